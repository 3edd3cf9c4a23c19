import type { Campaign } from '../../tables/campaigns.ts'

/** Every move of a campaign, and what stands in its way: the pages show it and the model obeys it. */

export type Transition = 'publish' | 'pause' | 'resume'

export function blockersOf(campaign: Campaign, transition: Transition): string[] {
  return [...blockers[transition](campaign)]
}

/** Whether the button makes sense at all, however much is still missing. */
export function isNext({ status }: Campaign, transition: Transition): boolean {
  return status === origins[transition]
}

/** What the first creator who earns anything can earn: without it nothing can ever be paid. */
export function smallestPayout(campaign: Campaign): number {
  const { base_reward_amount, cpm_amount, min_payout_amount, max_payout_amount } = campaign
  const first =
    base_reward_amount || Math.max(Math.floor(cpm_amount / 1000), Math.min(cpm_amount, 1))
  const capped = max_payout_amount > 0 ? Math.min(first, max_payout_amount) : first
  return Math.max(capped, min_payout_amount)
}

const origins = { publish: 'draft', pause: 'active', resume: 'paused' } as const

const blockers: Record<Transition, (campaign: Campaign) => Iterable<string>> = {
  *publish(campaign) {
    if (campaign.status !== 'draft') return yield 'It has been published already.'

    const { max_payout_amount: most } = campaign
    if (campaign.brief === '') yield 'Write a brief.'
    if (campaign.platform_ids.length === 0) yield 'Choose at least one platform.'
    if (campaign.cpm_amount === 0 && campaign.base_reward_amount === 0)
      yield 'Set a rate per 1,000 views or a base reward.'
    if (most > 0 && campaign.base_reward_amount > most)
      yield 'The base reward is more than the highest payout.'
    if (campaign.unused_amount < smallestPayout(campaign)) yield unfunded
  },
  *pause({ status }) {
    if (status !== 'active') yield 'Only an active campaign can be paused.'
  },
  *resume(campaign) {
    if (campaign.status !== 'paused') return yield 'Only a paused campaign can be resumed.'
    if (campaign.unused_amount < smallestPayout(campaign)) yield unfunded
  },
}

const unfunded = 'Add budget: what is left does not cover a single payout.'
