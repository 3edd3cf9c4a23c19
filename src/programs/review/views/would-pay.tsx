import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { stepsOf } from '../../campaign-submissions/paying/steps-to-amount.ts'
import { tooLittle, wouldPay } from '../presenter.ts'
import type { Reviewed } from '../queries.ts'

/** The worth of an approval now, by the function that pays. */
export function WouldPay({ submission }: { submission: Reviewed }) {
  const { terms, currency, view_count, state } = submission
  const little = tooLittle(submission)

  return (
    <div class="min-w-0 flex-1 basis-56">
      <p class={`figure ${little > 0 ? 'text-base-content/60' : ''}`}>
        {formatMoney(little || wouldPay(submission), currency)}
      </p>
      {little > 0 && (
        <p class="text-sm font-medium">
          below the {formatMoney(terms.min_payout_amount, currency)} minimum: nothing is paid yet
        </p>
      )}
      <p class="text-sm text-base-content/70">
        {state === 'pending' && little === 0 ? 'if it is approved now: ' : ''}
        {view_count.toLocaleString('en')} views at {formatMoney(terms.cpm_amount, currency)} for
        1,000
      </p>
      <details class="mt-2 text-sm">
        <summary class="cursor-pointer text-base-content/70">Step by step</summary>
        <ol class="mt-2 list-decimal space-y-1 pl-5">
          {stepsOf(terms, submission).map(({ text }) => (
            <li>{text}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
