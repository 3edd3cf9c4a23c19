import pg from 'pg'

/** The type of `text[]`, which pg has no name for. */
export const textArray = 1009 as typeof pg.types.builtins.TEXT

const readAny = pg.types.getTypeParser(textArray)
const hasMore = /["{]|\bnull\b/i

/**
 * The texts of an array. pg reads every array letter by letter; most are short words with commas between
 * them.
 */
export function textsOfArray(array: string): (string | null)[] {
  const words = array.slice(1, -1)
  if (hasMore.test(words)) return readAny(array)
  return words === '' ? [] : words.split(',')
}
