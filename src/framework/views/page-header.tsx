import type { ComponentChildren } from 'preact'

type Props = { title: string; description?: ComponentChildren; children?: ComponentChildren }

/** The title of a page, with its actions on the right. */
export function PageHeader({ title, description, children }: Props) {
  return (
    <div class="mb-6 flex items-end justify-between gap-x-6 gap-y-4 max-md:flex-wrap">
      <div class="min-w-0">
        <h1 class="page-title">{title}</h1>
        {description && <p class="mt-1 break-words text-base-content/70">{description}</p>}
      </div>
      {children && (
        <div class="flex flex-wrap items-center gap-2 md:max-w-3/5 md:shrink-0 md:justify-end">
          {children}
        </div>
      )}
    </div>
  )
}
