import { decodeId } from '../../../vocabulary/ids.ts'
import { isDay } from '../../../vocabulary/time/days.ts'
import type { Explained } from '../api.ts'
import { decodeCursor } from './cursor.ts'

/** Whether a parameter may have this value. */
export const fits = (
  value: string,
  { values, day, moment, whole, ids, cursorOf }: Partial<Explained>,
): boolean =>
  (values?.includes(value) ?? true) &&
  (!day || isDay(value)) &&
  (!moment || isMoment(value)) &&
  (!whole || digits.test(value)) &&
  (ids?.some((type) => decodeId(type, value) !== undefined) ?? true) &&
  (cursorOf === undefined || decodeCursor(cursorOf, value) !== undefined)

/** The words for a value that does not fit. */
export function misfit({ values, day, moment, whole, ids }: Partial<Explained>): string {
  if (values) return `is not included in the list, which has ${values.join(', ')}`
  if (ids) return 'is not an id of such a record'
  if (whole) return 'is not a whole number, such as 10000'
  if (moment) return 'is not a moment, such as 2026-11-01T09:30:00Z'
  return day ? 'is not a date, such as 2026-11-01' : 'is not a cursor of this list'
}

/** No longer than what a column of the database holds. */
export const digits = /^\d{1,12}$/

const written = /^2\d{3}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?Z$/

const isMoment = (value: string) =>
  written.test(value) && isDay(value.slice(0, 10)) && !Number.isNaN(Date.parse(value))
