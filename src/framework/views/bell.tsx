import { notificationsPath } from '../../vocabulary/urls.ts'
import { useFrame } from './frame.ts'
import { Icon } from './icon.tsx'

/** Links to the notifications and shows how many arrived since the user last looked at them. */
export function Bell() {
  const unseen = useFrame().user?.unseenNotifications ?? 0

  return (
    <a href={notificationsPath} class="btn btn-ghost btn-sm btn-square relative">
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
