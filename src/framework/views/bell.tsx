import { notificationsPath } from '../../vocabulary/urls.ts'
import { Icon } from './icon.tsx'

/** The way to the notifications, with how many came since they were last looked at. */
export function Bell({ unseen }: { unseen: number }) {
  return (
    <a
      id="bell"
      href={notificationsPath}
      class="btn btn-ghost btn-sm btn-square relative"
      data-live="notifications"
    >
      <Icon name="bell" class="size-5" />
      <span class="sr-only">{unseen === 0 ? 'Notifications' : `Notifications, ${unseen} new`}</span>
      {unseen > 0 && (
        <span
          aria-hidden="true"
          class="absolute -top-1 left-4 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-error px-1 text-[0.6875rem] leading-none font-semibold text-error-content"
        >
          {unseen > 99 ? '99+' : unseen}
        </span>
      )}
    </a>
  )
}
