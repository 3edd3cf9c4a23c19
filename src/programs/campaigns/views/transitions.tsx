import { Card } from '../../../framework/views/card.tsx'
import { type Offer, TransitionButton } from '../../../framework/views/transition-button.tsx'
import type { Campaign } from '../../../tables/campaigns.ts'
import { campaignPath } from '../../../vocabulary/urls.ts'
import { blockersOf, isNext, type Transition } from '../transitions.ts'

const offers: Offer<Transition>[] = [
  {
    transition: 'publish',
    label: 'Publish',
    description:
      'Creators can see the campaign and submit posts. Its terms are fixed from then on.',
    warning:
      'Currency, kind of content, rate and payouts cannot be changed any more, and the campaign cannot be deleted.',
  },
  {
    transition: 'pause',
    label: 'Pause',
    description: 'No new posts are taken. Views of those that run go on counting.',
    class: '',
  },
  {
    transition: 'resume',
    label: 'Resume',
    description: 'Creators can submit posts again.',
  },
]

/** The one move that comes next, with what is still missing for it. */
export function CampaignTransitions({ campaign }: { campaign: Campaign }) {
  const offer = offers.find(({ transition }) => isNext(campaign, transition))
  if (offer === undefined) return null

  return (
    <Card title={offer.label} description={offer.description}>
      <TransitionButton
        action={`${campaignPath(campaign)}/${offer.transition}`}
        blockers={blockersOf(campaign, offer.transition)}
        class={offer.class}
        label={`${offer.label} campaign`}
        warning={offer.warning}
      />
    </Card>
  )
}
