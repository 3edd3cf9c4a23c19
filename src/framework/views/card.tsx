import type { ComponentChildren } from 'preact'

type Props = {
  title?: string
  description?: ComponentChildren
  danger?: boolean
  /** A button or link beside the title. */
  action?: ComponentChildren
  children?: ComponentChildren
}

export function Card({ title, description, danger = false, action, children }: Props) {
  return (
    <section
      class={`mb-6 rounded-box border bg-base-100 p-5 shadow-xs sm:p-6 ${danger ? 'border-error/40' : 'border-base-300'}`}
    >
      {title && (
        <div class="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h2
            class={`min-w-0 font-display text-lg font-bold tracking-tight break-words ${danger ? 'text-error' : ''}`}
          >
            {title}
          </h2>
          {action}
        </div>
      )}
      {description && <p class="mt-1 text-sm break-words text-base-content/70">{description}</p>}
      {children && <div class={title || description ? 'mt-5' : ''}>{children}</div>}
    </section>
  )
}

type FoldedProps = {
  title: string
  description: ComponentChildren
  isOpen: boolean
  children: ComponentChildren
}

export function FoldedCard({ title, description, isOpen, children }: FoldedProps) {
  return (
    <details
      class="mb-6 rounded-box border border-base-300 bg-base-100 p-5 shadow-xs sm:px-6"
      open={isOpen}
    >
      <summary class="cursor-pointer font-medium">{title}</summary>
      <p class="mt-2 text-sm break-words text-base-content/70">{description}</p>
      <div class="mt-5">{children}</div>
    </details>
  )
}
