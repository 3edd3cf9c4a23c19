import type { Transitions } from '../../../activity/records/transitions.ts'
import { hasPassed } from '../../../framework/database/clock.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { unfinishedBrief } from '../../unfinished-brief.ts'
import { isSpent, leastBudget } from '../budget/budget.ts'
import { isTemplateBrief } from '../copies/templates.ts'

/** Every move of a campaign, and what it needs: the pages show it and the model obeys it. */

export type CampaignTransition = 'publish' | 'pause' | 'resume' | 'finish'

/** Facts that moves depend on beside the campaign. */
export type CampaignFacts = {
  /** The debt of its organization. */
  debt: number
  /** The fee for what is published now. */
  feeBps: number
  /** How many creators wait for budget. */
  owedCreators: number
  /** Whether a draft has fundings, with which it cannot be deleted any more. */
  isFunded: boolean
}

const unfunded = 'Add budget: there is not enough for a single payout.'
const owing = 'Pay what your organization owes first.'
const isOver = ({ ends_at }: Campaign) => ends_at !== null && hasPassed(ends_at)
const over = 'Its end date is in the past. Choose a later one, or none.'

export const campaignTransitions: Transitions<Campaign, CampaignTransition, CampaignFacts> = {
  publish: {
    noun: ['post', 'publication'],
    from: [({ status }) => status === 'draft', 'It has been published already.'],
    // Every campaign has a name and a minimum within its maximum, so these are not asked for here.
    needs: [
      [({ brief }) => brief !== '', 'Write a brief.', 'brief'],
      [({ brief }) => !isTemplateBrief(brief), unfinishedBrief, 'brief'],
      [
        ({ platform_ids }) => platform_ids.length > 0,
        'Choose at least one platform.',
        'platform_ids',
      ],
      [
        ({ cpm_amount, base_reward_amount }) => cpm_amount > 0 || base_reward_amount > 0,
        'Set a rate per 1,000 views or a base reward.',
        'cpm_amount',
      ],
      [
        ({ cpm_amount, base_reward_amount, min_payout_amount }) =>
          cpm_amount > 0 || base_reward_amount === 0 || base_reward_amount >= min_payout_amount,
        'The base reward is less than the minimum payout, so no post would earn anything.',
        'base_reward_amount',
      ],
      [
        ({ base_reward_amount, max_payout_amount }) =>
          max_payout_amount === 0 || base_reward_amount <= max_payout_amount,
        'The base reward is more than the maximum payout.',
        'base_reward_amount',
      ],
      [(campaign) => !isOver(campaign), over, 'ends_at'],
      [(_, { debt }) => debt === 0, owing, 'debt'],
      [
        (campaign, { feeBps }) => {
          const least = leastBudget(campaign, feeBps)
          // A campaign that pays nothing at all is refused for another reason above.
          return least === undefined || campaign.unused_amount >= least
        },
        unfunded,
        'budget',
      ],
    ],
    values: (campaign, { feeBps }) => ({
      status: 'active',
      published_at: currentTime,
      fee_bps: feeBps,
      least_budget_amount: Number(leastBudget(campaign, feeBps)),
    }),
    done: 'The campaign is live.',
  },
  pause: {
    noun: ['post', 'suspension'],
    from: [({ status }) => status === 'active', 'Only an active campaign can be paused.'],
    values: { status: 'paused', paused_at: currentTime, paused_by: 'admin' },
    done: 'The campaign is paused.',
  },
  resume: {
    noun: ['delete', 'suspension'],
    from: [({ status }) => status === 'paused', 'Only a paused campaign can be resumed.'],
    needs: [
      [(campaign) => !isOver(campaign), over, 'ends_at'],
      [(_, { debt }) => debt === 0, owing, 'debt'],
      [(campaign) => !isSpent(campaign), unfunded, 'budget'],
    ],
    values: { status: 'active', paused_at: null, paused_by: null },
    done: 'The campaign is live again.',
  },
  finish: {
    noun: ['post', 'completion'],
    from: [
      ({ status }) => status === 'active' || status === 'paused',
      'Only a campaign that was published can be finished, and only once.',
    ],
    values: { status: 'finished', finished_at: currentTime, paused_at: null, paused_by: null },
    done: 'The campaign is finished.',
  },
}
