import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/** The amounts that were set aside for work, paid and returned are what its transfers say. */
const reservations: Check = {
  table: 'collab_submissions',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when (moved.reserved, moved.paid, moved.returned) <> (
        case when work.accepted_at is null then 0
          else work.quote_amount + work.fee_amount + work.returned_fee_amount end,
        work.paid_amount + work.paid_fee_amount, work.returned_amount + work.returned_fee_amount) then
        format('submission %s of a collab is %s over %s and a fee of %s, %s paid and %s returned, and its transfers make %s, %s and %s',
          work.id, work.state, work.quote_amount, work.fee_amount, work.paid_amount + work.paid_fee_amount,
          work.returned_amount + work.returned_fee_amount, moved.reserved, moved.paid, moved.returned)
      when work.accepted_at is not null and work.fee_amount <> moved.fee then
        format('submission %s of a collab shows a fee of %s, and its transfers make %s', work.id,
          work.fee_amount, moved.fee)
      when work.state not in ('applied', 'completed') and work.ended_at is not null
        and moved.reserved <> moved.paid + moved.returned then
        format('submission %s of a collab is %s, and %s of it is still set aside', work.id, work.state,
          moved.reserved - moved.paid - moved.returned)
      end as difference
    from collab_submissions work cross join lateral (
      select
        coalesce(sum(amount) filter (where step = 'reserved'), 0)::bigint as reserved,
        coalesce(sum(amount) filter (where step = 'released'), 0)::bigint as paid,
        coalesce(sum(amount) filter (where step = 'returned'), 0)::bigint as returned,
        coalesce(sum(case step when 'reserved' then amount when 'returned' then -amount end)
          filter (where part = 'fee'), 0)::bigint as fee
      from unnest(array['reserved', 'released', 'returned']) step
      cross join unnest(array['reward', 'fee']) part
      join ledger_transfers on idempotency_key = format('collab:%s:%s:%s', work.id, part, step)
    ) moved
    where work.id > ${after} and work.id <= ${upTo}`,
}

/** Nothing is held for what is neither a grant nor work that was agreed on. */
const heldForNothing: Check = {
  table: 'ledger_accounts',
  step: 20_000,
  rows: (after, upTo) => sql`
    select case
      when not exists (select from grants where submission_id = held.owner_id)
        and not exists (select from collab_submissions where id = held.owner_id and accepted_at is not null) then
        format('account %s holds %s for submission %s, which was neither granted anything nor accepted', held.id,
          held.balance, held.owner_id)
      end as difference
    from ledger_accounts held
    where held.id > ${after} and held.id <= ${upTo} and held.kind = 'held' and held.owner_type = 'Submission'`,
}

/** The counts of a collab are what there is. */
const collabCounts: Check = {
  table: 'collabs',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when (collab.submissions_count, collab.completed_count, collab.accepted_count)
        <> (counted.number, counted.completed, counted.accepted) then
        format('collab %s counts %s submissions, %s completed and %s accepted, and has %s, %s and %s', collab.id,
          collab.submissions_count, collab.completed_count, collab.accepted_count, counted.number,
          counted.completed, counted.accepted)
      end as difference
    from collabs collab cross join lateral (
      select count(*) as number, count(*) filter (where state = 'completed') as completed,
        count(*) filter (where accepted_at is not null and (ended_at is null or state = 'completed')) as accepted
      from collab_submissions where collab_id = collab.id
    ) counted
    where collab.id > ${after} and collab.id <= ${upTo}`,
}

export const collabChecks: Check[] = [heldForNothing, reservations, collabCounts]
