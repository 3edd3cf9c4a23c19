import type { Place } from '../../frame.ts'
import { Icon } from '../../values/icon.tsx'

/** The places of one side, below each other. What is shown more than once needs a name for each. */
export function Places({ id, places }: { id: string; places: Place[] }) {
  return (
    <ul class="space-y-0.5">
      {places.map((place) => (
        <li>
          <a href={place.href} aria-current={place.isHere ? 'page' : undefined} class="nav-link">
            <Icon name={place.icon} class="size-4.5" />
            {place.name}
            <Waiting id={`${id}-${place.icon}`} count={place.waiting} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How much waits for a decision. More than a hundred is many. */
export function Waiting({ id, count }: { id: string; count?: number | undefined }) {
  if (count === undefined) return null

  return (
    <span id={id} class="contents" data-live="submissions">
      {count > 0 && (
        <span class="waiting">
          {count > 99 ? '99+' : count}
          <span class="sr-only"> waiting</span>
        </span>
      )}
    </span>
  )
}
