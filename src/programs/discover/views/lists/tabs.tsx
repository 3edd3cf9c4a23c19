import { useFrame } from '../../../../framework/views/frame.ts'
import {
  discoverCampaignsPath,
  discoverCollabsPath,
} from '../../../../vocabulary/addresses/urls.ts'

const places = [
  { href: discoverCampaignsPath, name: 'Campaigns' },
  { href: discoverCollabsPath, name: 'Collabs' },
]

/** The tabs for visitors. Whoever is signed in has the same in the navigation. */
export function DiscoverTabs({ here }: { here: string }) {
  const { user } = useFrame()
  if (user) return null

  return (
    <nav aria-label="Kinds of programs" class="mb-5 flex gap-1 border-b border-base-300">
      {places.map(({ href, name }) => (
        <a
          href={href}
          aria-current={href === here ? 'page' : undefined}
          class="-mb-px border-b-2 border-transparent px-3 py-2 text-sm max-md:py-3 font-medium text-base-content/75 hover:text-base-content aria-[current=page]:border-primary aria-[current=page]:text-base-content"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
