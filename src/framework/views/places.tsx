import type { Place } from './frame.ts'
import { Icon } from './icon.tsx'

/** The places of one side, below each other. */
export function Places({ places }: { places: Place[] }) {
  return (
    <ul class="space-y-0.5">
      {places.map((place) => (
        <li>
          <a href={place.href} aria-current={place.isHere ? 'page' : undefined} class="nav-link">
            <Icon name={place.icon} class="size-4.5" />
            {place.name}
            <Waiting count={place.waiting} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** How much waits for a decision. More than a hundred is many. */
export function Waiting({ count = 0 }: { count?: number | undefined }) {
  if (count === 0) return null

  return (
    <span class="waiting">
      {count > 99 ? '99+' : count}
      <span class="sr-only"> waiting</span>
    </span>
  )
}
