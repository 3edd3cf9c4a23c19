import { eq } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { digests } from '../../tables/users/digests.ts'
import {
  type MailChoice,
  notificationChoices,
  type Topic,
  topics,
} from '../../tables/users/notification-choices.ts'
import { users } from '../../tables/users/users.ts'

/** How someone is told of each topic, by names that are flat, as a form sends them. */
export type NotificationChoices = Record<`${Topic}_mail`, MailChoice> &
  Record<`${Topic}_push`, boolean> & {
    /** Where the morning is at which their daily mail comes. */
    time_zone: string | null
  }

export async function findNotificationChoices(
  db: Reader,
  { id }: { id: number },
): Promise<NotificationChoices> {
  const rows = await db
    .select({ choice: notificationChoices, time_zone: digests.time_zone })
    .from(users)
    .leftJoin(notificationChoices, eq(notificationChoices.user_id, users.id))
    .leftJoin(digests, eq(digests.user_id, users.id))
    .where(eq(users.id, id))
  const choices = topics.flatMap((topic) => {
    const { mail, push } =
      rows.find(({ choice }) => choice?.topic === topic)?.choice ?? unlessChosen
    return [
      [`${topic}_mail`, mail],
      [`${topic}_push`, push],
    ]
  })
  return { ...Object.fromEntries(choices), time_zone: rows[0]?.time_zone ?? null }
}

const unlessChosen = { mail: 'at_once', push: true } as const
