import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/**
 * Money that is disputed is held or owed, and then lost or given back; what is not given back is the
 * funding's loss.
 */
export const checkOfDisputes: Check = {
  table: 'disputes',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when (moved.held, moved.owed) <> (dispute.held_amount, dispute.debt_amount)
        or dispute.status <> 'won' and moved.lost + moved.won
          <> case dispute.status when 'lost' then dispute.held_amount else 0 end
        or dispute.status = 'won' and moved.won <> dispute.amount then
        format('dispute %s is %s over %s, and its transfers make %s held, %s owed, %s lost, %s won', dispute.id,
          dispute.status, dispute.amount, moved.held, moved.owed, moved.lost, moved.won)
      when funding.disputed_amount <> least(funding.amount, disputed.amount) then
        format('funding %s shows %s disputed, and its disputes make %s', funding.id,
          funding.disputed_amount, disputed.amount)
      end as difference
    from disputes dispute join fundings funding on funding.id = dispute.funding_id cross join lateral (
      select
        coalesce(sum(amount) filter (where step in ('budget', 'wallet')), 0)::bigint as held,
        coalesce(sum(amount) filter (where step = 'debt'), 0)::bigint as owed,
        coalesce(sum(amount) filter (where step = 'lost'), 0)::bigint as lost,
        coalesce(sum(amount) filter (where step like 'won:%'), 0)::bigint as won
      from unnest(array['budget', 'wallet', 'debt', 'lost', 'won:budget', 'won:wallet', 'won:debt',
        'won:repaid']) step
      join ledger_transfers on idempotency_key = format('dispute:%s:%s', dispute.id, step)
    ) moved cross join lateral (
      select coalesce(sum(amount), 0)::bigint as amount from disputes
      where funding_id = funding.id and status <> 'won'
    ) disputed
    where dispute.id > ${after} and dispute.id <= ${upTo}`,
}
