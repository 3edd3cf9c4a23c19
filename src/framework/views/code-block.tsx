import type { ComponentChildren } from 'preact'
import { CopyButton } from './forms/copy-button.tsx'

type Props = {
  text: string
  label: string
  /** Other things to do with it, before the copy. */
  children?: ComponentChildren
}

/** A text for machines, shown in full on any screen, with a button to copy it. */
export function CodeBlock({ text, label, children }: Props) {
  return (
    <div class="flex flex-col items-start gap-3">
      <code class="w-full rounded-field border border-base-300 bg-base-200 px-3 py-2.5 font-mono text-sm break-all whitespace-pre-wrap select-all">
        {text}
      </code>
      <div class="flex flex-wrap gap-2">
        {children}
        <CopyButton text={text} label={label} />
      </div>
    </div>
  )
}
