import type { SQL } from 'drizzle-orm'

/**
 * A comparison of what is kept with what transfers say. It is made for a range of ids at a time, in one
 * statement and so of one moment, and gives a `difference` for each row, or none where everything agrees.
 */
export type Check = {
  table: string
  /** The number of ids that one statement looks at. */
  step: number
  rows: (after: number, upTo: number) => SQL
}
