import { wasApproved } from '../../../tables/campaigns/decided-posts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { stepsOf } from '../../campaign-submissions/paying/steps-to-amount.ts'
import { sumInWords } from '../../campaign-submissions/paying/sum-in-words.ts'
import { headingOf } from '../../campaign-submissions/paying/views/why.tsx'
import type { Reviewed } from '../queries.ts'
import { tooLittle, wouldPay } from '../would-pay.ts'

/** The worth of an approval now, by the function that pays. */
export function WouldPay({ submission }: { submission: Reviewed }) {
  const { terms, currency } = submission
  const little = tooLittle(submission)

  return (
    <div class="min-w-0 grow">
      <p class="text-sm text-base-content/70">{headingOf(submission)}</p>
      <p class={`figure ${little > 0 ? 'text-base-content/60' : ''}`}>
        {formatMoney(wouldPay(submission), currency)}
      </p>
      <p class="text-sm text-base-content/70">{sumInWords(terms, submission)}</p>
      <details class="mt-2 text-sm">
        <summary class="cursor-pointer text-base-content/70">Step by step</summary>
        <ol class="mt-2 list-decimal space-y-1 pl-5">
          {stepsOf(terms, submission, undefined, wasApproved(submission)).map(({ text }) => (
            <li>{text}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
