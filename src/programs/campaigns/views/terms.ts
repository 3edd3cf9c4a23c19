import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'

/** The terms of a campaign in one line. */
export function termsInWords(campaign: Omit<Campaign, 'brief'>): string {
  return [
    rateInWords(campaign),
    rangeInWords(campaign),
    campaign.platform_ids.map((id) => platformNames[id]).join(', ') || 'no platforms yet',
    campaign.countries.join(', ') || 'everywhere',
  ]
    .filter(Boolean)
    .join(' · ')
}

function rateInWords({ cpm_amount, base_reward_amount, currency }: Omit<Campaign, 'brief'>) {
  const rate = cpm_amount > 0 ? `${formatMoney(cpm_amount, currency)} per 1,000 views` : ''
  const base = base_reward_amount > 0 ? `${formatMoney(base_reward_amount, currency)} a post` : ''
  return [base, rate].filter(Boolean).join(' and ') || 'no rate yet'
}

function rangeInWords({ min_payout_amount, max_payout_amount, currency }: Omit<Campaign, 'brief'>) {
  const [least, most] = [min_payout_amount, max_payout_amount].map((amount) =>
    amount > 0 ? formatMoney(amount, currency) : undefined,
  )
  if (least && most) return `${least} to ${most} a post`
  if (most) return `up to ${most} a post`
  return least && `from ${least} a post`
}
