import { hasPassed } from '../../../framework/database/clock.ts'
import { ratingsPath } from '../../../vocabulary/addresses/submission-urls.ts'
import type { Side } from '../../submissions/notices.ts'
import type { FoundSubmission } from '../queries.ts'
import { timeLimits } from '../time-limits.ts'

type Props = { submission: FoundSubmission; side: Side; name: string; mayRate?: boolean }

/** The last step of completed work: each side rates the other, and reads what was said of it. */
export function RatingsLink({ submission, side, name, mayRate = true }: Props) {
  const { state, completed_at, rated_sides } = submission
  if (state !== 'completed' || completed_at === null) return null
  const end = Date.parse(completed_at) + timeLimits.rating.seconds * 1000
  const isToRate = mayRate && !rated_sides.includes(side) && !hasPassed(new Date(end).toISOString())
  return (
    <p class="mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <a href={ratingsPath(submission)} class={`btn btn-sm ${isToRate ? 'btn-primary' : ''}`}>
        {isToRate ? `Rate ${name}` : 'Ratings'}
      </a>
      {isToRate &&
        `Both of you can rate each other within ${timeLimits.rating.words} after completion.`}
    </p>
  )
}
