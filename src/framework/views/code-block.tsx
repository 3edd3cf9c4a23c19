import { CopyButton } from './forms/copy-button.tsx'

/** A text for machines, shown in full on any screen, with a button to copy it. */
export function CodeBlock({ text, label }: { text: string; label: string }) {
  return (
    <div class="flex flex-col items-start gap-3">
      <code class="w-full rounded-field border border-base-300 bg-base-200 px-3 py-2.5 font-mono text-sm break-all whitespace-pre-wrap select-all">
        {text}
      </code>
      <CopyButton text={text} label={label} />
    </div>
  )
}
