import type { ComponentChildren } from 'preact'

/** Some things of a kind, under its name. */
export function Sample({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section aria-label={name}>
      <h3 class="mb-3 border-b border-base-300 pb-1 text-sm font-semibold text-base-content/75">
        {name}
      </h3>
      {children}
    </section>
  )
}
