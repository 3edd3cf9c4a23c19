import { sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'

/** Money that came in and went out through one provider. */
type ProviderTotals = {
  provider: string
  received_amount: number
  sent_amount: number
  /** The costs that the provider charged. */
  costs_amount: number
}

/** The money that the installation has in one currency, by whose it is. */
export type Liability = {
  currency: string
  /** The money that is owed to creators, up to `on_the_way_amount`. */
  available_amount: number
  held_amount: number
  on_the_way_amount: number
  /** The money of organizations, up to `debt_amount`. */
  wallet_amount: number
  budget_amount: number
  refund_amount: number
  disputed_amount: number
  debt_amount: number
  /** The installation's own, and what becomes its own when rewards are released. */
  fees_amount: number
  held_fees_amount: number
  providers: ProviderTotals[]
}

const amount = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number)

/** Adds up the balances of accounts, and the movements of those that keep none, in one statement. */
export async function listLiabilities(db: Reader): Promise<Liability[]> {
  const rows = await db
    .select({
      currency: sql<string>`currency`,
      available_amount: amount('available'),
      held_amount: amount('held - held_fees'),
      on_the_way_amount: amount('on_the_way'),
      wallet_amount: amount('wallet'),
      budget_amount: amount('budget'),
      refund_amount: amount('refund'),
      disputed_amount: amount('disputed'),
      debt_amount: amount('debt'),
      fees_amount: amount('fees'),
      held_fees_amount: amount('held_fees'),
      providers: sql<ProviderTotals[]>`providers`,
    })
    .from(sql`(${books}) books`)
    .orderBy(sql`currency`)
  return rows
}

const books = sql`
  with flows as (
    select account.currency, account.kind, account.provider,
      coalesce(sum(moved.amount) filter (where moved.amount > 0), 0) as received,
      coalesce(-sum(moved.amount) filter (where moved.amount < 0), 0) as sent
    from ledger_accounts account
    cross join lateral (
      select amount from ledger_transfers where debit_account_id = account.id
      union all
      select -amount from ledger_transfers where credit_account_id = account.id
    ) moved
    where account.balance is null
    group by account.currency, account.kind, account.provider
  ), by_provider as (
    select currency, provider,
      coalesce(sum(received) filter (where kind = 'external'), 0) as received_amount,
      coalesce(sum(sent) filter (where kind = 'external'), 0) as sent_amount,
      coalesce(sum(received - sent) filter (where kind = 'costs'), 0) as costs_amount
    from flows where kind in ('external', 'costs') group by currency, provider
  ), providers as (
    select currency, json_agg(json_build_object('provider', provider, 'received_amount', received_amount,
      'sent_amount', sent_amount, 'costs_amount', costs_amount) order by provider) as providers
    from by_provider group by currency
  ), held_fees as (
    select currency, sum(amount) as amount from (
      select currency, fee_amount - returned_fee_amount as amount from grants where released_at is null
      union all
      select currency, fee_amount - paid_fee_amount from collab_submissions
      where accepted_at is not null
    ) fee group by currency
  ), balances as (
    select currency,
      coalesce(sum(balance) filter (where kind = 'creator'), 0) as available,
      coalesce(sum(balance) filter (where kind = 'held'), 0) as held,
      coalesce(sum(balance) filter (where kind = 'payout'), 0) as on_the_way,
      coalesce(sum(balance) filter (where kind = 'wallet'), 0) as wallet,
      coalesce(sum(balance) filter (where kind = 'budget'), 0) as budget,
      coalesce(sum(balance) filter (where kind = 'refund'), 0) as refund,
      coalesce(sum(balance) filter (where kind = 'disputed'), 0) as disputed,
      coalesce(-sum(balance) filter (where kind = 'debt'), 0) as debt
    from ledger_accounts group by currency
  )
  select balances.*, coalesce(held_fees.amount, 0) as held_fees,
    coalesce((select sum(sent - received) from flows
      where flows.kind = 'fees' and flows.currency = balances.currency), 0) as fees,
    coalesce(providers.providers, '[]') as providers
  from balances
  left join held_fees using (currency)
  left join providers using (currency)`
