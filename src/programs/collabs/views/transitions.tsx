import { type Offer, TransitionCard } from '../../../activity/records/views/transition-card.tsx'
import { Card } from '../../../framework/views/card.tsx'
import type { Collab } from '../../../tables/collabs.ts'
import { collabPath } from '../../../vocabulary/urls.ts'
import { type CollabTransition, collabTransitions } from '../transitions.ts'

const title = 'Next step'

const offers: Record<CollabTransition, Offer> = {
  submit: {
    title,
    label: 'Submit for review',
    description: 'Our team reads the brief and publishes it. You hear from us either way.',
    warning: 'From then on the collab cannot be deleted.',
  },
  pause: {
    title,
    label: 'Pause collab',
    description: 'Nobody new can apply. Work that was agreed on goes on.',
    class: '',
  },
  unpause: {
    title,
    label: 'Open again',
    description: 'Creators can apply again.',
  },
}

export function CollabTransitions({ collab }: { collab: Collab }) {
  if (collab.state === 'submitted_for_review') {
    return <Card title="In review" description="Our team is reading the brief right now." />
  }
  return (
    <TransitionCard
      record={collab}
      transitions={collabTransitions}
      offers={offers}
      path={collabPath(collab)}
    />
  )
}
