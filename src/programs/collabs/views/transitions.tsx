import { Card } from '../../../framework/views/card.tsx'
import { type Offer, TransitionButton } from '../../../framework/views/transition-button.tsx'
import type { Collab } from '../../../tables/collabs.ts'
import { collabPath } from '../../../vocabulary/urls.ts'
import { blockersOf, isNext, type Transition } from '../transitions.ts'

const offers: Offer<Transition>[] = [
  {
    transition: 'submit',
    label: 'Submit for review',
    description: 'Our team reads the brief and publishes it. You hear from us either way.',
    warning: 'From then on the collab cannot be deleted.',
  },
  {
    transition: 'pause',
    label: 'Pause collab',
    description: 'Nobody new can apply. Work that was agreed on goes on.',
    class: '',
  },
  {
    transition: 'unpause',
    label: 'Open again',
    description: 'Creators can apply again.',
  },
]

/** The one move that comes next, with what is still missing for it. */
export function CollabTransitions({ collab }: { collab: Collab }) {
  const offer = offers.find(({ transition }) => isNext(collab, transition))
  if (offer === undefined) {
    return <Card title="In review" description="Our team is reading the brief right now." />
  }

  return (
    <Card title="Next step" description={offer.description}>
      <TransitionButton
        action={`${collabPath(collab)}/${offer.transition}`}
        blockers={blockersOf(collab, offer.transition)}
        class={offer.class}
        label={offer.label}
        warning={offer.warning}
      />
    </Card>
  )
}
