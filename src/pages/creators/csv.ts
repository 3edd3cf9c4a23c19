import { csvLine } from '../../framework/formats/csv.ts'
import { displayName } from '../../tables/users/users.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import type { CreatorLine } from './queries.ts'

export const creatorTitles = [
  'Creator',
  'Accounts',
  'Followers',
  'Labels',
  'Lists',
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

/**
 * A line for each currency that someone worked in, in the order of the list: amounts of two cannot be added
 * up.
 */
export async function* creatorLines(results: AsyncIterable<CreatorLine>): AsyncGenerator<string> {
  yield csvLine(creatorTitles)
  for await (const result of results) {
    const { currency, used_amount, effective_cpm_amount, collab_amount } = result
    yield csvLine([
      displayName(result),
      result.accounts
        .map(
          ({ platform_id, account_handle }) => `${account_handle} (${platformNames[platform_id]})`,
        )
        .join('; '),
      result.follower_count === null ? null : String(result.follower_count),
      groupsIn(result, 'label'),
      groupsIn(result, 'list'),
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

function groupsIn({ groups }: CreatorLine, wanted: 'label' | 'list'): string {
  const chosen = groups.filter(({ kind }) => kind === wanted)
  return chosen.map(({ name }) => name).join('; ')
}
