import { Fact } from '../../../../framework/views/lists/facts.tsx'
import { Question } from '../../../../framework/views/question.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { feeAmount } from '../../../../vocabulary/amounts/fees.ts'
import { formatMoney, toDecimal } from '../../../../vocabulary/amounts/money.ts'
import { withFee } from '../../../collabs/words.ts'
import type { FoundSubmission } from '../../queries.ts'
import type { CounterOfferFields } from '../../schema.ts'
import { nameOf } from '../../views/name.ts'
import { coverageInWords } from '../../words.ts'
import { mostOffers } from '../limits.ts'
import { askedAmount, isOffer } from '../prices.ts'

type Of = { submission: FoundSubmission; fields: CounterOfferFields; path: string }
type OfBrand = Of & { feeBps: number; balance: number }

/** Asks a brand before its price goes out: both prices, and what it comes to once it is accepted. */
export function OfferQuestion({ submission, fields, path, feeBps, balance }: OfBrand) {
  const { quote_amount, currency, offers } = submission
  const amount = fields.quote_amount
  const fee = feeAmount(amount, feeBps)
  const left = balance - amount - fee

  return (
    <Question
      title={`Offer ${formatMoney(amount, currency)} to ${nameOf(submission)}?`}
      description={`While it waits you can raise it or take it back; there are at most ${mostOffers} prices, those taken back included. Once they accept, it is set aside from your balance at once${withFee(feeBps)}.`}
      {...sentTo(path, submission, fields)}
      confirm={`Offer ${formatMoney(amount, currency)}`}
    >
      <Price name="They ask for" amount={askedAmount(submission, offers)} currency={currency} />
      {isOffer(submission) && (
        <Price name="You have offered" amount={quote_amount} currency={currency} />
      )}
      <Price name="You offer" amount={amount} currency={currency} />
      {fee > 0 && <Price name="Fee" amount={fee} currency={currency} />}
      {left < 0 ? (
        <Fact name="Once they accept" isWide>
          {coverageInWords({ quote_amount: amount, currency }, feeBps, balance)}
        </Fact>
      ) : (
        <Price name="Left in your balance then" amount={left} currency={currency} />
      )}
    </Question>
  )
}

/** Asks a creator before another price goes out: the brand can accept it at once. */
export function AnswerQuestion({ submission, fields, path }: Of) {
  const { quote_amount, currency, organization_name } = submission
  const price = formatMoney(fields.quote_amount, currency)

  return (
    <Question
      title={`Ask ${organization_name} for ${price}?`}
      description="They can accept it at once, and then it is what you work for."
      {...sentTo(path, submission, fields)}
      confirm={`Ask for ${price}`}
    >
      <Price name="They offer" amount={quote_amount} currency={currency} />
      <Price name="You ask for" amount={fields.quote_amount} currency={currency} />
    </Question>
  )
}

const sentTo = (
  path: string,
  { currency }: FoundSubmission,
  { quote_amount, note }: CounterOfferFields,
) => ({
  action: `${path}/counter_offer`,
  fields: {
    'counter_offer[typed][quote_amount]': toDecimal(quote_amount, currency),
    'counter_offer[note]': note ?? '',
  },
})

function Price({ name, ...money }: { name: string; amount: number; currency: string }) {
  return (
    <Fact name={name}>
      <Money {...money} />
    </Fact>
  )
}
