import type { ComponentChildren } from 'preact'

/** A part of what is said of an operation, under its title. */
export function Part({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <div>
      <h4 class="mb-1 text-xs font-semibold tracking-wide text-base-content/70 uppercase">
        {title}
      </h4>
      {children}
    </div>
  )
}
