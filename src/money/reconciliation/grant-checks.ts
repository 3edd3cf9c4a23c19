import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/** Money held for submissions is what they were granted, less what was taken back and released. */
const grants: Check = {
  table: 'ledger_accounts',
  step: 20_000,
  rows: (after, upTo) => sql`
    with held as materialized (
      select id, owner_id, currency from ledger_accounts
      where id > ${after} and id <= ${upTo} and kind = 'held' and owner_type = 'Submission'
    ), moved as (
      select account_id,
        coalesce(sum(amount) filter (where step = 'granted'), 0)::bigint as granted,
        coalesce(sum(amount) filter (where step = 'returned'), 0)::bigint as returned,
        coalesce(sum(amount) filter (where step = 'released'), 0)::bigint as released
      from (
        select credit_account_id as account_id, 'granted' as step, amount from ledger_transfers
        where credit_account_id > ${after} and credit_account_id <= ${upTo}
        union all
        select debit_account_id, case when event like '%returned' then 'returned' else 'released' end, amount
        from ledger_transfers where debit_account_id > ${after} and debit_account_id <= ${upTo}
      ) transfer group by account_id
    ), reward as (
      select submission_id, currency,
        sum(reward_amount + fee_amount)::bigint as granted,
        sum(returned_reward_amount + returned_fee_amount)::bigint as returned,
        coalesce(sum(reward_amount + fee_amount - returned_reward_amount - returned_fee_amount)
          filter (where released_at is not null), 0)::bigint as released
      from grants where submission_id in (select owner_id from held)
      group by submission_id, currency
    )
    select case
      when (moved.granted, moved.returned, moved.released)
        is distinct from (reward.granted, reward.returned, reward.released) then
        format('submission %s was granted %s, %s taken back and %s released, and its transfers make %s, %s and %s',
          held.owner_id, reward.granted, reward.returned, reward.released, moved.granted, moved.returned,
          moved.released)
      end as difference
    from held left join moved on moved.account_id = held.id
    join reward on reward.submission_id = held.owner_id and reward.currency = held.currency`,
}

/** No grant is without its transfers: then all of them together have granted another amount. */
const grantsTogether: Check = {
  table: 'grants',
  step: Number.MAX_SAFE_INTEGER,
  rows: () => sql`
    select case when kept.amount <> moved.amount then
        format('all grants together make %s, and their transfers make %s', kept.amount, moved.amount)
      end as difference
    from (select coalesce(sum(reward_amount + fee_amount), 0)::bigint as amount from grants) kept,
      (select coalesce(sum(amount), 0)::bigint as amount from ledger_transfers
        where event in ('reward_granted', 'fee_granted')) moved`,
}

export const grantChecks: Check[] = [grants, grantsTogether]
