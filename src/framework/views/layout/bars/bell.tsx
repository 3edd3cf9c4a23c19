import {
  allNotificationsReadingPath,
  notificationsPath,
} from '../../../../vocabulary/addresses/urls.ts'
import { Skeleton } from '../../lists/skeleton.tsx'
import { Icon } from '../../values/icon.tsx'

const id = 'notices'

/**
 * The way to the notifications, with how many came since they were last looked at. Where scripts run
 * it opens the latest in place; they are fetched then, and not with every page.
 */
export function Bell({ unseen }: { unseen: number }) {
  return (
    <div data-controller="bell" data-bell-address-value={notificationsPath}>
      <a
        id="bell"
        href={notificationsPath}
        class="btn btn-ghost btn-sm btn-square bell"
        data-live="notifications"
        data-action="bell#open"
      >
        <Icon name="bell" class="size-5" />
        <span class="sr-only">
          {unseen === 0 ? 'Notifications' : `Notifications, ${unseen} new`}
        </span>
        {unseen > 0 && (
          <span
            aria-hidden="true"
            class="absolute -top-1 left-4 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-error px-1 text-[0.6875rem] leading-none font-semibold text-error-content"
          >
            {unseen > 99 ? '99+' : unseen}
          </span>
        )}
      </a>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-title`}
        class="notices"
        data-bell-target="panel"
      >
        <div class="flex items-center gap-2 border-b border-base-300 py-2 pr-2 pl-4">
          <h2 id={`${id}-title`} class="mr-auto font-display text-lg font-bold tracking-tight">
            Notifications
          </h2>
          <form
            method="post"
            action={allNotificationsReadingPath}
            hidden
            data-bell-target="reading"
            data-action="submit->bell#markAll"
          >
            <button type="submit" class="btn btn-ghost btn-sm">
              <Icon name="circleCheck" />
              Mark all as read
            </button>
          </form>
        </div>
        <div
          class="min-h-24 flex-1 overflow-y-auto"
          aria-live="polite"
          aria-busy="true"
          data-bell-target="list"
        >
          <Skeleton />
        </div>
        <a href={notificationsPath} class="notices-all">
          All notifications
        </a>
      </div>
    </div>
  )
}
