import type { ComponentChildren } from 'preact'
import { Icon, type IconName } from '../values/icon.tsx'

type FormProps = {
  action: string
  label: string
  q: string
  longest: number
  placeholder?: string
}

export function SearchForm({ action, label, q, longest, placeholder }: FormProps) {
  return (
    <form action={action} method="get" class="mb-6 flex gap-2">
      <label class="input w-full">
        <Icon name="search" />
        <span class="sr-only">{label}</span>
        <input
          type="search"
          name="q"
          value={q}
          maxlength={longest}
          placeholder={placeholder}
          autofocus
        />
      </label>
      <button type="submit" class="btn btn-primary">
        Search
      </button>
    </form>
  )
}

/** Results of a search that are of one kind. */
export function FoundKind({ title, children }: { title: string; children: ComponentChildren }) {
  return (
    <section class="mb-5">
      <h2 class="mb-1 px-2.5 text-xs font-semibold text-base-content/70">{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

type LinkProps = {
  href: string
  icon: IconName
  title: string
  detail: ComponentChildren
  children?: ComponentChildren
}

export function FoundLink({ href, icon, title, detail, children }: LinkProps) {
  return (
    <li>
      <a href={href} class="found">
        <Icon name={icon} class="size-4.5 text-base-content/70" />
        <span class="flex min-w-0 flex-1 items-center gap-x-3 max-sm:flex-col max-sm:items-stretch">
          <span class="min-w-0 grow truncate font-medium sm:max-w-3/4 sm:shrink-0">{title}</span>
          {children}
          <span class="min-w-0 truncate text-base-content/70 max-sm:text-sm">{detail}</span>
        </span>
      </a>
    </li>
  )
}
