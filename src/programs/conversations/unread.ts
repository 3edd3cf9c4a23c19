import { type SQL, sql } from 'drizzle-orm'
import { conversations } from '../../tables/collabs/conversations.ts'

/** The latest conversations, among which those are looked for that someone has not read. */
const looked = 200

/**
 * Whether the last message of a conversation is news to someone. Those from before a member came are none of
 * theirs to answer.
 */
export function isUnread(conversation: SQL, userId: SQL): SQL {
  return sql`(${conversation}.last_sender_id is distinct from ${userId}
    and ${conversation}.last_message_id > coalesce((select mark.read_id from message_marks mark
      where mark.submission_id = ${conversation}.submission_id and mark.user_id = ${userId}), 0)
    and (${conversation}.user_id is not distinct from ${userId} or exists (
      select from messages join memberships on memberships.organization_id = ${conversation}.organization_id
      where messages.id = ${conversation}.last_message_id and memberships.user_id = ${userId}
        and messages.created_at >= memberships.created_at)))`
}

/** Rows of the conversations that someone has not read, for the numbers beside the places of the side bar. */
export function unreadConversations(isTheirs: SQL, userId: SQL): SQL {
  return sql`select 1 from (select * from ${conversations} where ${isTheirs}
      order by last_message_id desc limit ${looked}) latest
    where ${isUnread(sql`latest`, userId)}`
}
