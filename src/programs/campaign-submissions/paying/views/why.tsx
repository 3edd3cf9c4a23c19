import { Card } from '../../../../framework/views/card.tsx'
import { Money } from '../../../../framework/views/values/money.tsx'
import { Time } from '../../../../framework/views/values/time.tsx'
import { definitionInWords, sourceInWords } from '../../../../platforms/posts/readings-in-words.ts'
import type { CampaignSubmission } from '../../../../tables/campaigns/campaign-submissions.ts'
import { counted } from '../../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import type { Explanation } from '../explanation.ts'
import { Grants } from './grants.tsx'
import { Steps } from './steps-to-amount.tsx'

type Props = {
  explanation: Explanation | undefined
  submission: Pick<CampaignSubmission, 'state' | 'flagged_state'>
  /** The address at which the reader finds the transfers that it became. */
  transfersPath?: string
  /** Whether its creator reads it. */
  isOwn?: boolean
}

/** Headings for states in which nothing is earned yet, or ever, because nobody has approved the post. */
const headings: Partial<Record<CampaignSubmission['state'], string>> = {
  pending: 'Would earn, if approved now',
  appealed: 'Would earn, if approved now',
  finalized: 'Earned',
  paid: 'Earned',
  rejected: 'Would have earned, if approved',
  withdrawn: 'Would have earned, if approved',
}

export function headingOf({ state, flagged_state }: Props['submission']): string {
  const isApproved = state !== 'flagged' || flagged_state !== 'pending'
  return headings[isApproved ? state : 'pending'] ?? 'Earned so far'
}

/** The sum that a post has earned by its views so far, granted or not: the one figure that is told of it. */
export const earnedOf = (explanation: Explanation | undefined) =>
  explanation?.steps.at(-1)?.value ?? 0

/** The balance of its creator, as either side calls it. */
export const balanceInWords = (isOwn: boolean) => (isOwn ? 'your balance' : 'the creator’s balance')

/** The earnings of a post, and the way from views to money, the same for both sides. */
export function WhyThisAmount({ explanation, submission, transfersPath, isOwn = false }: Props) {
  if (explanation === undefined) return null
  const { steps, snapshot, currency, grants, granted_amount } = explanation
  const earned = earnedOf(explanation)

  return (
    <Card>
      <p class="text-sm text-base-content/70">{headingOf(submission)}</p>
      <p class="figure text-5xl">{formatMoney(earned, currency)}</p>
      <Whereabouts
        explanation={explanation}
        isFlagged={submission.state === 'flagged'}
        isOwn={isOwn}
      />
      <h2 class="mt-6 mb-2 font-display text-lg font-bold tracking-tight">Why this amount</h2>
      <Steps steps={steps} />
      <p class="mt-4 text-xs text-pretty text-base-content/70">
        Brand and creator see the same numbers.{' '}
        {snapshot && (
          <>
            The highest reading that counts is from {sourceInWords(snapshot.provider)},{' '}
            <Time at={snapshot.taken_at} isPhrase />. {definitionInWords(snapshot.view_definition)}
          </>
        )}
      </p>
      {grants.length > 0 && (
        <details class="mt-4 border-t border-base-300 pt-3">
          <summary class="cursor-pointer text-sm font-medium">
            {counted(grants.length, 'grant')}, {formatMoney(granted_amount, currency)} together
          </summary>
          <Grants grants={grants} currency={currency} />
          {transfersPath && (
            <p class="mt-3 text-sm">
              <a href={transfersPath} class="link">
                All transfers
              </a>
            </p>
          )}
        </details>
      )}
    </Card>
  )
}

type WhereaboutsProps = { explanation: Explanation; isFlagged: boolean; isOwn: boolean }

/** The whereabouts of what was earned. */
function Whereabouts({ explanation, isFlagged, isOwn }: WhereaboutsProps) {
  const { currency, grants, owed_amount, lapsed_amount } = explanation
  const { next_grant_amount, next_owed_amount, next_grant_at } = explanation
  const waits = owed_amount + next_owed_amount
  const held = grants.filter(({ released_at }) => released_at === null)
  const sum = (some: typeof grants) =>
    some.reduce((all, one) => all + one.reward_amount - one.returned_reward_amount, 0)
  const heldAmount = sum(held)
  const released = sum(grants) - heldAmount
  const [first] = held
  const balance = balanceInWords(isOwn)

  return (
    <ul class="mt-2 space-y-0.5 text-sm text-base-content/75">
      {heldAmount > 0 && first && (
        <li>
          <Money amount={heldAmount} currency={currency} />{' '}
          {isFlagged ? (
            'on hold while it is flagged'
          ) : (
            <>
              granted, in {balance} <Time at={first.release_at} after="from" />
              {held.length > 1 && ' and later'}
            </>
          )}
        </li>
      )}
      {released > 0 && (
        <li>
          <Money amount={released} currency={currency} /> in {balance}
        </li>
      )}
      {next_grant_amount > 0 && next_grant_at && (
        <li>
          <Money amount={next_grant_amount} currency={currency} /> is added with the next grant,{' '}
          <Time at={next_grant_at} after="about" />
        </li>
      )}
      {waits > 0 && (
        <li>
          <Money amount={waits} currency={currency} /> waits for budget, and lapses if the campaign
          ends without it
        </li>
      )}
      {lapsed_amount > 0 && (
        <li class="font-medium text-base-content">
          <Money amount={lapsed_amount} currency={currency} /> lapsed: the campaign ended, and its
          budget did not cover it
        </li>
      )}
    </ul>
  )
}
