import type { ComponentChildren } from 'preact'

/** Words that lead somewhere, if there is somewhere to lead. */
export function Led({ to, children }: { to: string | undefined; children: ComponentChildren }) {
  if (to === undefined) return <span>{children}</span>
  return (
    <a href={to} class="link link-hover">
      {children}
    </a>
  )
}
