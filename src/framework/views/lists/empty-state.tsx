import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../values/icon.tsx'

type Props = { icon: IconName; title: string; children: ComponentChildren }

/** An empty list says what to do next. */
export function EmptyState({ icon, title, children }: Props) {
  return (
    <div class="rounded-box border border-dashed border-base-300 bg-base-100 px-6 py-14 text-center">
      <span class="mx-auto mb-4 grid size-12 place-items-center rounded-full bg-primary/10 text-primary">
        <Icon name={icon} class="size-6" />
      </span>
      <p class="font-semibold">{title}</p>
      <div class="mx-auto mt-1 max-w-md text-sm text-base-content/70">{children}</div>
    </div>
  )
}
