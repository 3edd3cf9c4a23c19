import type { Transitions } from '../../activity/records/transitions.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Campaign } from '../../tables/campaigns.ts'

/** Every move of a campaign, and what it needs: the pages show it and the model obeys it. */

export type CampaignTransition = 'publish' | 'pause' | 'resume'

const isFunded = (campaign: Campaign) => campaign.unused_amount >= smallestPayout(campaign)
const unfunded = 'Add budget: what is left does not cover a single payout.'

export const campaignTransitions: Transitions<Campaign, CampaignTransition> = {
  publish: {
    from: [({ status }) => status === 'draft', 'It has been published already.'],
    needs: [
      [({ brief }) => brief !== '', 'Write a brief.'],
      [({ platform_ids }) => platform_ids.length > 0, 'Choose at least one platform.'],
      [
        ({ cpm_amount, base_reward_amount }) => cpm_amount > 0 || base_reward_amount > 0,
        'Set a rate per 1,000 views or a base reward.',
      ],
      [
        ({ base_reward_amount, max_payout_amount }) =>
          max_payout_amount === 0 || base_reward_amount <= max_payout_amount,
        'The base reward is more than the highest payout.',
      ],
      [isFunded, unfunded],
    ],
    values: { status: 'active', published_at: currentTime },
    done: 'The campaign is live.',
  },
  pause: {
    from: [({ status }) => status === 'active', 'Only an active campaign can be paused.'],
    values: { status: 'paused', paused_at: currentTime },
    done: 'The campaign is paused.',
  },
  resume: {
    from: [({ status }) => status === 'paused', 'Only a paused campaign can be resumed.'],
    needs: [[isFunded, unfunded]],
    values: { status: 'active', paused_at: null },
    done: 'The campaign is live again.',
  },
}

/** The least that a creator can be paid. With less budget than this nothing can ever be paid. */
export function smallestPayout(campaign: Campaign): number {
  const { base_reward_amount, cpm_amount, min_payout_amount, max_payout_amount } = campaign
  const first =
    base_reward_amount || Math.max(Math.floor(cpm_amount / 1000), Math.min(cpm_amount, 1))
  const capped = max_payout_amount > 0 ? Math.min(first, max_payout_amount) : first
  return Math.max(capped, min_payout_amount)
}
