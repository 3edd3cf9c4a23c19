import { type SQL, sql } from 'drizzle-orm'
import { bigint, customType, type PgColumn } from 'drizzle-orm/pg-core'
import { isoTime } from '../../vocabulary/time/time.ts'

/** Column types that every table shares. */

export const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity()

export const reference = () => bigint({ mode: 'number' })

/** The moment of a transaction, by the clock that programs and money go by. On a trial it can be moved. */
export const currentTime = sql`troupe_now()`

/** The day of it in UTC, which is the day of all programs and money. */
export const today = sql`(troupe_now() at time zone 'UTC')::date`

/** Whether a deadline has passed by that clock, which all processes share. */
export function isPast(deadline: PgColumn) {
  return sql<boolean>`${deadline} <= troupe_now()`
}

/** The moment of a transaction as it is, for what guards sign-ins and machines. Nobody moves it. */
export const realTime = sql`now()`

/** Whether a credential, or what leads to one, has expired. */
export function isExpired(deadline: PgColumn) {
  return sql<boolean>`${deadline} <= now()`
}

/** Moments are texts, in our records as in our answers: `2026-03-01T09:30:00.000Z`. */
export const moment = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: isoTime,
})

export const timestamps = () => ({
  created_at: moment().notNull().default(currentTime),
  updated_at: moment().notNull().default(currentTime),
})

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Like `inArray`, but the same statement for few as for many, so that the database has to plan it only once.
 */
export function isOneOf(column: PgColumn, ids: number[]): SQL {
  return sql`${column} = any(${sql.param(ids)}::bigint[])`
}
