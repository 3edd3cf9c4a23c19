import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { beginningIn, pageOf, total } from '../../framework/database/driver/totals.ts'
import { one } from '../../framework/database/rows.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import { type ExchangeRate, exchangeRates } from '../../tables/finance/exchange-rates.ts'
import { users } from '../../tables/users/users.ts'
import { currencyCodes } from '../../vocabulary/amounts/currencies.ts'

export type ExchangeRateInList = ExchangeRate & {
  /** Nobody where their account is deleted. */
  user_name: string | null
  /** Whether it is the one that sums of today use. */
  is_used: boolean
}

const columns = {
  ...getTableColumns(exchangeRates),
  rate: sql<string>`trim_scale(${exchangeRates.rate})`,
  user_name: users.name,
  is_used: sql<boolean>`not exists (
    select from exchange_rates newer where newer.currency = ${exchangeRates.currency}
      and (newer.day, newer.id) > (${exchangeRates.day}, ${exchangeRates.id}))`,
}

/** Lists all rates that were ever entered, the newest first. */
export async function listExchangeRates(
  db: Reader,
  page: PageRequest,
): Promise<Page<ExchangeRateInList>> {
  const rows = await db
    .select({ ...columns, total })
    .from(exchangeRates)
    .leftJoin(users, eq(users.id, exchangeRates.user_id))
    .orderBy(desc(exchangeRates.id))
    .limit(page.size)
    .offset(beginningIn(exchangeRates, sql`true`, page.offset))
  return pageOf(page, rows)
}

export async function findExchangeRate(db: Reader, id: number): Promise<ExchangeRateInList> {
  const rows = await db
    .select(columns)
    .from(exchangeRates)
    .leftJoin(users, eq(users.id, exchangeRates.user_id))
    .where(eq(exchangeRates.id, id))
  return one(rows)
}

/**
 * The rates that hold on a day: of each currency the last one until then, by one look into the index for each
 * currency there is, however many rates were entered.
 */
export const ratesOn = (day: SQL): SQL => sql`
  select latest.currency, trim_scale(latest.rate)::text as rate, latest.day::text as day
  from unnest(${sql.param(currencyCodes)}::text[]) code
  cross join lateral (
    select currency, rate, day from exchange_rates
    where currency = code and day <= ${day} order by day desc, id desc limit 1
  ) latest`
