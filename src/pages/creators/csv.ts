import { csvLine } from '../../framework/csv.ts'
import { displayName } from '../../tables/users/users.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import type { Result } from './results.ts'

export const creatorTitles = [
  'Creator',
  'Currency',
  'Posts',
  'Approved',
  'Rejected',
  'Views',
  'Spent on posts',
  'CPM',
  'Collabs',
  'Completed',
  'Spent on collabs',
  'Last active',
]

/** A line for each currency that someone worked in: amounts of two cannot be added up. */
export async function* creatorLines(
  results: AsyncIterable<Result & { name: string }>,
): AsyncGenerator<string> {
  yield csvLine(creatorTitles)
  for await (const { currency, ...result } of results) {
    const { used_amount, effective_cpm_amount, collab_amount } = result
    yield csvLine([
      displayName(result),
      currency.toUpperCase(),
      String(result.submissions_count),
      String(result.approved_count),
      String(result.rejected_count),
      String(result.view_count),
      toDecimal(Number(used_amount), currency),
      effective_cpm_amount === null ? null : toDecimal(Number(effective_cpm_amount), currency),
      String(result.collabs_count),
      String(result.completed_count),
      toDecimal(Number(collab_amount), currency),
      isoTime(String(result.last_active_at)),
    ])
  }
}
