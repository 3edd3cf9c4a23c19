import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { later } from '../../../vocabulary/time/time-limits.ts'
import { isOffer } from '../applying/application.ts'
import type { ShownSubmission } from '../queries.ts'
import { timeLimits } from '../time-limits.ts'
import { isOver } from '../transitions.ts'

/** The words for the creator about where their money is, and when it is theirs. */
export function Price({ submission }: { submission: ShownSubmission }) {
  const { quote_amount, currency, accepted_at, organization_name } = submission
  if (isOffer(submission) || isOver(submission) || (quote_amount === 0 && accepted_at !== null))
    return null
  const price = formatMoney(quote_amount, currency)

  return (
    <p class="mt-3 text-sm">
      {accepted_at === null ? (
        <>
          Your price is <strong>{price}</strong>.{' '}
          {quote_amount > 0
            ? `Once you are accepted, ${organization_name} sets it aside for you.`
            : 'You have asked for no money.'}
        </>
      ) : (
        <>
          <strong>{price}</strong> is set aside for you. It is yours when {organization_name} has
          confirmed your post{submission.require_spark_ads && ' and has the Spark code'}, at the
          latest {later(timeLimits.completion)}. No fee is taken off it.
        </>
      )}
    </p>
  )
}
