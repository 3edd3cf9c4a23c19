import { Time } from '../../../framework/views/values/time.tsx'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { isOffer } from '../applying/prices.ts'
import type { FoundSubmission } from '../queries.ts'
import { timeLimits } from '../time-limits.ts'
import { isOver, lacksSparkCode, reasonsAgainst } from '../transitions.ts'
import { cancelableInWords } from '../words.ts'

/** The words for the creator about where their money is, and when it is theirs. */
export function Price({ submission }: { submission: FoundSubmission }) {
  const { quote_amount, currency, accepted_at, organization_name, state, due_at } = submission
  if (isOffer(submission) || isOver(submission) || (quote_amount === 0 && accepted_at !== null))
    return null
  const price = formatMoney(quote_amount, currency)
  // Before the code is there, the deadline is that of the creator and not that of the brand.
  const isChecked = state === 'posted' && !lacksSparkCode(submission)

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
          latest{' '}
          {isChecked && due_at ? (
            <Time at={due_at} isPhrase />
          ) : (
            `${timeLimits.completion.words} after you ${submission.require_spark_ads ? 'post and give the code' : 'post'}`
          )}
          .{' '}
          {submission.require_spark_ads &&
            !isChecked &&
            'Without the code it is not paid by itself: Troupe’s team decides then. '}
          No fee is taken off it.
          {reasonsAgainst(submission, 'cancel').length === 0 && ` ${cancelableInWords(submission)}`}
        </>
      )}
    </p>
  )
}
