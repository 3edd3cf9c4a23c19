import type { ComponentChildren } from 'preact'
import { Card } from '../../../framework/views/card.tsx'
import { TransitionButton } from '../../../framework/views/forms/transition-button.tsx'
import { openNeeds } from '../conditions.ts'
import { isNext, type Transitions } from '../transitions.ts'

/** A move as a page offers it. */
export type Offer = {
  title: string
  description: string
  /** The rules to be read before it, which are more than a sentence. */
  more?: ComponentChildren
  label: string
  /** The warning before a move that cannot be undone. */
  warning?: ComponentChildren
  class?: string
}

type Props<Row, Name extends string, Facts> = {
  record: Row
  facts: Facts
  transitions: Transitions<Row, Name, Facts>
  offers: Record<Name, Offer>
  /** The address of the record. The addresses of its moves are below it. */
  path: string
  /** The address of the form in which a field that a move asks for is filled in. */
  formOf?: (field: string) => string | undefined
}

/** Shows every move that is possible next and what it still needs, or nothing if there is none. */
export function TransitionCards<Row, Name extends string, Facts>({
  record,
  facts,
  transitions,
  offers,
  path,
  formOf = () => undefined,
}: Props<Row, Name, Facts>) {
  const names = Object.keys(transitions) as Name[]
  const next = names.filter((name) => isNext(transitions[name], record, facts))

  return (
    <>
      {next.map((name) => {
        const { title, description, more, label, warning, class: className } = offers[name]
        const [method, noun] = transitions[name].noun
        return (
          <Card title={title} description={description}>
            {more && <div class="-mt-3 mb-5">{more}</div>}
            <TransitionButton
              id={name}
              action={`${path}/${noun}`}
              method={method}
              blockers={openNeeds(transitions[name], record, facts).map(({ sentence, field }) => ({
                sentence,
                href: field && formOf(field),
              }))}
              class={className}
              label={label}
              warning={warning}
            />
          </Card>
        )
      })}
    </>
  )
}
