import { Card } from '../../../framework/views/card.tsx'
import { Icon, type IconName } from '../../../framework/views/values/icon.tsx'
import { Time } from '../../../framework/views/values/time.tsx'

export type Happening = { at: string; icon: IconName; title: string; detail?: string }

/** A grant is made every day, so there can be many. */
const atOnce = 6

/** All that happened, the newest first. */
export function WhatHappened({ happenings }: { happenings: Happening[] }) {
  const all = happenings.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
  const earlier = all.slice(atOnce)

  return (
    <Card title="What happened">
      <ol class="divide-y divide-base-300">{all.slice(0, atOnce).map(itemOf)}</ol>
      {earlier.length > 0 && (
        <details class="mt-3 border-t border-base-300 pt-3">
          <summary class="cursor-pointer text-sm font-medium">{earlier.length} earlier</summary>
          <ol class="mt-2 divide-y divide-base-300">{earlier.map(itemOf)}</ol>
        </details>
      )}
    </Card>
  )
}

const itemOf = (happening: Happening) => <Item happening={happening} />

function Item({ happening: { at, icon, title, detail } }: { happening: Happening }) {
  return (
    <li class="flex items-center gap-4 py-3 first:pt-0 last:pb-0">
      <span class="grid size-8 shrink-0 place-items-center rounded-full bg-sunk">
        <Icon name={icon} class="size-4" />
      </span>
      <span class="min-w-0 flex-1">
        <span class="block text-sm font-semibold">{title}</span>
        {detail && <span class="block text-sm wrap-anywhere text-base-content/70">{detail}</span>}
      </span>
      <span class="shrink-0 text-sm text-base-content/70">
        <Time at={at} />
      </span>
    </li>
  )
}
