import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { defineDeadline } from '../../activity/deadlines/deadlines.ts'
import { isMailedAtOnce } from '../../activity/notifications/choices.ts'
import { notificationMail } from '../../activity/notifications/mailer.tsx'
import type { Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { type Message, messageMarks, messages } from '../../tables/collabs/messages.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { users } from '../../tables/users/users.ts'
import { unreadDeadline } from './deadline-kinds.ts'
import { submissionMessage } from './notices.ts'
import { recipientsOf } from './recipients.ts'

/** Mails a message to those who have not read it: one mail for all they have not read, until they do. */
export const messageUnread = defineDeadline({
  ...unreadDeadline,
  lock: async (tx, id) => {
    const [message] = await tx.select().from(messages).where(eq(messages.id, id))
    return message
  },
  act: async (tx, services, message) => {
    const unread: number[] = []
    for (const user_id of await recipientsOf(tx, message)) {
      if (await claimMail(tx, message, user_id)) unread.push(user_id)
    }
    if (unread.length > 0) await mail(tx, services, message, unread)
  },
})

/** Whether it is for this message that someone is mailed, and nobody has done it yet. */
async function claimMail(tx: Tx, { id, submission_id }: Message, user_id: number) {
  const claimed = await tx
    .insert(messageMarks)
    .values({ submission_id, user_id, mailed_id: id })
    .onConflictDoUpdate({
      target: [messageMarks.submission_id, messageMarks.user_id],
      set: { mailed_id: id },
      setWhere: sql`${messageMarks.read_id} < ${id} and ${messageMarks.mailed_id} <= ${messageMarks.read_id}`,
    })
    .returning({ user_id: messageMarks.user_id })
  return claimed.length > 0
}

async function mail(tx: Tx, { mailer }: Services, message: Message, userIds: number[]) {
  const notices = await tx
    .selectDistinctOn([notifications.user_id], { notification: notifications, email: users.email })
    .from(notifications)
    .innerJoin(users, eq(users.id, notifications.user_id))
    .where(
      and(
        inArray(notifications.user_id, userIds),
        eq(notifications.type, submissionMessage.type),
        eq(notifications.record_id, message.submission_id),
        isMailedAtOnce(users.id, submissionMessage.topic),
      ),
    )
    .orderBy(notifications.user_id, desc(notifications.created_at), desc(notifications.id))
  for (const { notification, email } of notices) {
    await mailer.deliverLater(tx, notificationMail(email, submissionMessage, notification))
  }
}
