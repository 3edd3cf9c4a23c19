import type { ComponentChildren } from 'preact'
import { Icon } from '../values/icon.tsx'

/** Leads to a list as a file for spreadsheets. */
export function CsvButton({
  href,
  children = 'CSV',
}: {
  href: string
  children?: ComponentChildren
}) {
  return (
    <a href={href} class="btn btn-sm" download>
      <Icon name="download" />
      {children}
    </a>
  )
}
