import { type SQL, sql } from 'drizzle-orm'

/**
 * One comparison of what is kept with what transfers say. Each statement looks at so many rows after an
 * id, and gives one row for each: all that it compares is of the same moment, however long the whole takes.
 */
export type Check = (after: number, most: number) => SQL

/** `difference` is null where everything agrees. */
export type Checked = { id: number; difference: string | null }

/** What an account holds is what came in less what went out. */
const balances: Check = (after, most) => sql`
  select account.id, case
    when account.balance <> moved.amount then
      format('account %s (%s of %s, %s) holds %s, and its transfers make %s', account.id, account.kind,
        account.owner_id, account.currency, account.balance, moved.amount)
    when account.transfers_count <> moved.number then
      format('account %s (%s of %s, %s) counts %s transfers, and has %s', account.id, account.kind,
        account.owner_id, account.currency, account.transfers_count, moved.number)
    end as difference
  from (
    select * from ledger_accounts where id > ${after} and balance is not null order by id limit ${most}
  ) account, lateral (
    select coalesce(sum(amount), 0)::bigint as amount, count(*) as number from (
      select amount::bigint from ledger_transfers where credit_account_id = account.id
      union all
      select -amount from ledger_transfers where debit_account_id = account.id
    ) transfer
  ) moved
  order by account.id`

/** What a campaign shows is what its budget account has taken in, given out and reserved. */
const budgets: Check = (after, most) => sql`
  select campaign.id, case
    when (campaign.total_budget_amount, campaign.used_amount) <> (moved.total, moved.used) then
      format('campaign %s shows a budget of %s with %s used, and its transfers make %s with %s used',
        campaign.id, campaign.total_budget_amount, campaign.used_amount, moved.total, moved.used)
    end as difference
  from (select * from campaigns where id > ${after} order by id limit ${most}) campaign, lateral (
    select
      coalesce(sum(transfer.amount) filter (where other.kind <> 'held'), 0)::bigint as total,
      coalesce(-sum(transfer.amount) filter (where other.kind = 'held'), 0)::bigint as used
    from ledger_accounts budget cross join lateral (
      select debit_account_id as other_id, amount::bigint from ledger_transfers
      where credit_account_id = budget.id
      union all
      select credit_account_id, -amount from ledger_transfers where debit_account_id = budget.id
    ) transfer
    join ledger_accounts other on other.id = transfer.other_id
    where budget.kind = 'budget' and budget.owner_id = campaign.id
  ) moved
  order by campaign.id`

/** A funding that came about has moved its amount, in one transfer or in two, and no other has. */
const fundings: Check = (after, most) => sql`
  select funding.id, case
    when moved.amount <> case when funding.succeeded_at is null then 0 else funding.amount end then
      format('funding %s is %s over %s, and its transfers make %s', funding.id, funding.status,
        funding.amount, moved.amount)
    when funding.refunded_amount <> refunded.amount then
      format('funding %s shows %s refunded, and its refunds make %s', funding.id,
        funding.refunded_amount, refunded.amount)
    end as difference
  from (select * from fundings where id > ${after} order by id limit ${most}) funding, lateral (
    select coalesce(sum(amount), 0)::bigint as amount from ledger_transfers
    where idempotency_key in ('funding:' || funding.id, 'funding:' || funding.id || ':debt')
  ) moved, lateral (
    select coalesce(sum(amount), 0)::bigint as amount from refunds
    where funding_id = funding.id and status <> 'failed'
  ) refunded
  order by funding.id`

/** What is asked for leaves its account, and arrives or comes back: one of them, once. */
const refunds: Check = (after, most) => sql`
  select refund.id, case
    when moved.asked <> refund.amount
      or moved.paid <> case refund.status when 'succeeded' then refund.amount else 0 end
      or moved.failed <> case refund.status when 'failed' then refund.amount else 0 end then
      format('refund %s is %s over %s, and its transfers make %s asked, %s paid, %s failed', refund.id,
        refund.status, refund.amount, moved.asked, moved.paid, moved.failed)
    end as difference
  from (select * from refunds where id > ${after} order by id limit ${most}) refund, lateral (
    select
      coalesce(sum(amount) filter (where idempotency_key like '%:asked'), 0)::bigint as asked,
      coalesce(sum(amount) filter (where idempotency_key like '%:paid'), 0)::bigint as paid,
      coalesce(sum(amount) filter (where idempotency_key like '%:failed'), 0)::bigint as failed
    from ledger_transfers
    where idempotency_key in ('refund:' || refund.id || ':asked', 'refund:' || refund.id || ':paid',
      'refund:' || refund.id || ':failed')
  ) moved
  order by refund.id`

/** A grant has moved its reward and its fee into the submission's account and, once released, out of it. */
const grants: Check = (after, most) => sql`
  select reward.id, case
    when moved.granted <> reward.reward_amount + reward.fee_amount
      or moved.returned <> reward.returned_reward_amount + reward.returned_fee_amount
      or moved.released <> case when reward.released_at is null then 0
        else reward.reward_amount + reward.fee_amount
          - reward.returned_reward_amount - reward.returned_fee_amount end then
      format('grant %s of submission %s: its transfers make %s granted, %s returned, %s released',
        reward.number, reward.submission_id, moved.granted, moved.returned, moved.released)
    end as difference
  from (select * from grants where id > ${after} order by id limit ${most}) reward, lateral (
    select
      coalesce(sum(amount) filter (where step = 'granted'), 0)::bigint as granted,
      coalesce(sum(amount) filter (where step = 'returned'), 0)::bigint as returned,
      coalesce(sum(amount) filter (where step = 'released'), 0)::bigint as released
    from unnest(array['reward', 'fee']) part cross join lateral (
      select 'granted' as step, '' as suffix union all select 'released', ''
      union all select 'returned', ':' || time from generate_series(1, reward.returns_count) time
    ) happened
    join ledger_transfers on idempotency_key = format('grant:%s:%s:%s:%s%s', reward.submission_id,
      reward.number, part, step, suffix)
  ) moved
  order by reward.id`

/** Everything that is kept although transfers say it too. */
export const checks: Check[] = [balances, budgets, fundings, refunds, grants]
