import { Fact } from '../../../../framework/views/lists/facts.tsx'
import { Question } from '../../../../framework/views/question.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import type { FundingProvider } from '../../../../tables/finance/fundings.ts'
import { refundsPath } from '../../../../vocabulary/addresses/money-urls.ts'
import { formatMoney, toDecimal } from '../../../../vocabulary/amounts/money.ts'
import type { FundingInList } from '../../queries.ts'
import type { Held } from '../refundable.ts'

type Props = { funding: FundingInList; amount: number; held: Held }

const places: Record<FundingProvider, string> = {
  test: 'where it came from',
  manual: 'the bank account it came from',
  balance: 'your balance',
  stripe: 'the card it came from',
}

/** Asks before money leaves: how much, where to, and what is left then. */
export function RefundQuestion({ funding, amount, held }: Props) {
  const { currency, provider, campaign_name } = funding
  const money = formatMoney(amount, currency)
  const isBudget = held.in === 'budget'

  return (
    <Question
      title={`Send ${money} back to ${places[provider]}?`}
      description={
        isBudget
          ? `It leaves the budget of ${campaign_name} at once. You cannot take that back.`
          : 'It leaves your balance at once, so campaigns and collabs can no longer be paid from it. You cannot take that back.'
      }
      action={refundsPath(funding)}
      fields={{ 'refund[typed][amount]': toDecimal(amount, currency) }}
      confirm={`Refund ${money}`}
    >
      <Fact name="Refund">
        <Money amount={amount} currency={currency} />
      </Fact>
      <Fact name={isBudget ? 'Left in the budget' : 'Left in your balance'}>
        <Money amount={held.amount - amount} currency={currency} />
      </Fact>
    </Question>
  )
}
