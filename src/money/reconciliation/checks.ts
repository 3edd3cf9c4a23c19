import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'
import { collabChecks } from './collab-checks.ts'
import { dayChecks } from './day-checks.ts'
import { checkOfDisputes } from './dispute-check.ts'
import { grantChecks } from './grant-checks.ts'
import { campaignCounts, submissionAmounts } from './submission-checks.ts'

/** The balance of an account is what came in less what went out. */
const balances: Check = {
  table: 'ledger_accounts',
  step: 20_000,
  rows: (after, upTo) => sql`
    select case
      when account.balance <> coalesce(moved.amount, 0) then
        format('account %s (%s of %s, %s) holds %s, and its transfers make %s', account.id, account.kind,
          account.owner_id, account.currency, account.balance, coalesce(moved.amount, 0))
      when account.transfers_count <> coalesce(moved.number, 0) then
        format('account %s (%s of %s, %s) counts %s transfers, and has %s', account.id, account.kind,
          account.owner_id, account.currency, account.transfers_count, coalesce(moved.number, 0))
      end as difference
    from ledger_accounts account left join (
      select account_id, sum(amount)::bigint as amount, count(*) as number from (
        select credit_account_id as account_id, amount::bigint from ledger_transfers
        where credit_account_id > ${after} and credit_account_id <= ${upTo}
        union all
        select debit_account_id, -amount from ledger_transfers
        where debit_account_id > ${after} and debit_account_id <= ${upTo}
      ) transfer group by account_id
    ) moved on moved.account_id = account.id
    where account.id > ${after} and account.id <= ${upTo} and account.balance is not null`,
}

/** The amounts that a campaign shows are what its budget account has taken in, given out and reserved. */
const budgets: Check = {
  table: 'campaigns',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when (campaign.total_budget_amount, campaign.used_amount)
        <> (coalesce(moved.total, 0), coalesce(moved.used, 0)) then
        format('campaign %s shows a budget of %s with %s used, and its transfers make %s with %s used',
          campaign.id, campaign.total_budget_amount, campaign.used_amount, coalesce(moved.total, 0),
          coalesce(moved.used, 0))
      end as difference
    from campaigns campaign left join (
      select transfer.campaign_id,
        coalesce(sum(transfer.amount) filter (where other.kind <> 'held'), 0)::bigint as total,
        coalesce(-sum(transfer.amount) filter (where other.kind = 'held'), 0)::bigint as used
      from (
        select budget.owner_id as campaign_id, debit_account_id as other_id, amount::bigint
        from ledger_accounts budget join ledger_transfers on credit_account_id = budget.id
        where budget.kind = 'budget' and budget.owner_id > ${after} and budget.owner_id <= ${upTo}
        union all
        select budget.owner_id, credit_account_id, -amount
        from ledger_accounts budget join ledger_transfers on debit_account_id = budget.id
        where budget.kind = 'budget' and budget.owner_id > ${after} and budget.owner_id <= ${upTo}
      ) transfer
      join ledger_accounts other on other.id = transfer.other_id
      group by transfer.campaign_id
    ) moved on moved.campaign_id = campaign.id
    where campaign.id > ${after} and campaign.id <= ${upTo}`,
}

/** A funding that came about has moved its amount, in one transfer or in two, and no other has. */
const fundings: Check = {
  table: 'fundings',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when moved.amount <> case when funding.succeeded_at is null then 0 else funding.amount end then
        format('funding %s is %s over %s, and its transfers make %s', funding.id, funding.status,
          funding.amount, moved.amount)
      when funding.refunded_amount <> refunded.amount then
        format('funding %s shows %s refunded, and its refunds make %s', funding.id,
          funding.refunded_amount, refunded.amount)
      end as difference
    from fundings funding cross join lateral (
      select coalesce(sum(amount), 0)::bigint as amount from ledger_transfers
      where idempotency_key in ('funding:' || funding.id, 'funding:' || funding.id || ':debt')
    ) moved cross join lateral (
      select coalesce(sum(amount), 0)::bigint as amount from refunds
      where funding_id = funding.id and status <> 'failed'
    ) refunded
    where funding.id > ${after} and funding.id <= ${upTo}`,
}

/**
 * Money that is asked back, or taken without being asked for, leaves its accounts, and arrives or comes
 * back: one of them, once. Money that arrived may still come back.
 */
const refunds: Check = {
  table: 'refunds',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when moved.asked <> refund.amount
        or moved.paid <> case refund.status when 'succeeded' then refund.amount else 0 end
        or moved.failed <> case refund.status when 'failed' then refund.amount else 0 end then
        format('refund %s is %s over %s, and its transfers make %s asked, %s paid, %s failed', refund.id,
          refund.status, refund.amount, moved.asked, moved.paid, moved.failed)
      end as difference
    from refunds refund cross join lateral (
      select
        coalesce(sum(amount) filter (where step in ('asked', 'budget', 'wallet', 'debt')), 0)::bigint as asked,
        coalesce(sum(case step when 'paid' then amount when 'returned' then -amount end), 0)::bigint as paid,
        coalesce(sum(amount) filter (where step in ('failed', 'returned')), 0)::bigint as failed
      from unnest(array['asked', 'budget', 'wallet', 'debt', 'paid', 'failed', 'returned']) step
      join ledger_transfers on idempotency_key = format('refund:%s:%s', refund.id, step)
    ) moved
    where refund.id > ${after} and refund.id <= ${upTo}`,
}

/** Money that a creator takes out leaves their balance, and arrives or comes back. */
const payouts: Check = {
  table: 'payouts',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when (moved.asked, moved.paid, moved.back) <> (payout.amount,
          case when payout.status in ('paid', 'returned') then payout.amount else 0 end,
          case when payout.status in ('failed', 'canceled', 'returned') then payout.amount else 0 end) then
        format('payout %s is %s over %s, and its transfers make %s asked, %s paid, %s back', payout.id,
          payout.status, payout.amount, moved.asked, moved.paid, moved.back)
      end as difference
    from payouts payout cross join lateral (
      select
        coalesce(sum(amount) filter (where event = 'payout_asked'), 0)::bigint as asked,
        coalesce(sum(amount) filter (where event = 'payout_paid'), 0)::bigint as paid,
        coalesce(sum(amount) filter (where event not in ('payout_asked', 'payout_paid')), 0)::bigint as back
      from ledger_transfers
      where idempotency_key in ('payout:' || payout.id || ':asked', 'payout:' || payout.id || ':paid',
        'payout:' || payout.id || ':failed', 'payout:' || payout.id || ':canceled',
        'payout:' || payout.id || ':returned')
    ) moved
    where payout.id > ${after} and payout.id <= ${upTo}`,
}

/** The checks of everything that is kept although transfers say it too. */
export const checks: Check[] = [
  balances,
  budgets,
  ...grantChecks,
  ...collabChecks,
  submissionAmounts,
  campaignCounts,
  ...dayChecks,
  fundings,
  refunds,
  checkOfDisputes,
  payouts,
]
