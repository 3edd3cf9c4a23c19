import { sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { prepared, query } from '../../framework/database/driver/prepared.ts'
import { statement } from '../../framework/database/driver/statement.ts'
import { one } from '../../framework/database/rows.ts'
import { guard } from '../../framework/errors.ts'
import { messages } from '../../tables/collabs/messages.ts'
import type { Access } from '../submissions/access.ts'
import { afterWithdrawal, amongAll, oneByOne } from './time-limits.ts'

const { placeholder } = sql
const id = sql`${placeholder('id')}::bigint`
const side = sql`${placeholder('side')}::text`
const organizationId = sql`${placeholder('organization_id')}::bigint`
const userId = sql`${placeholder('user_id')}::bigint`

/**
 * How many the other side has not answered of those about all of their submissions. The latest of each are
 * enough to know: there is no more than the most that a side may write.
 */
const amongAllOfThem = sql<number>`(
  with recent as materialized (
    select latest.id, latest.side from (
      select id from collab_submissions
      where organization_id = ${organizationId} and user_id = ${userId}
      union all
      select id from campaign_submissions
      where organization_id = ${organizationId} and user_id = ${userId}) work
    cross join lateral (
      select message.id, message.side, message.created_at from messages message
      where message.submission_id = work.id order by message.id desc limit ${sql.raw(String(amongAll.most))}) latest
    where latest.created_at > troupe_now() - ${amongAll.interval}::interval)
  select count(*) from recent where side = ${side}
    and id > coalesce((select max(id) from recent where side <> ${side}), 0))`.mapWith(Number)

const unansweredMessages = prepared(
  'unanswered_messages',
  query
    .select({
      lately: sql<number>`count(*)`.mapWith(Number),
      today: sql<number>`count(*) filter (
        where created_at > troupe_now() - ${oneByOne.interval}::interval)`.mapWith(Number),
      among_all: amongAllOfThem,
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
  'lock_messages_between',
  "select pg_advisory_xact_lock(hashtextextended('messages:' || $1, 0))",
)

/** Refuses more messages to someone who does not answer. Whoever has withdrawn need not listen for long. */
export async function guardUnanswered(
  tx: Tx,
  submission: Pick<Access, 'id' | 'organization_id' | 'user_id'> & { side: string },
): Promise<void> {
  const { id, side, organization_id, user_id } = submission
  // Those who write at the same moment would not see each other.
  tx.writeLater(lockMessages, [`${organization_id}:${user_id}`])
  const asked = { id, side, organization_id, user_id: user_id ?? 0 }
  const { lately, today, among_all, is_withdrawn } = one(await unansweredMessages(tx, asked))
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
  guard(
    among_all < amongAll.most,
    'base',
    `Wait for an answer: within ${amongAll.words} you wrote ${amongAll.most} messages to them.`,
  )
}
