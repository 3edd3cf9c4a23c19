import { Card } from '../../../framework/views/card.tsx'
import { Fact, Facts } from '../../../framework/views/lists/facts.tsx'
import { Money } from '../../../framework/views/values/money.tsx'
import { Time } from '../../../framework/views/values/time.tsx'
import { TermFacts } from '../../collabs/views/terms.tsx'
import { outsideInWords, sparkInWords } from '../../collabs/words.ts'
import { askedAmount, isOffer } from '../applying/prices.ts'
import { usageEndOf } from '../due-dates.ts'
import type { FoundSubmission } from '../queries.ts'
import { productInWords } from '../words.ts'

type TermsProps = { submission: FoundSubmission; isOwn?: boolean }

/** All that was asked for, and later agreed on, as both sides see it. */
export function Terms({ submission, isOwn = false }: TermsProps) {
  const { currency, accepted_at } = submission
  const { quote_amount, offers } = submission
  const price = accepted_at === null ? askedAmount(submission, offers) : quote_amount
  const outside = outsideInWords({ ...submission, quote_amount: price })
  const usageEnd = usageEndOf(submission)
  return (
    <Card title={accepted_at === null ? 'Asked for' : 'Agreed on'}>
      <Facts>
        <Fact name="Price">
          <Money amount={price} currency={currency} />
          {outside && <span class="block font-normal text-base-content/70">{outside}</span>}
        </Fact>
        {isOffer(submission) && (
          <Fact name="Offered instead">
            <Money amount={submission.quote_amount} currency={currency} />
          </Fact>
        )}
        {submission.paid_amount > 0 && (
          <Fact name="Paid">
            <Money amount={submission.paid_amount} currency={currency} />
          </Fact>
        )}
        {submission.requires_product_shipment && (
          <Fact name="Product">{productInWords(submission, isOwn ? 'you' : 'the creator')}</Fact>
        )}
        <TermFacts terms={submission} />
        {accepted_at !== null && submission.revision_rounds > 0 && (
          <Fact name="Changes used">
            {submission.rounds_count} of {submission.revision_rounds}
          </Fact>
        )}
        {usageEnd && (
          <Fact name="Usage rights end">
            <Time at={usageEnd} isPoint />
          </Fact>
        )}
        <Fact name="Spark Ads">
          {sparkInWords(submission.require_spark_ads, submission.asked_spark_days)}
        </Fact>
        <Fact name="Applied">
          <Time at={submission.created_at} />
        </Fact>
        {accepted_at && (
          <Fact name="Accepted">
            <Time at={accepted_at} />
          </Fact>
        )}
        {submission.ended_at && (
          <Fact name="Ended">
            <Time at={submission.ended_at} />
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
