import { useFrame } from './frame.ts'
import { Places } from './places.tsx'
import { SideSwitch } from './side-switch.tsx'
import { Switcher } from './switcher.tsx'

/** Where one is: whose pages these are on top, their places below, what is rarely needed at the end. */
export function SideBar() {
  const { navigation } = useFrame()
  if (navigation === undefined) return null

  return (
    <aside class="side-bar">
      <Switcher id="switcher" />
      <SideSwitch />
      <nav aria-label={navigation.label} class="flex flex-1 flex-col justify-between gap-8">
        <Places id="side" places={navigation.places} />
        <Places id="side-foot" places={navigation.foot} />
      </nav>
    </aside>
  )
}
