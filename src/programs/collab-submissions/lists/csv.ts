import { csvLine } from '../../../framework/formats/csv.ts'
import { displayName } from '../../../tables/users/users.ts'
import { toDecimal } from '../../../vocabulary/amounts/money.ts'
import { isoTime } from '../../../vocabulary/time/time.ts'
import type { SubmissionInList } from '../queries.ts'
import { stateName } from '../words.ts'

export const applicationTitles = [
  'Applied',
  'Collab',
  'Creator',
  'State',
  'Currency',
  'Quote',
  'Accepted',
  'Post',
  'Views',
  'Due',
  'Ended',
]

export async function* applicationLines(
  applications: AsyncIterable<SubmissionInList>,
): AsyncGenerator<string> {
  yield csvLine(applicationTitles)
  for await (const application of applications) {
    const { currency, creator_name, quote_amount, view_count } = application
    yield csvLine([
      isoTime(application.created_at),
      application.collab_name,
      creator_name === null ? null : displayName({ name: creator_name }),
      stateName(application.state),
      currency.toUpperCase(),
      toDecimal(quote_amount, currency),
      application.accepted_at,
      application.post_url,
      view_count === null ? null : String(view_count),
      application.due_at,
      application.ended_at,
    ])
  }
}
