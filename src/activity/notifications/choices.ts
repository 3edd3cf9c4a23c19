import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { notificationChoices, type Topic } from '../../tables/users/notification-choices.ts'

/**
 * Whether someone wants mails about a topic as soon as there is something to tell, as everyone does at first.
 */
export function isMailedAtOnce(userId: PgColumn, topic: Topic): SQL<boolean> {
  return sql`not exists (select from ${notificationChoices} where user_id = ${userId}
    and topic = ${topic} and mail <> 'at_once')`
}
