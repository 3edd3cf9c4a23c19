import { type Offer, TransitionCard } from '../../../activity/records/views/transition-card.tsx'
import type { Campaign } from '../../../tables/campaigns.ts'
import { campaignPath } from '../../../vocabulary/urls.ts'
import { type CampaignTransition, campaignTransitions } from '../transitions.ts'

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
}

export function CampaignTransitions({ campaign }: { campaign: Campaign }) {
  return (
    <TransitionCard
      record={campaign}
      transitions={campaignTransitions}
      offers={offers}
      path={campaignPath(campaign)}
    />
  )
}
