import { sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { statement } from '../../framework/database/driver/statement.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import { messages } from '../../tables/collabs/messages.ts'
import type { Access } from '../submissions/access.ts'
import { afterWithdrawal, oneByOne } from './time-limits.ts'

const { placeholder } = sql
const id = sql`${placeholder('id')}::bigint`
const side = sql`${placeholder('side')}::text`

const unansweredMessages = prepared(
  'unanswered_messages',
  query
    .select({
      lately: sql<number>`count(*)`.mapWith(Number),
      today: sql<number>`count(*) filter (
        where created_at > troupe_now() - ${oneByOne.interval}::interval)`.mapWith(Number),
      is_withdrawn: sql<boolean>`
        exists (select from collab_submissions where id = ${id} and state = 'withdrawn')
        or exists (select from campaign_submissions where id = ${id} and state = 'withdrawn')`,
    })
    .from(messages)
    .where(sql`submission_id = ${id} and side = ${side}
      and created_at > troupe_now() - ${afterWithdrawal.interval}::interval
      and id > coalesce((select max(id) from messages where submission_id = ${id} and side <> ${side}), 0)`),
)

const lockMessages = statement(
  'lock_messages',
  "select pg_advisory_xact_lock(hashtextextended('messages', $1))",
)

/** Refuses more messages to someone who does not answer. Whoever has withdrawn need not listen for long. */
export async function guardUnanswered(
  tx: Tx,
  { id, side }: Pick<Access, 'id'> & { side: string },
): Promise<void> {
  // Those who write at the same moment would not see each other.
  tx.writeLater(lockMessages, [id])
  const { lately, today, is_withdrawn } = one(await unansweredMessages(tx, { id, side }))
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
