import type { ComponentChildren } from 'preact'
import { Icon } from './icon.tsx'

type Props = {
  action: string
  /** Why it is not possible now; empty where it is. */
  blockers: string[]
  class?: string | undefined
  children: ComponentChildren
}

/** A move to another state, or the reasons why it has to wait. */
export function TransitionButton({
  action,
  blockers,
  class: className = 'btn-primary',
  children,
}: Props) {
  return (
    <form method="post" action={action}>
      <button type="submit" class={`btn btn-sm ${className}`} disabled={blockers.length > 0}>
        {children}
      </button>
      {blockers.length > 0 && (
        <ul class="mt-3 space-y-1.5 text-sm text-base-content/80">
          {blockers.map((blocker) => (
            <li class="flex gap-2">
              <Icon name="circleAlert" class="mt-0.5 size-4 text-warning" />
              {blocker}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
