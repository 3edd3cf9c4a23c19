import { Fact } from '../../../framework/views/lists/facts.tsx'
import { Question } from '../../../framework/views/question.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import type { Member } from '../../../tables/actor.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { campaignFundingsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { formatMoney, toDecimal } from '../../../vocabulary/amounts/money.ts'

type Props = { member: Member; campaign: Campaign; amount: number; available: number }

/** Asks before money moves from the balance into a campaign: how much, and what is left then. */
export function BalanceQuestion({ member, campaign, amount, available }: Props) {
  const { name, currency, unused_amount, status } = campaign

  return (
    <Question
      title={`Move ${formatMoney(amount, currency)} to ${name}?`}
      description={
        status === 'draft'
          ? 'While the campaign is a draft you can have it refunded.'
          : 'Creators are paid from it. What is left comes back when the campaign is over.'
      }
      action={campaignFundingsPath(campaign)}
      fields={{
        'funding[typed][amount]': toDecimal(amount, currency),
        'funding[provider]': 'balance',
      }}
      confirm={`Move ${formatMoney(amount, currency)}`}
    >
      <Fact name="From">Balance of {member.organization.name}</Fact>
      <Fact name="To">Budget of {name}</Fact>
      <Fact name="Left in your balance">
        <Money amount={available - amount} currency={currency} />
      </Fact>
      <Fact name="Left in the budget">
        <Money amount={unused_amount + amount} currency={currency} />
      </Fact>
    </Question>
  )
}
