import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import { arrivalDay } from '../../../money/payouts/days.ts'
import { isOpenInDatabase } from '../../../tables/finance/payouts.ts'
import { dayMs, utcDay } from '../../../vocabulary/time/days.ts'
import type { Span } from '../span.ts'
import { dayOf, isWithin, noTurn } from './columns.ts'

/**
 * The amount that comes into a balance on each day. What a doubt or a dispute holds beyond its day has none.
 */
export function releases(userId: number, span: Span): SQL {
  const moment = 'coalesce(grants.released_at, grants.release_at)'
  return sql`
    select 'release', null::bigint, null::bigint, null::bigint, ${programNames}, null, 1, ${dayOf(moment)}, null,
      sum(reward_amount - returned_reward_amount)::bigint, grants.currency,
      ${isoMoment('max(grants.created_at)')}, ${noTurn}
    from grants join campaigns on campaigns.id = grants.campaign_id
    where grants.user_id = ${userId} and reward_amount > returned_reward_amount and ${isWithin(moment, span)}
      and (released_at is not null or release_at > troupe_now() and not exists (
        select from campaign_submissions work where work.id = grants.submission_id and work.state = 'flagged'))
    group by grants.currency, ${dayOf(moment)}`
}

/** The campaign that money is from, or how many there are beside the first of them. */
const programNames = sql`min(campaigns.name) || case when count(distinct campaigns.id) > 1
  then ' and ' || count(distinct campaigns.id) - 1 || ' more' else '' end`

export function sentPayouts(userId: number, { from, to }: Span): SQL {
  return sql`
    select 'payout', payouts.id, null, null, '', null, 1, sends_on::text, null, payouts.amount,
      payouts.currency, ${isoMoment('payouts.created_at')}, ${noTurn}
    from payouts where payouts.user_id = ${userId} and (payouts.status = 'paid' or ${isOpenInDatabase()})
      and sends_on between ${from}::date and ${to}::date`
}

/** The days that money takes from each weekday on, Monday first, as payouts promise them. */
const daysUnderway = sql.raw(
  `(array[${[5, 6, 7, 8, 9, 10, 11]
    .map((day) => utcDay(Date.UTC(2026, 0, day)))
    .map((sent) => (Date.parse(arrivalDay(sent)) - Date.parse(sent)) / dayMs)
    .join(', ')}])`,
)

/** Payouts on the day by which they should be there. One that was not sent on its day has none any more. */
export function arrivingPayouts(userId: number, { from, to }: Span): SQL {
  return sql`
    select 'payout_arrival', id, null, null, '', null, 1, arrives_on::text, null, amount, currency,
      ${isoMoment('created_at')}, ${noTurn}
    from (
      select sent.*, sent_on + ${daysUnderway}[extract(isodow from sent_on)::int] as arrives_on
      from (select payouts.*, coalesce((paid_at at time zone 'UTC')::date, sends_on) as sent_on from payouts
        where payouts.user_id = ${userId} and (payouts.status = 'paid'
          or ${isOpenInDatabase()} and sends_on >= (troupe_now() at time zone 'UTC')::date)) sent
    ) arriving where arrives_on between ${from}::date and ${to}::date`
}
