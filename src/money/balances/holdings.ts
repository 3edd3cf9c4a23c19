import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import type { Balance } from './queries.ts'

/** The money of an organization in one currency, where it can be spent and where not. */
export type Holding = Balance & {
  /** Money that is left in the budgets of its campaigns. */
  campaigns_amount: number
  /** Money that creators were granted or agreed on, and cannot withdraw yet. */
  aside_amount: number
  /** Refunds that are on their way and have not arrived. */
  refund_amount: number
}

/**
 * Lists the holdings in one statement. The books are kept by account; what belongs to programs is kept with
 * them.
 */
export async function listHoldings(db: Db, { id }: Pick<Organization, 'id'>): Promise<Holding[]> {
  const { rows } = await db.execute<{ holding: Holding }>(sql`
    select json_build_object('currency', currency,
      'available_amount', coalesce(sum(amount) filter (where part = 'wallet'), 0),
      -- Debt is kept as an account below zero, and shown as the amount that is owed.
      'debt_amount', coalesce(0 - sum(amount) filter (where part = 'debt'), 0),
      'campaigns_amount', coalesce(sum(amount) filter (where part = 'campaigns'), 0),
      'aside_amount', coalesce(sum(amount) filter (where part = 'aside'), 0),
      'refund_amount', coalesce(sum(amount) filter (where part = 'refunds'), 0)) as holding
    from (
      select kind as part, currency, balance as amount from ledger_accounts
      where owner_id = ${id} and kind in ('wallet', 'debt')
      union all
      select 'campaigns', currency, unused_amount from campaigns
      where organization_id = ${id} and unused_amount > 0
      union all
      select 'aside', campaigns.currency, reward_amount + fee_amount - returned_reward_amount - returned_fee_amount
      from campaigns join grants on grants.campaign_id = campaigns.id and grants.released_at is null
      where campaigns.organization_id = ${id}
      union all
      select 'aside', currency, quote_amount + fee_amount - paid_amount - paid_fee_amount - returned_amount
      from collab_submissions where organization_id = ${id} and accepted_at is not null
      union all
      select 'refunds', currency, amount from refunds
      where organization_id = ${id} and status = 'pending'
    ) parts
    group by currency order by currency`)
  return rows.map(({ holding }) => holding)
}
