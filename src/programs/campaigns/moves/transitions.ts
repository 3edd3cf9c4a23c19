import type { Transitions } from '../../../activity/records/transitions.ts'
import { hasPassed } from '../../../framework/database/clock.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { lacks } from '../../../vocabulary/lacks.ts'
import { isSpent, leastBudget } from '../budget/budget.ts'
import { isTemplateBrief } from '../copies/templates.ts'

/** Every move of a campaign, and what it needs: the pages show it and the model obeys it. */

export type CampaignTransition = 'publish' | 'pause' | 'resume' | 'finish'

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

const isOver = ({ ends_at }: Campaign) => ends_at !== null && hasPassed(ends_at)

export const campaignTransitions: Transitions<Campaign, CampaignTransition, CampaignFacts> = {
  publish: {
    noun: ['post', 'publication'],
    from: [({ status }) => status === 'draft', 'It has been published already.'],
    // Every campaign has a name and a minimum within its maximum, so these are not asked for here.
    needs: [
      [({ brief }) => brief !== '', lacks.brief_missing, 'brief'],
      [({ brief }) => !isTemplateBrief(brief), lacks.brief_unfinished, 'brief'],
      [({ platform_ids }) => platform_ids.length > 0, lacks.platform_missing, 'platform_ids'],
      [
        ({ cpm_amount, base_reward_amount }) => cpm_amount > 0 || base_reward_amount > 0,
        lacks.pay_missing,
        'cpm_amount',
      ],
      [
        ({ cpm_amount, base_reward_amount, min_payout_amount }) =>
          cpm_amount > 0 || base_reward_amount === 0 || base_reward_amount >= min_payout_amount,
        lacks.base_reward_too_small,
        'base_reward_amount',
      ],
      [
        ({ base_reward_amount, max_payout_amount }) =>
          max_payout_amount === 0 || base_reward_amount <= max_payout_amount,
        lacks.base_reward_too_large,
        'base_reward_amount',
      ],
      [(campaign) => !isOver(campaign), lacks.end_passed, 'ends_at'],
      [(_, { debt }) => debt === 0, lacks.debt_open, 'debt'],
      [
        (campaign, { feeBps }) => {
          const least = leastBudget(campaign, feeBps)
          // A campaign that pays nothing at all is refused for another reason above.
          return least === undefined || campaign.unused_amount >= least
        },
        lacks.budget_missing,
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
      [(campaign) => !isOver(campaign), lacks.end_passed, 'ends_at'],
      [(_, { debt }) => debt === 0, lacks.debt_open, 'debt'],
      [(campaign) => !isSpent(campaign), lacks.budget_missing, 'budget'],
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
