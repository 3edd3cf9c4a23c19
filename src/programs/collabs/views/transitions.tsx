import { type Offer, TransitionCards } from '../../../activity/records/views/transition-cards.tsx'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import {
  collabPath,
  editCollabBriefPath,
  editCollabPath,
} from '../../../vocabulary/addresses/urls.ts'
import { type CollabTransition, collabTransitions } from '../moves/transitions.ts'
import { reviewPromise } from '../staff/time-limits.ts'
import { pricePaidFrom } from '../words.ts'

const offersFor = (feeBps: number): Record<CollabTransition, Offer> => ({
  submit: {
    title: 'Next step',
    label: 'Submit for review',
    description: `Troupe’s team reads the brief and publishes it. You hear from us either way, within ${reviewPromise.words}. Have the money for the creators you want in your balance by then. ${pricePaidFrom(feeBps)}`,
  },
  take_back: {
    title: 'In review',
    label: 'Withdraw from review',
    description: `Troupe’s team reads the brief, and you hear from us either way, within ${reviewPromise.words} of submitting it. To change something first, withdraw it: it becomes a draft again.`,
    class: '',
  },
  pause: {
    title: 'Pause',
    label: 'Pause collab',
    description: 'Creators can no longer apply. Accepted work continues.',
    class: '',
  },
  unpause: {
    title: 'Reopen',
    label: 'Reopen collab',
    description: 'Creators can apply again.',
  },
})

type Props = { collab: Collab; feeBps: number }

export function CollabTransitions({ collab, feeBps }: Props) {
  return (
    <TransitionCards
      record={collab}
      facts={undefined}
      transitions={collabTransitions}
      offers={offersFor(feeBps)}
      path={collabPath(collab)}
      formOf={(field) =>
        field === 'brief'
          ? editCollabBriefPath(collab)
          : `${editCollabPath(collab)}#collab_${field}`
      }
    />
  )
}
