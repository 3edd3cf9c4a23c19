import { useFrame } from './frame.ts'
import { Icon } from './icon.tsx'

/** Links to the pages of the account or of the organization. */
export function Navigation() {
  const { navigation } = useFrame()
  if (navigation === undefined) return null

  return (
    <nav aria-label={navigation.label} class="lg:w-52 lg:shrink-0 lg:pt-10">
      <ul
        class="flex gap-1 overflow-x-auto border-b border-base-300 py-2 lg:flex-col lg:border-0 lg:py-0"
        data-controller="places"
      >
        {navigation.places.map(({ href, icon, name, isHere }) => (
          <li>
            <a href={href} aria-current={isHere ? 'page' : undefined} class="nav-link">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
