import type { ComponentChildren, ComponentProps } from 'preact'
import { Age } from '../../accounts/staff/views/age.tsx'

type Props = {
  href: string
  title: string
  since: string | null
  queue: ComponentProps<typeof Age>['queue']
  /** Whose it is. */
  children: ComponentChildren
}

/** Work for staff in a list, and how long it has waited for them. */
export function WaitingItem({ href, title, since, queue, children }: Props) {
  return (
    <li class="relative rounded-box border border-base-300 bg-base-100 p-4 shadow-xs transition-colors hover:border-primary">
      <h2 class="font-semibold break-words">
        <a href={href} class="card-link">
          {title}
        </a>
      </h2>
      <p class="mt-1 text-sm break-words text-base-content/70">
        {children}
        {since && (
          <>
            , waits <Age since={since} queue={queue} />
          </>
        )}
      </p>
    </li>
  )
}
