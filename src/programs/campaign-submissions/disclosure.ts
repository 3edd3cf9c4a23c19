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
