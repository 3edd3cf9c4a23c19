import type { PaperLine } from '../../../tables/finance/papers.ts'

/** All that is written on a PDF, whatever it is of. */
export type Drawing = {
  /** In large letters, and in the title of the window. */
  title: string
  name: string
  /** The author, and the moment that keeps the same PDF from being another file each time. */
  author: string
  at: string
  issuer: string[]
  facts: (readonly [name: string, value: string])[]
  /** The recipient, with the words above them. */
  to: string
  recipient: string[]
  tables: Table[]
  /** The last of these is the small print. */
  notes: [standing: string, smallPrint: string]
  /** At the foot of each page. */
  reference: string
  is_test: boolean
}

/** Amounts in one currency, and what they come to. */
export type Table = { currency: string; lines: PaperLine[]; total_amount: number }
