import { sql } from 'drizzle-orm'
import { today } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { one, rowsOf } from '../../framework/database/rows.ts'
import type { Actor } from '../../tables/actor.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import type { Rate } from '../../vocabulary/amounts/exchange.ts'
import { ratesOn } from '../exchange-rates/queries.ts'
import type { Reporting } from './sums.ts'

/** The rates of today as one value, within another statement. */
export const ratesOfToday = rowsOf(ratesOn(today))

/** The reporting currency of a user as one value, within another statement. */
export const currencyOf = (userId: number) =>
  sql`(select reporting_currency from users where id = ${userId})`

/** Reads the rates by which an organization reads its sums; undefined if it has chosen no currency. */
export async function loadReporting(
  db: Db,
  { reporting_currency: currency }: Pick<Organization, 'reporting_currency'>,
): Promise<Reporting | undefined> {
  if (currency === null) return undefined
  const { rows } = await db.execute<{ rates: Rate[] }>(sql`select ${ratesOfToday} as rates`)
  return { currency, rates: one(rows).rates }
}

/** Reads the same for a creator, who reads it of their own earnings. */
export async function loadOwnReporting(
  db: Db,
  { user }: Pick<Actor, 'user'>,
): Promise<Reporting | undefined> {
  const { rows } = await db.execute<{ currency: string | null; rates: Rate[] }>(
    sql`select ${currencyOf(user.id)} as currency, ${ratesOfToday} as rates`,
  )
  const { currency, rates } = one(rows)
  return currency === null ? undefined : { currency, rates }
}
