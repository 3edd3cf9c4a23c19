import type { PostCheck } from '../../tables/campaigns/campaign-submissions.ts'
import { type PlatformId, platformNames } from '../../vocabulary/platforms.ts'

/** Hashtags by which posts are marked as advertising, in the languages of the countries there are most of. */
const marks =
  /#(?:ad|ads|advert|advertisement|advertising|anzeige|bezahltewerbung|paidpartnership|publicidad|publicite|publicité|sponsored|werbung)(?![\p{L}\p{N}_])/iu

type Captioned = { caption: string | null }

/** The hashtag in a caption that says that it is advertising; null where none is found. */
export function disclosureIn({ caption }: Captioned): string | null {
  return marks.exec(caption ?? '')?.[0] ?? null
}

/**
 * Whether a caption that we know marks nothing as advertising. The label of a platform may do so, which none
 * tells us of: a person has to look, and nobody is kept waiting for it.
 */
export const lacksDisclosure = (post: Captioned): boolean =>
  post.caption !== null && disclosureIn(post) === null

/** A line about a post, beside those of its checks. */
export type CheckLine = Pick<PostCheck, 'outcome' | 'found'> & { title: string }

/** Says whether the caption marks the post as advertising, to both sides; nothing while it is not known. */
export function disclosureLine(post: Captioned & { platform_id: PlatformId }): CheckLine[] {
  const title = 'Marked as advertising'
  const mark = disclosureIn(post)
  if (mark !== null) return [{ title, outcome: 'passed', found: `“${mark}” is in its caption.` }]
  if (!lacksDisclosure(post)) return []
  const platform = platformNames[post.platform_id]
  const found = `Its caption has no word like #ad. Whether it has the label of ${platform} only the post shows.`
  return [{ title, outcome: 'unknown', found }]
}
