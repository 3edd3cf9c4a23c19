import type { Notification } from '../../tables/users/notifications.ts'
import { notificationsPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { Notifier } from './notifier.ts'

/** Every notifier there is, by its type. The composition puts it together. */
export type Catalogue = ReadonlyMap<string, Notifier>

export type NoticeText = { title: string; body: string; path: string; icon: Notifier['icon'] }

export type Described = Pick<Notification, 'type' | 'params' | 'record_id' | 'user_id'>

// biome-ignore lint/suspicious/noExplicitAny: a list of notifiers holds every kind of params.
export function catalogueOf(notifiers: Notifier<any>[]): Catalogue {
  return new Map(notifiers.map((notifier) => [notifier.type, notifier]))
}

/** The words of a notification to its recipient, and the page it leads to. */
export function describeNotification(catalogue: Catalogue, notification: Described): NoticeText {
  const notifier = catalogue.get(notification.type)
  return notifier === undefined ? unknownNotice : describeBy(notifier, notification)
}

export function describeBy(notifier: Notifier, notification: Described): NoticeText {
  const { params, record_id, user_id } = notification
  const recipient = { id: encodeId('User', user_id) }

  return {
    title: notifier.title(params, recipient),
    body: notifier.body(params, recipient),
    path: notifier.path(params, record_id),
    icon: notifier.icon,
  }
}

/** The text of a notification that a newer or older version of the service has sent. */
const unknownNotice: NoticeText = {
  title: 'Something happened that this version cannot describe',
  body: 'Another version of Troupe sent this notification.',
  path: notificationsPath,
  icon: 'bell',
}
