import { brandPath, creatorHomePath } from '../../../../vocabulary/addresses/urls.ts'
import { useFrame } from '../../frame.ts'

/** The switch from the side of brands to that of creators, and back. */
export function SideSwitch() {
  const { navigation, organization } = useFrame()
  const sides = [
    { side: 'brand', name: 'Brand', href: organization?.path ?? brandPath },
    { side: 'creator', name: 'Creator', href: creatorHomePath },
  ]

  return (
    <div class="side-switch">
      {sides.map(({ side, name, href }) => (
        <a href={href} aria-current={navigation?.side === side ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </div>
  )
}
