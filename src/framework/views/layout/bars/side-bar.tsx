import { Sparkline } from '../../charts/sparkline.tsx'
import { type Running, useFrame } from '../../frame.ts'
import { Icon } from '../../values/icon.tsx'
import { Places } from './places.tsx'
import { SideSwitch } from './side-switch.tsx'
import { Switcher } from './switcher.tsx'

/**
 * The navigation at the side: whose pages these are on top, their places below, what is rarely needed at the
 * end.
 */
export function SideBar() {
  const { navigation } = useFrame()
  if (navigation === undefined) return null

  return (
    <aside class="side-bar">
      <Switcher id="switcher" />
      <SideSwitch />
      <nav aria-label={navigation.label} class="flex flex-1 flex-col justify-between gap-8">
        <div class="min-w-0">
          <Places id="side" places={navigation.places} />
          {navigation.running.length > 0 && <RunningNow running={navigation.running} />}
        </div>
        <Places id="side-foot" places={navigation.foot} />
      </nav>
    </aside>
  )
}

function RunningNow({ running }: { running: Running[] }) {
  return (
    <>
      <p id="running" class="mt-7 mb-1.5 px-2.5 text-xs text-base-content/70">
        Running now
      </p>
      <ul aria-labelledby="running" class="space-y-0.5">
        {running.map(({ href, name, isHere, curve, colour }) => (
          <li>
            <a href={href} aria-current={isHere ? 'true' : undefined} class="nav-link">
              {curve ? (
                <Sparkline values={curve} index={colour} class="h-3 w-4.5" />
              ) : (
                <Icon name="handshake" class="size-4.5" />
              )}
              <span class="truncate">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
