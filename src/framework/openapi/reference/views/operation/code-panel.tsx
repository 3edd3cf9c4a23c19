import { CopyButton } from '../../../../views/forms/copy-button.tsx'

type Props = { title: string; text: string; copy?: boolean }

/** Lines that may be longer than the screen is wide: they scroll in a box of their own. */
export function CodePanel({ title, text, copy = false }: Props) {
  return (
    <figure class="overflow-hidden rounded-box border border-base-300 bg-base-200">
      <figcaption class="flex min-h-10 items-center justify-between gap-2 border-b border-base-300 py-1 pr-1 pl-3 text-xs font-medium text-base-content/75">
        {title}
        {copy && <CopyButton text={text} />}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: What scrolls has to be reached by keyboard. */}
      <pre tabIndex={0} class="code-lines">
        <code>{text}</code>
      </pre>
    </figure>
  )
}
