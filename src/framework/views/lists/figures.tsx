import type { ComponentChildren } from 'preact'
import { grouped } from '../../../vocabulary/amounts/counts.ts'

/** The few numbers that say how things stand, side by side where a large amount has room in each. */
export function Figures({ children }: { children: ComponentChildren }) {
  return (
    <div class="@container mb-6">
      <dl class="grid grid-cols-2 gap-px overflow-hidden rounded-box border border-base-300 bg-base-300 shadow-xs @3xl:grid-cols-4">
        {children}
      </dl>
    </div>
  )
}

type Props = {
  name: string
  children: ComponentChildren
  note?: ComponentChildren
  /** Where all that it is made of is listed. */
  href?: string | undefined
}

export function Figure({ name, children, note, href }: Props) {
  return (
    <div
      class={`min-w-0 bg-base-100 p-4 sm:p-5 ${href ? 'relative transition-colors hover:bg-base-200' : ''}`}
    >
      <dt class="text-sm text-base-content/70">
        {href ? (
          <a href={href} class="card-link">
            {name}
          </a>
        ) : (
          name
        )}
      </dt>
      <dd class="mt-1">
        <div class="figure text-2xl break-words sm:text-3xl">{children}</div>
        {note && <p class="mt-1 text-sm text-base-content/70">{note}</p>}
      </dd>
    </div>
  )
}

type ChangeProps = {
  /** The change in percent; null if there is nothing to compare with. */
  by: number | null
  /** The direction that is better; undefined if it depends. */
  better?: 'more' | 'less'
}

export function Change({ by, better }: ChangeProps) {
  if (by === null) return <>nothing before</>
  if (by === 0) return <>same as before</>
  const isGood = better === undefined ? undefined : by > 0 === (better === 'more')
  const tone = isGood === undefined ? '' : isGood ? 'text-success' : 'text-error'

  return (
    <>
      <span class={`font-semibold tabular-nums ${tone}`}>
        <span aria-hidden="true">{by > 0 ? '▲ ' : '▼ '}</span>
        {grouped(Math.abs(by))}%
      </span>{' '}
      {by > 0 ? 'more than before' : 'less than before'}
    </>
  )
}
