/** Hashtags by which posts are marked as advertising, in the languages of the countries there are most of. */
const marks =
  /#(?:ad|ads|advert|advertisement|advertising|anzeige|bezahltewerbung|paidpartnership|publicidad|publicite|publicité|sponsored|werbung)(?![\p{L}\p{N}_])/iu

/** The hashtag in a caption that says that it is advertising; null where none is found. */
export function disclosureIn({ caption }: { caption: string | null }): string | null {
  return marks.exec(caption ?? '')?.[0] ?? null
}
