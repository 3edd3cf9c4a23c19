import type { ComponentChildren } from 'preact'
import { Time } from '../../../framework/views/values/time.tsx'
import { releaseInWords } from '../../../money/grants/time-limits.ts'
import type { CampaignSubmission } from '../../../tables/campaigns/campaign-submissions.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { later, onceEvery, type TimeLimit } from '../../../vocabulary/time/time-limits.ts'
import { endBySilence } from '../due-dates.ts'
import type { ShownPost } from '../pages.ts'
import { lapsedOf } from '../paying/amounts.ts'
import { earnedOf } from '../paying/views/why.tsx'
import type { FoundSubmission } from '../queries.ts'
import { timeLimits } from '../time-limits.ts'
import { isPossible, isWithheld, isWithheldFor } from '../transitions.ts'
import { withheldInWords } from '../words.ts'
import { afterFlag } from './who-decides.ts'

type Props = { shown: ShownPost; hold: TimeLimit }
type Next = (hold: TimeLimit, submission: FoundSubmission) => ComponentChildren

const { decision, appeal, appealDecision, granting } = timeLimits

const next: Record<CampaignSubmission['state'], Next> = {
  pending: (_hold, { due_at, checks }) => (
    <>
      The brand decides. If it does not answer{' '}
      {due_at ? <Time at={due_at} after="by" /> : `within ${decision.unclear.words}`}, your post is{' '}
      {endBySilence(checks)} automatically.
    </>
  ),
  approved: (hold) =>
    `Your views count. What they earned is granted ${onceEvery(granting)}, and you can withdraw it ${later(hold)}.`,
  rejected: () => 'This post earns nothing.',
  flagged: () =>
    'There is a question about this post. What is not in your balance yet is on hold until that is cleared up.',
  appealed: (_hold, submission) => (
    <>
      Troupe’s team decides about your appeal. If they do not{' '}
      <Until
        submission={submission}
        limit={appealDecision}
        since={submission.appealed_at}
        after="by"
      />
      , your appeal succeeds.
    </>
  ),
  withdrawn: () => 'You withdrew it. You can submit it again.',
  finalized: (hold) => `Its views are final. ${releaseInWords(hold)}`,
  paid: () => 'All of it is in your balance or sent.',
}

/** The next step of a post in words for its creator, with the day on which it comes at the latest. */
export function NextStep({ shown: { submission, explanation }, hold }: Props) {
  const { state, owed_amount, currency, organization_name } = submission
  if (isWithheld(submission)) {
    const admin = isWithheldFor(submission, 'member') ? 'Another admin' : 'The brand'
    const who = state === 'appealed' ? 'Troupe’s team decides' : `${admin} or Troupe’s team decides`
    const joined = `You have joined ${organization_name} since you submitted this post.`
    return (
      <>
        {withheldInWords(submission, joined)} So it is not approved automatically. {who}.
      </>
    )
  }
  if (
    (state === 'finalized' || state === 'paid') &&
    earnedOf(explanation) + submission.earned_amount === 0
  )
    return <>Its views are final. They earned nothing.</>
  if (isPossible(submission, 'appeal')) return <Objection submission={submission} />
  if (state === 'flagged')
    return (
      <>
        {next.flagged(hold, submission)} {afterFlag(submission)}
      </>
    )
  const lapsed = lapsedOf(submission, submission)
  if (lapsed > 0)
    return (
      <>
        {releaseInWords(hold)} The other {formatMoney(lapsed, currency)} lapsed: the campaign ended,
        and its budget did not cover it.
      </>
    )
  return (
    <>
      {next[state](hold, submission)}
      {owed_amount > 0 &&
        ' Some of it waits for budget: it is granted first when the brand adds some, and lapses if the campaign ends without.'}
    </>
  )
}

/** The ways of a creator to go on after a rejection, and until when. */
function Objection({ submission }: { submission: FoundSubmission }) {
  const until = <Until submission={submission} limit={appeal} since={submission.rejected_at} />
  return isPossible(submission, 'correct') ? (
    <>
      This post earns nothing as it is. Correct it and submit it again, or appeal, {until}. Troupe’s
      team decides about appeals.
    </>
  ) : (
    <>
      This post earns nothing. If you disagree, you can appeal {until}: Troupe’s team decides then.
    </>
  )
}

type UntilProps = {
  submission: FoundSubmission
  limit: TimeLimit
  since: string | null
  after?: 'until' | 'by'
}

/** The moment until which something can be done: the deadline, or else the limit counted from a moment. */
export function Until({ submission: { due_at }, limit, since, after = 'until' }: UntilProps) {
  if (due_at !== null) return <Time at={due_at} after={after} />
  if (since === null) return <>within {limit.words}</>
  const at = new Date(Date.parse(since) + 1000 * limit.seconds).toISOString()
  return <Time at={at} after={after} />
}
