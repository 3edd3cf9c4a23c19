import { Card } from '../../../framework/views/card.tsx'
import { TransitionButton } from '../../../framework/views/transition-button.tsx'
import { blockersOf, isNext, type Transitions } from '../transitions.ts'

/** A move as a page offers it. */
export type Offer = {
  title: string
  description: string
  label: string
  /** Shown before a move that cannot be undone. */
  warning?: string
  class?: string
}

type Props<Row, Name extends string> = {
  record: Row
  transitions: Transitions<Row, Name>
  offers: Record<Name, Offer>
  /** The address of the record. The addresses of its moves are below it. */
  path: string
}

/** Shows the move that comes next and what it still needs, or nothing if there is no next move. */
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
