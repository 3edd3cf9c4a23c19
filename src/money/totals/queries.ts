import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
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

/** Adds everything up in one statement. Money out of the balance was paid in before, and is not counted again. */
export async function listTotals(
  db: Db,
  organization: Pick<Organization, 'id'>,
): Promise<Totals[]> {
  const { id } = organization
  const { rows } = await db.execute<{ totals: Totals }>(sql`
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
    group by currency order by currency`)
  return rows.map(({ totals }) => totals)
}
