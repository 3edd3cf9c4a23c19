import type { Place } from '../frame.ts'
import { Waiting } from './bars/places.tsx'

type Props = { label: string; tabs: Omit<Place, 'icon'>[] }

/** The parts of one thing, beside each other. On a phone they can be pushed aside. */
export function Tabs({ label, tabs }: Props) {
  if (tabs.length === 0) return null

  return (
    <nav aria-label={label} class="tab-bar">
      <ul data-controller="places">
        {tabs.map(({ href, name, isHere, waiting }, index) => (
          <li>
            <a href={href} aria-current={isHere ? 'page' : undefined}>
              {name}
              <Waiting id={`${label.replace(/\s/g, '-')}-${index}`} count={waiting} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
