import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { beginningIn } from '../../framework/database/driver/totals.ts'
import { one } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Message, messages } from '../../tables/collabs/messages.ts'
import type { SubmissionFile } from '../../tables/collabs/submission-files.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { accessColumns, submissionsOfBothKinds } from '../submissions/access.ts'

/** A message, with who wrote it and what came along. */
export type ShownMessage = Message & {
  sender_name: string | null
  files: SubmissionFile[]
  /** Whether whoever asks has not read it yet. */
  is_unread: boolean
}

/** The table is written out, because a column of the only table of a select is written without it. */
const columns = (userId: number) => ({
  ...getTableColumns(messages),
  sender_name: sql<string | null>`(select name from users where users.id = messages.user_id)`,
  files: sql<SubmissionFile[]>`(select coalesce(json_agg(submission_files order by id), '[]')
    from submission_files where submission_files.message_id = messages.id)`,
  is_unread: sql<boolean>`messages.user_id is distinct from ${userId} and messages.id > coalesce(
    (select mark.read_id from message_marks mark
      where mark.submission_id = messages.submission_id and mark.user_id = ${userId}), 0)`,
})

/** Newest first, for those on one of its sides; with who they are in it, in one statement. */
export async function listMessages(
  db: Reader,
  { user }: Actor,
  publicId: string,
  page: PageRequest,
): Promise<Page<ShownMessage>> {
  const id = decodeId('Submission', publicId) ?? 0
  const rows = await db
    .select({
      side: accessColumns(user.id).side,
      message: columns(user.id),
      total: sql<number>`count(${messages.id}) over ()`.mapWith(Number),
    })
    .from(sql`${submissionsOfBothKinds} submission`)
    .leftJoin(messages, sql`${messages.submission_id} = submission.id`)
    .where(sql`submission.id = ${id}`)
    .orderBy(sql`${messages.id} desc nulls last`)
    .limit(page.size)
    .offset(beginningIn(messages, eq(messages.submission_id, id), page.offset))
  const [first] = rows
  if (first === undefined || first.side === null) throw new NotFound('Submission not found.')

  const found = page.offset < first.total ? rows : []
  return { ...page, rows: found.map(({ message }) => message as ShownMessage), total: first.total }
}

const mostOnPage = 100

/**
 * The latest of them, the oldest first, as a page shows them. Whoever calls this has found the submission.
 */
export async function readConversation(
  db: Reader,
  { user }: Actor,
  submission: { id: number },
): Promise<ShownMessage[]> {
  const rows = await db
    .select(columns(user.id))
    .from(messages)
    .where(eq(messages.submission_id, submission.id))
    .orderBy(sql`${messages.id} desc`)
    .limit(mostOnPage)
  return rows.toReversed()
}

export async function findMessage(db: Reader, { user }: Actor, id: number): Promise<ShownMessage> {
  return one(await db.select(columns(user.id)).from(messages).where(eq(messages.id, id)))
}
