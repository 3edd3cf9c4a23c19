/** The rows on a page where nobody asks for another number. */
export const usualSize = 20

export type PageRequest = { number: number; size: number; offset: number }

/** One page of a list, and the number of rows on all pages together. */
export type Page<Row> = PageRequest & {
  rows: Row[]
  total: number
  /** Whether there are more rows than were counted: the total says of how many one knows. */
  isLonger?: boolean
  /**
   * Where it is read by cursor, and nothing is counted: the cursor of what comes next, or null at the end.
   */
  next?: string | null
}

export function pagesOf({ total, size }: Page<unknown>): number {
  return Math.max(1, Math.ceil(total / size))
}

/** The address of another page of the same list, everything else in the query kept. */
export function pageAddress(url: string, number: number): string {
  const [path, query] = url.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('page', String(number))
  return `${path}?${parameters}`
}
