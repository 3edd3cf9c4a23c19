import type { ComponentChildren } from 'preact'
import { Icon } from '../../../views/values/icon.tsx'

type Props = { id: string; summary: ComponentChildren; children: ComponentChildren }

/** One line of a group, which opens to all that is to be said of it. */
export function Disclosure({ id, summary, children }: Props) {
  return (
    <details id={id} class="disclosure group">
      <summary>
        <Icon name="chevronRight" class="size-4 text-base-content/50 group-open:rotate-90" />
        {summary}
      </summary>
      <div class="@container px-4 pt-1 pb-6 sm:px-5">{children}</div>
    </details>
  )
}
