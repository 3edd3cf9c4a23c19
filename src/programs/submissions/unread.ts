import { type SQL, sql } from 'drizzle-orm'

/**
 * How many messages about a submission others wrote after the last that someone has read; none for nobody.
 */
export function unreadCount(submissionId: SQL, reader: { id: number } | undefined): SQL<number> {
  if (reader === undefined) return sql`0`.mapWith(Number)
  return sql`(select count(*) from messages
    where messages.submission_id = ${submissionId} and messages.user_id is distinct from ${reader.id}
      and messages.id > coalesce((select read_id from message_marks
        where message_marks.submission_id = ${submissionId}
          and message_marks.user_id = ${reader.id}), 0))`.mapWith(Number)
}
