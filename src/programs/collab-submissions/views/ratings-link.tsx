import { Card } from '../../../framework/views/card.tsx'
import { ratingsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import type { ShownSubmission } from '../queries.ts'
import { timeLimits } from '../time-limits.ts'

/** Leads to what both sides say of each other, once the work is completed. */
export function RatingsLink({ submission }: { submission: ShownSubmission }) {
  if (submission.state !== 'completed') return null
  return (
    <Card
      title="How was it?"
      description={`Both of you can rate each other within ${timeLimits.rating.words} after completion.`}
    >
      <a href={ratingsPath(submission)} class="btn btn-sm">
        Ratings
      </a>
    </Card>
  )
}
