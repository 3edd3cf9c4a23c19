import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { one, rowsOf } from '../../framework/database/rows.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import type { Rate } from '../../vocabulary/amounts/exchange.ts'
import { ratesOfToday } from '../reporting/queries.ts'
import { type Reported, reportedSums } from '../reporting/sums.ts'
import { paidOut } from './paid-out.ts'

/** All that an organization ever paid in, and where it left, in one currency. */
export type Totals = {
  currency: string
  funded_amount: number
  awaited_amount: number
  paid_amount: number
  fee_amount: number
  refunded_amount: number
  refunding_amount: number
}

export const totalNames = [
  'funded_amount',
  'awaited_amount',
  'paid_amount',
  'fee_amount',
  'refunded_amount',
  'refunding_amount',
] as const

type Whose = Pick<Organization, 'id' | 'reporting_currency'>

/** The totals, and what they are together in the reporting currency, if one is chosen. */
export type AllTotals = {
  totals: Totals[]
  reported: Reported<(typeof totalNames)[number]> | undefined
}

/** Adds everything up in one statement, with the rates of today. */
export async function readTotals(db: Db, organization: Whose): Promise<AllTotals> {
  const { reporting_currency: currency } = organization
  const { rows } = await db.execute<{ totals: { totals: Totals }[]; rates: Rate[] }>(sql`
    select ${rowsOf(totalsOf(organization))} as totals,
      ${currency === null ? sql`'[]'::json` : ratesOfToday} as rates`)
  const { totals: found, rates } = one(rows)
  const totals = found.map(({ totals }) => totals)
  const reported =
    currency === null ? undefined : reportedSums(totals, totalNames, { currency, rates })
  return { totals, reported }
}

/** Money out of the balance was paid in before, and is not counted again. */
function totalsOf(organization: Pick<Organization, 'id'>): SQL {
  const { id } = organization
  return sql`
    select json_build_object('currency', currency,
      'funded_amount', coalesce(sum(amount) filter (where part = 'funded'), 0),
      'awaited_amount', coalesce(sum(amount) filter (where part = 'awaited'), 0),
      'paid_amount', coalesce(sum(amount) filter (where part = 'paid'), 0),
      'fee_amount', coalesce(sum(amount) filter (where part = 'fees'), 0),
      'refunded_amount', coalesce(sum(amount) filter (where part = 'refunded'), 0),
      'refunding_amount', coalesce(sum(amount) filter (where part = 'refunding'), 0)) as totals
    from (
      select case when succeeded_at is null then 'awaited' else 'funded' end as part, currency, amount
      from fundings where organization_id = ${id} and provider <> 'balance'
        and (succeeded_at is not null or status in ('pending', 'processing'))
      union all
      select case event when 'fee_released' then 'fees' else 'paid' end, currency, amount
      from (${paidOut(organization, ['reward_released', 'collab_released', 'fee_released'])}) paid
      union all
      select case status when 'pending' then 'refunding' else 'refunded' end, currency, amount
      from refunds where organization_id = ${id} and status in ('pending', 'succeeded')
    ) parts
    group by currency order by currency`
}
