import type { ComponentChildren } from 'preact'

type Props = {
  anchor: string
  title: ComponentChildren
  description?: string
  children: ComponentChildren
}

/** A part of a page under its title, in a box. */
export function Section({ anchor, title, description, children }: Props) {
  return (
    <section aria-labelledby={anchor} class="not-first:mt-10">
      <h2 id={anchor} class="reference-title">
        {title}
      </h2>
      {description && <p class="mt-1 text-base-content/75">{description}</p>}
      <div class="mt-4 divide-y divide-base-300 rounded-box border border-base-300 bg-base-100 shadow-xs">
        {children}
      </div>
    </section>
  )
}
