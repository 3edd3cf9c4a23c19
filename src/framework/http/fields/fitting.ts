import { decodeId } from '../../../vocabulary/ids.ts'
import { isDay } from '../../../vocabulary/time/days.ts'
import { longestSearch } from '../../search-query.ts'
import type { Explained } from '../api.ts'
import { decodeCursor } from '../cursor.ts'

/** Whether a parameter may have this value. */
export const fits = (
  value: string,
  { values, text, day, moment, whole, fromOne, ids, cursorOf }: Partial<Explained>,
): boolean =>
  (!text || isSearchable(value)) &&
  (values?.includes(value) ?? true) &&
  (!day || isDay(value)) &&
  (!moment || momentIn(value) !== undefined) &&
  (!whole || digits.test(value)) &&
  (!fromOne || counting.test(value)) &&
  (ids?.some((type) => decodeId(type, value) !== undefined) ?? true) &&
  (cursorOf === undefined || decodeCursor(cursorOf, value) !== undefined)

/** The words for a value that does not fit. */
export function misfit(
  value: string,
  { values, text, day, moment, whole, fromOne, ids }: Partial<Explained>,
): string {
  if (values) return `is not included in the list, which has ${values.join(', ')}`
  if (text && value.length > longestSearch)
    return `is too long (maximum is ${longestSearch} characters)`
  if (text) return 'is invalid'
  if (ids) return 'is not an id of such a record'
  if (whole) return 'is not a whole number, such as 10000'
  if (fromOne) return 'is not a whole number from 1 on, such as 2'
  if (moment)
    return 'is not a moment with its zone, such as 2026-11-01T09:30:00Z or 2026-11-01T18:30:00+09:00'
  return day ? 'is not a date, such as 2026-11-01' : 'is not a cursor of this list'
}

/** A text that is too long to be looked for would be passed over, and all be found. */
const isSearchable = (value: string) => value.length <= longestSearch && !value.includes('\0')

/** No longer than what a column of the database holds. */
export const digits = /^\d{1,12}$/

/** However long: no list has as many pages, and none gives more records at once than it says. */
const counting = /^0*[1-9]\d*$/

const written = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)$/

/**
 * The moment that a parameter names, in UTC. The `+` of an offset arrives as a space where nobody has escaped
 * it.
 */
export function momentIn(value: string): string | undefined {
  const text = value.replace(/ (?=\d\d:\d\d$)/, '+')
  const isRight = written.test(text) && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text))
  return isRight ? new Date(text).toISOString() : undefined
}
