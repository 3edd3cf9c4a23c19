import { type Offer, TransitionCards } from '../../../activity/records/views/transition-cards.tsx'
import type { Campaign } from '../../../tables/campaigns.ts'
import { campaignPath } from '../../../vocabulary/urls.ts'
import { type CampaignFacts, type CampaignTransition, campaignTransitions } from '../transitions.ts'

const offers: Record<CampaignTransition, Offer> = {
  publish: {
    title: 'Publish',
    label: 'Publish campaign',
    description:
      'Creators can see the campaign and submit posts. Its terms are fixed from then on.',
    warning:
      'Currency, kind of content, rate and payouts cannot be changed any more, and the campaign cannot be deleted.',
  },
  pause: {
    title: 'Pause',
    label: 'Pause campaign',
    description: 'No new posts are taken. Views of those that run go on counting.',
    class: '',
  },
  resume: {
    title: 'Resume',
    label: 'Resume campaign',
    description: 'Creators can submit posts again.',
  },
  finish: {
    title: 'Finish',
    label: 'Finish campaign',
    description:
      'No new posts are taken any more. Approved ones count to the end of their own time, and what is left of the budget then comes back to you.',
    warning: 'A finished campaign cannot be opened again.',
    class: '',
  },
}

type Props = { campaign: Campaign; facts: CampaignFacts }

export function CampaignTransitions({ campaign, facts }: Props) {
  return (
    <TransitionCards
      record={campaign}
      facts={facts}
      transitions={campaignTransitions}
      offers={offers}
      path={campaignPath(campaign)}
    />
  )
}
