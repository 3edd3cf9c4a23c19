import type { PostCheck } from '../../../tables/campaigns/campaign-submissions.ts'
import type { Correction } from '../../../tables/campaigns/corrections.ts'
import { checkNamed } from '../checks/check-post.ts'

type Corrected = {
  corrections: Correction[]
  post_url: string
  caption: string | null
  checks: PostCheck[]
}

/** The difference that a correction has made to a post, as its platform tells it: from what, and to what. */
export type PostChange = {
  correction: Correction
  /** Another post in the place of the one before; null where it is the same. */
  post: { before: string; after: string } | null
  caption: { before: string | null; after: string | null } | null
  checks: { before: PostCheck; after: PostCheck }[]
}

/** Whether the platform tells nothing else of a post than when it was rejected. */
export const isUnchanged = ({ post, caption, checks }: Omit<PostChange, 'correction'>): boolean =>
  post === null && caption === null && checks.length === 0

/** Each correction, the latest first, with what is different since: until the next one, or until now. */
export function changesOf({ corrections, post_url, caption, checks }: Corrected): PostChange[] {
  return corrections
    .map((correction, index): PostChange => {
      const next = corrections[index + 1]
      const after = next ? next.caption_before : caption
      const checksAfter = next?.checks_before ?? checks
      const later = corrections.slice(index + 1).map(({ post_url_before }) => post_url_before)
      return {
        correction,
        post: correction.post_url_before
          ? {
              before: correction.post_url_before,
              after: later.find((url) => url !== null) ?? post_url,
            }
          : null,
        caption:
          correction.caption_before === after ? null : { before: correction.caption_before, after },
        checks: correction.checks_before.flatMap((before) => {
          const checkAfter = checkNamed(checksAfter, before.name)
          return checkAfter && checkAfter.outcome !== before.outcome
            ? [{ before, after: checkAfter }]
            : []
        }),
      }
    })
    .toReversed()
}
