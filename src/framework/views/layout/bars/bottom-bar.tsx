import { useFrame } from '../../frame.ts'
import { Icon } from '../../values/icon.tsx'
import { Places, Waiting } from './places.tsx'
import { SideSwitch } from './side-switch.tsx'
import { Switcher } from './switcher.tsx'

const reach = 4

/** The navigation of a phone: the first places under the thumb, and all others behind "More". */
export function BottomBar() {
  const { navigation } = useFrame()
  if (navigation === undefined) return null
  const { label, places, foot } = navigation
  const near = places.slice(0, reach)
  const isFar = [...places.slice(reach), ...foot].some(({ isHere }) => isHere)

  return (
    <>
      <nav aria-label={`${label}, shortcuts`} class="bottom-bar">
        {near.map(({ href, icon, name, short = name, isHere, waiting }) => (
          <a href={href} aria-current={isHere ? 'page' : undefined}>
            <span class="relative">
              <Icon name={icon} class="size-5.5" />
              <Waiting id={`at-hand-${icon}`} count={waiting} />
            </span>
            {short}
          </a>
        ))}
        <button type="button" popovertarget="more" class={isFar ? 'text-primary' : ''}>
          <Icon name="menu" class="size-5.5" />
          More
        </button>
      </nav>
      <div id="more" popover="auto" role="dialog" aria-label="More" class="sheet">
        <Switcher id="more-switcher" />
        <SideSwitch />
        <nav aria-label={`${label}, all`}>
          <Places id="more" places={places} />
          <hr class="my-3 border-base-300" />
          <Places id="more-foot" places={foot} />
        </nav>
      </div>
    </>
  )
}
