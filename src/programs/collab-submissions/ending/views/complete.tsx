import { Card } from '../../../../framework/views/card.tsx'
import { Confirm } from '../../../../framework/views/forms/confirm.tsx'
import { messagesPath } from '../../../../vocabulary/addresses/submission-urls.ts'
import { formatMoney } from '../../../../vocabulary/amounts/money.ts'
import { DecisionCard } from '../../../submissions/views/decision.tsx'
import type { FoundSubmission } from '../../queries.ts'
import { reasonsAgainst } from '../../transitions.ts'

/** The last step of an organization: to say that the post is as agreed, or else to ask for a correction. */
export function Complete({ submission, path }: { submission: FoundSubmission; path: string }) {
  const reasons = reasonsAgainst(submission, 'complete')
  if (reasons.length > 0) return <Card title="Complete" description={reasons.join(' ')} />

  return (
    <DecisionCard
      title="Complete"
      about={
        <>
          {formatMoney(submission.quote_amount, submission.currency)} goes to the creator then, for
          good. Is something wrong with the post?{' '}
          <a href={messagesPath(submission)} class="link">
            Ask for a correction in a message
          </a>{' '}
          first.
        </>
      }
    >
      <Confirm
        id="completion"
        label="Complete"
        class="btn btn-primary"
        title="Is everything as agreed?"
        action={`${path}/completion`}
        method="post"
        confirm="Complete"
        tone="btn-primary"
        fields={{ 'completion[post_url]': submission.post_url ?? '' }}
      >
        {formatMoney(submission.quote_amount, submission.currency)} goes to the creator for{' '}
        {submission.post_url}. This cannot be undone.
      </Confirm>
    </DecisionCard>
  )
}
