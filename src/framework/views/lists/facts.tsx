import type { ComponentChildren } from 'preact'

/** Names and values side by side. */
export function Facts({ children }: { children: ComponentChildren }) {
  return (
    <dl class="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,45%),1fr))] gap-x-6 gap-y-4 text-sm">
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <div class="min-w-0">
      <dt class="text-base-content/70">{name}</dt>
      <dd class="mt-1 font-medium break-words">{children}</dd>
    </div>
  )
}
