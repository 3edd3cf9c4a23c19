import { sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import type { Access } from '../submissions/access.ts'
import { afterWithdrawal, oneByOne } from './time-limits.ts'

type Unanswered = { lately: number; today: number; is_withdrawn: boolean }

/** Refuses more messages to someone who does not answer. Whoever has withdrawn need not listen for long. */
export async function guardUnanswered(
  tx: Tx,
  { id, side }: Pick<Access, 'id' | 'side'>,
): Promise<void> {
  // Those who write at the same moment would not see each other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('messages', ${id}))`)
  const { rows } = await tx.execute<Unanswered>(sql`
    select count(*)::int as lately,
      (count(*) filter (where created_at > troupe_now() - ${oneByOne.interval}::interval))::int as today,
      exists (select from collab_submissions where id = ${id} and state = 'withdrawn')
        or exists (select from campaign_submissions where id = ${id} and state = 'withdrawn') as is_withdrawn
    from messages where submission_id = ${id} and side = ${side}
      and created_at > troupe_now() - ${afterWithdrawal.interval}::interval
      and id > coalesce((select max(id) from messages where submission_id = ${id} and side <> ${side}), 0)`)
  const { lately, today, is_withdrawn } = one(rows)
  guard(
    side === 'creator' || !is_withdrawn || lately < afterWithdrawal.most,
    'base',
    `They have withdrawn, and have not answered your last ${afterWithdrawal.most} messages.`,
  )
  guard(
    today < oneByOne.most,
    'base',
    `Wait for an answer: you wrote ${oneByOne.most} messages within ${oneByOne.words}.`,
  )
}
