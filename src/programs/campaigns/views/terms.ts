import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { thresholdInWords } from '../budget/rules.ts'

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

function rangeInWords(campaign: Omit<Campaign, 'brief'>) {
  const { max_payout_amount, currency } = campaign
  const most = max_payout_amount > 0 && `up to ${formatMoney(max_payout_amount, currency)} a post`
  return [thresholdInWords(campaign), most].filter(Boolean).join(', ')
}
