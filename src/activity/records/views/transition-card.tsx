import { Card } from '../../../framework/views/card.tsx'
import { TransitionButton } from '../../../framework/views/transition-button.tsx'
import { blockersOf, isNext, type Transitions } from '../transitions.ts'

/** A move as a page offers it. */
export type Offer = {
  title: string
  description: string
  label: string
  /** To be read before a move that cannot be taken back. */
  warning?: string
  class?: string
}

type Props<Row, Name extends string> = {
  record: Row
  transitions: Transitions<Row, Name>
  offers: Record<Name, Offer>
  /** The address of the record, below which its moves are. */
  path: string
}

/** The one move that comes next, with what is still missing for it; nothing where there is none. */
export function TransitionCard<Row, Name extends string>({
  record,
  transitions,
  offers,
  path,
}: Props<Row, Name>) {
  const names = Object.keys(transitions) as Name[]
  const next = names.find((name) => isNext(transitions[name], record))
  if (next === undefined) return null

  const { title, description, label, warning, class: className } = offers[next]
  return (
    <Card title={title} description={description}>
      <TransitionButton
        action={`${path}/${next}`}
        blockers={blockersOf(transitions[next], record)}
        class={className}
        label={label}
        warning={warning}
      />
    </Card>
  )
}
