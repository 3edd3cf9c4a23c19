import { sql } from 'drizzle-orm'
import { bindKey, claimKey, type IdempotencyKey } from '../../accounts/idempotency/keys.ts'
import { fromNow, setDeadline } from '../../activity/deadlines/deadlines.ts'
import { markReadAbout } from '../../activity/notifications/model.ts'
import { notify } from '../../activity/notifications/notify.ts'
import { audit } from '../../activity/records/audit.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { inOneWrite } from '../../framework/database/in-one-write.ts'
import { guard } from '../../framework/errors.ts'
import { limitRate, tryWithin } from '../../framework/http/load/rate-limit.ts'
import { type StoredMedia, withStoredMedia } from '../../framework/uploads/media.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Message, messageMarks, messages } from '../../tables/collabs/messages.ts'
import { submissionFiles } from '../../tables/collabs/submission-files.ts'
import { displayName } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import type { Access } from '../submissions/access.ts'
import { guardFileLimits } from '../submissions/files/limits.ts'
import { unreadDeadline } from './deadline-kinds.ts'
import { submissionMessage } from './notices.ts'
import { readConversation, type ShownMessage } from './queries.ts'
import { recipientsOf } from './recipients.ts'
import { messageRecord } from './record.ts'
import type { MessageFields } from './schema.ts'
import { unreadLimit } from './time-limits.ts'
import { guardUnanswered } from './unanswered.ts'

type Sided = Access & { side: 'creator' | 'organization' }

/** Writes to the other side of a submission. Gives the id of the message. */
export async function sendMessage(
  context: Context,
  actor: Actor,
  submission: Sided,
  { body = '', files = [] }: MessageFields,
  key?: IdempotencyKey,
): Promise<number> {
  guard(body !== '' || files.length > 0, 'body', "can't be blank")
  guard(submission.user_id !== null, 'base', 'The creator has left.')

  const send = async (tx: Tx, stored: StoredMedia[]) => {
    const earlier = await claimKey(tx, key)
    if (earlier !== undefined) {
      guard(stored.length === 0, 'base', 'This message was sent already.')
      return earlier
    }
    const { id: submission_id, side } = submission
    const values = { submission_id, side, body, user_id: actor.user.id }
    const [recipients] = await inOneWrite(recipientsOf(tx, values), guardUnanswered(tx, submission))
    await guardFileLimits(tx, submission, side, stored)
    await tellOfMessage(tx, context, actor, submission, body, recipients)
    const message = await tx.conclude(insertRow(tx, messages, values))
    if (stored.length > 0) {
      const rows = stored.map((media) => ({ ...media, submission_id, message_id: message.id }))
      await tx.insert(submissionFiles).values(rows)
    }
    await bindKey(tx, key, message)
    await recordMessage(tx, actor, message)
    return message.id
  }
  if (files.length === 0) {
    const counted = tryWithin(limitFor('messages-by', actor.user.id))
    return context.db.transaction((tx) => send(tx, []), counted)
  }
  // Files are cleaned and stored before the transaction, and none beyond the limit.
  await limitWriting(context.db, actor, 1)
  return withStoredMedia(context, files, actor.user.id, send)
}

/** Counts messages that someone is about to write. */
export async function limitWriting(db: Db, { user }: Actor, tries: number): Promise<void> {
  await limitRate(db, { ...limitFor('messages-by', user.id), tries })
}

/** Records a message that was written, and sets when it is mailed. */
export async function recordMessage(tx: Tx, actor: Actor, message: Message): Promise<void> {
  await audit(tx, actor, messageRecord, 'send', message)
  await setDeadline(tx, unreadDeadline, message, fromNow(unreadLimit))
}

export async function tellOfMessage(
  tx: Tx,
  services: Services,
  actor: Actor,
  submission: Access,
  body: string,
  recipients: number[],
): Promise<void> {
  await notify(tx, services, recipients, submissionMessage, {
    record_id: submission.id,
    by: actor,
    params: {
      organization_id: encodeId('Organization', submission.organization_id),
      organization_name: submission.organization_name,
      program_name: submission.program_name,
      kind: submission.kind,
      creator_name: displayName({ name: submission.creator_name ?? '' }),
      sender_name: displayName(actor.user),
      excerpt: excerptOf(body),
    },
  })
}

const longestExcerpt = 200

function excerptOf(body: string): string {
  const line = body.replace(/\s+/g, ' ')
  return line.length <= longestExcerpt
    ? line
    : `${line.slice(0, longestExcerpt).toWellFormed().trimEnd()}…`
}

/** Notes that someone has read all messages that are there now. */
export async function markMessagesRead(
  db: Db,
  actor: Actor,
  submission: { id: number },
): Promise<void> {
  const newest = sql`(select coalesce(max(id), 0) from messages where submission_id = ${submission.id})`
  const values = { submission_id: submission.id, user_id: actor.user.id, read_id: newest }
  await db
    .insert(messageMarks)
    .values(values)
    .onConflictDoUpdate({
      target: [messageMarks.submission_id, messageMarks.user_id],
      set: { read_id: sql`greatest(${messageMarks.read_id}, excluded.read_id)` },
      setWhere: sql`${messageMarks.read_id} < excluded.read_id`,
    })
  await markReadAbout(db, actor, submissionMessage.type, submission.id)
}

/** Reads a conversation. Messages that are shown to someone are read by them. */
export async function openConversation(
  db: Db,
  actor: Actor,
  submission: { id: number },
): Promise<ShownMessage[]> {
  const shown = await readConversation(db, actor, submission)
  if (shown.some(({ is_unread }) => is_unread)) await markMessagesRead(db, actor, submission)
  return shown
}
