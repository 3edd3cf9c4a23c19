import { csvLine } from '../../../framework/formats/csv.ts'
import { toDecimal } from '../../../vocabulary/amounts/money.ts'
import { platformNames } from '../../../vocabulary/platforms.ts'
import { CampaignSubmissionJson } from '../presenter.ts'
import type { SubmissionInList } from '../queries.ts'
import { stateName } from '../words.ts'

export const submissionTitles = [
  'Submitted',
  'Campaign',
  'Creator',
  'Platform',
  'Post',
  'State',
  'Views',
  'Currency',
  'Earned',
  'Granted',
  'Waits for budget',
  'Fee',
  'Decided',
  'Reason',
]

/** A line for each post, the newest first. */
export async function* submissionLines(
  submissions: AsyncIterable<SubmissionInList>,
): AsyncGenerator<string> {
  yield csvLine(submissionTitles)
  for await (const submission of submissions) {
    const { currency, ...post } = CampaignSubmissionJson.present(submission)
    yield csvLine([
      post.created_at,
      submission.campaign_name,
      post.account_handle,
      platformNames[post.platform_id],
      post.post_url,
      stateName(post.state),
      String(post.view_count),
      currency.toUpperCase(),
      toDecimal(post.earned_amount, currency),
      toDecimal(post.granted_amount, currency),
      toDecimal(post.owed_amount, currency),
      toDecimal(post.fee_amount, currency),
      post.decided_at,
      post.reason,
    ])
  }
}
