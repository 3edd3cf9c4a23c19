import type { ComponentChildren } from 'preact'
import { Icon } from '../../../framework/views/values/icon.tsx'

/** Says of a program that it takes nothing new, or who sees it. */
export function Notice({ children }: { children: ComponentChildren }) {
  return (
    <p class="alert alert-soft mb-6 text-sm">
      <Icon name="circleAlert" class="size-5" />
      <span>{children}</span>
    </p>
  )
}
