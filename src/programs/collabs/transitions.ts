import type { Collab } from '../../tables/collabs.ts'

/** Every move of a collab, and what stands in its way: the pages show it and the model obeys it. */

export type Transition = 'submit' | 'pause' | 'unpause'

export function blockersOf(collab: Collab, transition: Transition): string[] {
  return [...blockers[transition](collab)]
}

/** Whether the button makes sense at all, however much is still missing. */
export function isNext({ state }: Collab, transition: Transition): boolean {
  return state === origins[transition]
}

const origins = { submit: 'draft', pause: 'published', unpause: 'paused' } as const

const blockers: Record<Transition, (collab: Collab) => Iterable<string>> = {
  *submit({ state, brief }) {
    if (state !== 'draft') return yield 'Only a draft can be submitted for review.'
    if (brief === '') yield 'Write a brief.'
  },
  *pause({ state }) {
    if (state !== 'published') yield 'Only a published collab can be paused.'
  },
  *unpause({ state }) {
    if (state !== 'paused') yield 'Only a paused collab can be opened again.'
  },
}
