import type { ComponentChildren } from 'preact'

/** Names and values side by side. */
export function Facts({ children }: { children: ComponentChildren }) {
  return (
    <dl class="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,45%),1fr))] gap-x-6 gap-y-4 text-sm">
      {children}
    </dl>
  )
}

type FactProps = {
  name: string
  /** Whether it has a line of its own, as a long address needs. */
  isWide?: boolean
  children: ComponentChildren
}

export function Fact({ name, isWide = false, children }: FactProps) {
  return (
    <div class={isWide ? 'col-span-full min-w-0' : 'min-w-0'}>
      <dt class="text-base-content/70">{name}</dt>
      <dd class="mt-1 font-medium break-words">{children}</dd>
    </div>
  )
}
