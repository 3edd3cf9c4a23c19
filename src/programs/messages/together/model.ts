import { sql } from 'drizzle-orm'
import { requireStillMember } from '../../../accounts/authentication/still-member.ts'
import { audit, unchanged } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import type { Member } from '../../../tables/actor.ts'
import { messages } from '../../../tables/collabs/messages.ts'
import {
  recipientAt,
  recipientOf,
  refusingRecipients,
} from '../../../teams/invitation-limits/recipients.ts'
import { organizationRecord } from '../../../teams/organizations/record.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { type Access, accessColumns } from '../../submissions/access.ts'
import { limitWriting, recordMessage, tellOfMessage } from '../model.ts'
import { recipientsOf } from '../recipients.ts'
import type { MessageTogetherFields } from '../schema.ts'
import { unansweredLimit } from '../time-limits.ts'
import { latestWorkOf } from './latest-work.ts'
import type { MessageOutcome, MessageResult } from './outcomes.ts'

type Reached = Access & {
  user_id: number
  email: string
  is_repeated: boolean
  unanswered_count: number
}

/**
 * Writes the same to many creators, to each about their latest work. One lock keeps two from writing at once.
 * `filters` are those by which all of them were chosen, in words.
 */
export async function sendTogether(
  context: Context,
  actor: Member,
  { user_ids, body }: MessageTogetherFields,
  filters = '',
): Promise<MessageResult[]> {
  const ids = user_ids.map((id) => decodeId('User', id) ?? 0)
  await limitWriting(context.db, actor, ids.length)
  return context.db.transaction(async (tx) => {
    const organization = await lock(tx, organizationRecord, actor.organization)
    await requireStillMember(tx, actor)
    const known = await knownAmong(tx, actor, ids)
    const reached = new Map(
      (await latestWork(tx, actor, ids, body)).map((one) => [one.user_id, one]),
    )
    const refusing = await refusingAmong(tx, actor, [...reached.values()])

    const results: MessageResult[] = []
    for (const user_id of user_ids) {
      const id = decodeId('User', user_id) ?? 0
      const work = reached.get(id)
      const closed = known.has(id) ? 'closed' : 'unknown'
      const outcome = work && !refusing.has(id) ? outcomeFor(work) : closed
      if (work && outcome === 'sent') {
        const values = { submission_id: work.id, side: 'organization' as const, body }
        const message = await insertRow(tx, messages, { ...values, user_id: actor.user.id })
        await recordMessage(tx, actor, message)
        await tellOfMessage(tx, context, actor, work, body, await recipientsOf(tx, message))
      }
      results.push({ user_id, outcome })
    }
    const sent = results.filter(({ outcome }) => outcome === 'sent').length
    const auditChanges = {
      creators: unchanged(counted(sent, 'creator')),
      filters: unchanged(filters),
    }
    if (sent > 0)
      await audit(tx, actor, organizationRecord, 'write_to_creators', organization, auditChanges)
    return results
  })
}

function outcomeFor({ is_repeated, unanswered_count }: Reached): MessageOutcome {
  if (is_repeated) return 'sent_already'
  return unanswered_count >= unansweredLimit.most ? 'unanswered' : 'sent'
}

async function knownAmong(tx: Tx, { organization }: Member, ids: number[]): Promise<Set<number>> {
  const { rows } = await tx.execute<{ user_id: string }>(sql`
    select user_id from campaign_creators
    where organization_id = ${organization.id} and user_id = any(${sql.param(ids)}::bigint[])
    union
    select user_id from collab_submissions
    where organization_id = ${organization.id} and user_id = any(${sql.param(ids)}::bigint[])`)
  return new Set(rows.map(({ user_id }) => Number(user_id)))
}

/** The latest work of each that was neither withdrawn nor declined, and what was written about it of late. */
async function latestWork(
  tx: Tx,
  { user, organization }: Member,
  ids: number[],
  body: string,
): Promise<Reached[]> {
  const recently = sql`recent.submission_id = submission.id and recent.side = 'organization'
    and recent.created_at > troupe_now() - ${unansweredLimit.interval}::interval`
  return tx
    .select({
      ...accessColumns(user.id),
      user_id: sql<number>`submission.user_id`.mapWith(Number),
      email: sql<string>`(select email from users where users.id = submission.user_id)`,
      is_repeated: sql<boolean>`exists (select from messages recent where ${recently} and recent.body = ${body})`,
      unanswered_count: sql<number>`(select count(*) from messages recent where ${recently}
        and not exists (select from messages answer where answer.submission_id = submission.id
          and answer.side = 'creator' and answer.id > recent.id))`.mapWith(Number),
    })
    .from(sql`${latestWorkOf(organization.id, ids)} submission`)
}

async function refusingAmong(tx: Tx, { organization }: Member, some: Reached[]) {
  const known = some.flatMap(({ user_id, email }) => [
    { user_id, recipient: recipientOf({ id: user_id }) },
    { user_id, recipient: recipientAt(email) },
  ])
  if (known.length === 0) return new Set<number>()
  const recipients = known.map(({ recipient }) => recipient)
  const refusing = new Set((await refusingRecipients(tx, organization, recipients)).map(String))
  return new Set(
    known.filter(({ recipient }) => refusing.has(String(recipient))).map(({ user_id }) => user_id),
  )
}
