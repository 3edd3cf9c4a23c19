import type { ComponentChildren } from 'preact'

type Props = { summary: string; children: ComponentChildren }

/** Text that a phone shows at a tap, and a wider screen at once. It needs no script. */
export function PhoneFold({ summary, children }: Props) {
  return (
    <details class="phone-fold">
      <summary class="cursor-pointer text-sm font-medium">{summary}</summary>
      {children}
    </details>
  )
}
