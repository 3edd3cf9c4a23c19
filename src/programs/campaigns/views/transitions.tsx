import { type Offer, TransitionCards } from '../../../activity/records/views/transition-cards.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import {
  newCampaignFundingPath,
  newFundingPathFrom,
} from '../../../vocabulary/addresses/money-urls.ts'
import {
  campaignPath,
  editCampaignBriefPath,
  editCampaignPath,
} from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { openLinesIn } from '../copies/templates.ts'
import {
  type CampaignFacts,
  type CampaignTransition,
  campaignTransitions,
} from '../moves/transitions.ts'
import { countingLimit } from '../time-limits.ts'
import { Silence } from './silence.tsx'

const offers: Record<CampaignTransition, Offer> = {
  publish: {
    title: 'Publish',
    label: 'Publish campaign',
    description:
      'Creators can then see the campaign and submit posts. Its terms are fixed from then on.',
    more: <Silence />,
    warning:
      'You can no longer change currency, kind of content, rate and payouts, or delete the campaign.',
  },
  pause: {
    title: 'Pause',
    label: 'Pause campaign',
    description: 'Creators can no longer submit posts. Existing posts keep counting.',
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
    description: `Creators can no longer submit posts. Approved ones keep counting to the end of their ${countingLimit.words}; then the rest of the budget comes back to you.`,
    warning: 'You cannot reopen a finished campaign.',
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
      offers={{ ...offers, publish: publishOf(campaign), finish: finishOf(campaign, facts) }}
      path={campaignPath(campaign)}
      formOf={(field) => formOf(campaign, field)}
    />
  )
}

function formOf(campaign: Campaign, field: string): string {
  const { organization_id, currency } = campaign
  if (field === 'brief') return editCampaignBriefPath(campaign)
  if (field === 'budget') return newCampaignFundingPath(campaign)
  if (field === 'debt')
    return newFundingPathFrom({ id: organization_id }, currency, campaignPath(campaign))
  return `${editCampaignPath(campaign)}#campaign_${field}`
}

/** The offer to publish, which tells what is still to be filled in, and when the campaign ends by itself. */
function publishOf({ brief, ends_at }: Campaign): Offer {
  const open = openLinesIn(brief)
  return {
    ...offers.publish,
    warning: (
      <>
        {open.length > 0 && (
          <p class="mb-2">
            The brief still has {counted(open.length, 'line')} to fill in:{' '}
            {listed.format(open.map((line) => `“${line}”`))}.
          </p>
        )}
        {offers.publish.warning}
        {ends_at && (
          <>
            {' '}
            It ends <Time at={ends_at} isPoint />, which you can change.
          </>
        )}
      </>
    ),
  }
}

const listed = new Intl.ListFormat('en')

/** Whoever finishes is told first what creators may lose, and how to pay it instead. */
function finishOf(campaign: Campaign, { owedCreators }: CampaignFacts): Offer {
  const { owed_amount, currency } = campaign
  if (owed_amount === 0) return offers.finish
  return {
    ...offers.finish,
    warning: (
      <>
        {offers.finish.warning} It still owes{' '}
        <strong>
          {formatMoney(owed_amount, currency)} to {counted(owedCreators, 'creator')}
        </strong>
        , which the budget does not cover. When the campaign is settled, what still waits for budget
        lapses and they lose it.{' '}
        <a href={newCampaignFundingPath(campaign)} class="link">
          Add budget
        </a>{' '}
        to pay them.
      </>
    ),
  }
}
