/** As wide and as high as networks and messengers show it. */
export const cardSize = { width: 1200, height: 630 }

/**
 * All that is drawn of a page for those who come across a link to it, in letters that can be drawn: see
 * `drawableText`.
 */
export type ShareCard = Subject & { panel: Panel | undefined }

/** Whom or what the page is about. */
export type Subject = {
  title: string
  portrait: Portrait
  /** Stands beside the portrait; empty for nothing. */
  owner: string
  /** Stands below the title; empty for nothing. */
  about: string
}

export type Portrait = {
  /** Has its initials drawn where there is no picture. */
  name: string
  avatar_key: string | null
  /** A person's is a disc, a brand's a square with round corners. */
  isRound: boolean
}

/** The figure that decides, with what it is about and what it is made of. */
export type Panel = {
  label: string
  figure: string
  note: string
  rows: { name: string; value?: string }[]
}
