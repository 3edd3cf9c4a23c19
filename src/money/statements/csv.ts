import type { Reader } from '../../framework/database/db.ts'
import { csvLine } from '../../framework/formats/csv.ts'
import type { Actor } from '../../tables/actor.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import type { MoneyFilters } from '../transfers/filters.ts'
import { listMonths, readStatement } from './queries.ts'
import { describeLine } from './words.ts'

export const statementTitles = [
  'Date',
  'Event',
  'Description',
  'Currency',
  'Amount',
  'Change of granted',
  'Change of balance',
  'Change of on its way',
  'Brand',
  'Program',
]

export async function* statementLines(
  db: Reader,
  actor: Pick<Actor, 'user'>,
  filters: MoneyFilters,
): AsyncGenerator<string> {
  yield csvLine(statementTitles)
  for await (const line of readStatement(db, actor, filters)) {
    const money = (amount: number) => toDecimal(amount, line.currency)
    yield csvLine([
      line.created_at,
      line.event,
      describeLine(line),
      line.currency.toUpperCase(),
      money(line.amount),
      money(line.held_change),
      money(line.available_change),
      money(line.on_the_way_change),
      line.organization_name,
      line.campaign_name ?? line.collab_name,
    ])
  }
}

export const yearTitles = ['Month', 'Currency', 'Rewards', 'Sent', 'Payouts that came back']

/** A year by months, as those who do one's taxes ask for it. */
export async function* yearLines(
  db: Reader,
  actor: Pick<Actor, 'user'>,
  year: number,
): AsyncGenerator<string> {
  yield csvLine(yearTitles)
  for (const month of await listMonths(db, actor, year)) {
    const money = (amount: number) => toDecimal(amount, month.currency)
    yield csvLine([
      month.month,
      month.currency.toUpperCase(),
      money(month.rewards_amount),
      money(month.paid_amount),
      money(month.returned_amount),
    ])
  }
}
