import type { Page } from '../../../framework/pagination.ts'
import { Layout } from '../../../framework/views/layout/layout.tsx'
import { EmptyState } from '../../../framework/views/lists/empty-state.tsx'
import { Pagination } from '../../../framework/views/lists/pagination.tsx'
import { Live } from '../../../framework/views/live.tsx'
import { PageHeader } from '../../../framework/views/page-header.tsx'
import { Icon } from '../../../framework/views/values/icon.tsx'
import { LocalMoments } from '../../../framework/views/values/local-moments.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Notification } from '../../../tables/users/notifications.ts'
import {
  allNotificationsReadingPath,
  notificationReadingPath,
  notificationSettingsPath,
} from '../../../vocabulary/addresses/urls.ts'
import { type Catalogue, describeNotification, type NoticeText } from '../catalogue.ts'

type Props = { page: Page<Notification>; notifiers: Catalogue; unseen: number }

export function NotificationIndex({ page, notifiers, unseen }: Props) {
  const hasUnread = page.rows.some(({ read_at }) => read_at === null)

  return (
    <Layout title="Notifications" unseen={unseen}>
      <PageHeader title="Notifications" description="What happened, newest first.">
        {hasUnread && (
          <form method="post" action={allNotificationsReadingPath}>
            <button type="submit" class="btn btn-sm">
              <Icon name="circleCheck" />
              Mark all as read
            </button>
          </form>
        )}
        <a href={notificationSettingsPath} class="btn btn-sm">
          <Icon name="settings" />
          Settings
        </a>
      </PageHeader>
      <Live id="notifications" of={['notifications']}>
        {page.total === 0 ? (
          <EmptyState icon="bell" title="No notifications yet">
            News about your campaigns and collabs, your team, your money and your account’s security
            shows up here.
          </EmptyState>
        ) : (
          <ul class="divide-y divide-base-300 overflow-hidden rounded-box border border-base-300 bg-base-100 shadow-xs empty:hidden">
            {page.rows.map((notification) => (
              <Item
                notification={notification}
                text={describeNotification(notifiers, notification)}
              />
            ))}
          </ul>
        )}
        <Pagination page={page} />
      </Live>
    </Layout>
  )
}

/** The whole line is a button, because following it also marks the notification as read. */
function Item({ notification, text }: { notification: Notification; text: NoticeText }) {
  const { title, body, icon } = text
  const isUnread = notification.read_at === null

  return (
    <li>
      <form method="post" action={notificationReadingPath(notification)}>
        <button
          type="submit"
          class={`flex w-full cursor-pointer items-start gap-4 p-4 text-left -outline-offset-2 hover:bg-base-200 focus-visible:bg-base-200 sm:px-5 ${isUnread ? 'bg-primary/5' : ''}`}
        >
          <span
            class={`grid size-10 shrink-0 place-items-center rounded-lg ${isUnread ? 'bg-primary/12 text-primary' : 'bg-base-200 text-base-content/70'}`}
          >
            <Icon name={icon} class="size-5" />
          </span>
          <span class="min-w-0 flex-1">
            <span class={`block break-words ${isUnread ? 'font-semibold' : 'font-medium'}`}>
              {title}
            </span>
            <span class="mt-0.5 line-clamp-2 text-sm break-words text-base-content/70">
              <LocalMoments text={body} />
            </span>
            <span class="mt-1 block text-xs text-base-content/70">
              <Time at={notification.created_at} />
            </span>
          </span>
          {isUnread && (
            <span class="mt-2 size-2 shrink-0 rounded-full bg-primary">
              <span class="sr-only">Unread</span>
            </span>
          )}
        </button>
      </form>
    </li>
  )
}
