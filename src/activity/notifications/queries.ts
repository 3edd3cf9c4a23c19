import { and, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../framework/database/db.ts'
import { prepared, query, written } from '../../framework/database/driver/prepared.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Explained } from '../../framework/http/api.ts'
import { createdBetween } from '../../framework/http/lists/filters.ts'
import { defineListing } from '../../framework/http/lists/listing.ts'
import { type Page, type PageRequest, usualSize } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Notification, notifications } from '../../tables/users/notifications.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { listReadAhead } from '../lists/read-ahead.ts'
import { columnsWithProgram, type NotificationWithProgram, program } from './programs.ts'

const ofUser = eq(notifications.user_id, sql.placeholder('userId'))
// The condition is written into the SQL and not a parameter, because the index covers exactly this one.
const isListed = ne(notifications.type, sql.raw("'SubmissionMessageNotifier'"))

const newestFirst = [desc(notifications.created_at), desc(notifications.id)]

/** The filters and orders that programs can ask for. */
const notificationsListing = defineListing('Notification', notifications, {
  type: {
    description: 'Only those of this type',
    example: 'SubmissionApprovedNotifier',
    several: true,
    where: (...types) => inArray(notifications.type, types),
  },
  unread: {
    description: 'Only those that nobody has read (`true`), or that were read (`false`)',
    example: 'true',
    values: ['true', 'false'],
    where: (value) =>
      value === 'true' ? isNull(notifications.read_at) : isNotNull(notifications.read_at),
  },
  ...createdBetween(notifications.created_at),
})

/** The parameters of the list, of which the type is one of those that there are. */
export function notificationsQuery(types: string[]) {
  const { type, ...others } = notificationsListing.query
  return { type: { ...type, values: types } as Explained, ...others }
}

const ownListed = () =>
  query
    .select(columnsWithProgram)
    .from(notifications)
    .leftJoinLateral(program, sql`true`)
    .where(and(ofUser, isListed))
    .orderBy(...newestFirst)

/**
 * The page that is asked for most has a statement of its own, in which its length is written. Of one that
 * does not know it the server thinks that many rows may come, each with its program, and plans it anew
 * each time, which takes longer than to read them.
 */
const firstNotifications = prepared('first_notifications', ownListed().limit(written(usualSize)))

const listedNotifications = prepared(
  'listed_notifications',
  ownListed().limit(sql.placeholder('size')).offset(sql.placeholder('offset')),
)

const allNotifications = prepared(
  'all_notifications',
  query
    .select()
    .from(notifications)
    .where(ofUser)
    .orderBy(desc(notifications.created_at), desc(notifications.id))
    .limit(sql.placeholder('size'))
    .offset(sql.placeholder('offset')),
)

/** Programs see everything but messages about submissions. The total was loaded with the user. */
export const notificationsListed = listReadAhead<NotificationWithProgram>(
  (db, { userId }, page) =>
    page.size === usualSize && page.offset === 0
      ? firstNotifications(db, { userId })
      : listedNotifications(db, { userId, ...page }),
  (page, rows, { actor }) => ({ ...page, rows, total: actor.user.notifications_count }),
  {
    askedOf: notificationsListing.askedOf,
    read: (db, { userId }, asked) => {
      const isOwn = and(eq(notifications.user_id, userId), isListed)
      return notificationsListing.pageAsked(asked, isOwn, newestFirst, (parts) =>
        db
          .select({ ...columnsWithProgram, total: parts.total })
          .from(notifications)
          .leftJoinLateral(program, sql`true`)
          .where(parts.where)
          .orderBy(...parts.order)
          .limit(parts.limit)
          .offset(parts.offset),
      )
    },
  },
)

/** Lists for people everything, including messages. */
export async function listWithMessages(
  db: Db,
  { user }: Actor,
  page: PageRequest,
): Promise<Page<Notification>> {
  const rows = await allNotifications(db, { userId: user.id, ...page })
  return { ...page, rows, total: user.notifications_count + user.message_notifications_count }
}

export async function findNotification(
  db: Reader,
  { user }: Actor,
  publicId: string,
): Promise<Notification> {
  const [notification] = await db
    .select()
    .from(notifications)
    .where(
      and(
        eq(notifications.id, decodeId('Notification', publicId) ?? 0),
        eq(notifications.user_id, user.id),
      ),
    )
  if (notification === undefined) throw new NotFound()
  return notification
}
