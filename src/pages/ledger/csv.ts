import type { Db } from '../../framework/database/db.ts'
import { csvLine } from '../../framework/formats/csv.ts'
import { lapsedOf } from '../../programs/campaign-submissions/paying/amounts.ts'
import { earnedBy } from '../../programs/campaigns/budget/earnings.ts'
import type { Viewer } from '../../tables/actor.ts'
import { toDecimal } from '../../vocabulary/amounts/money.ts'
import { platformNames } from '../../vocabulary/platforms.ts'
import { readPosts } from './posts.ts'
import type { Ledger } from './queries.ts'
import { nextGrantIn, unpaidViewsOf } from './steps.ts'
import { hiddenName } from './words.ts'

export const ledgerTitles = [
  'Approved',
  'Submitted',
  'Platform',
  'Account',
  'Post',
  'State',
  'Verified views',
  'Not paid',
  'Paid views',
  'Currency',
  'Earned',
  'Granted',
  'Next grant',
  'Waits for budget',
  'Lapsed',
  'Fee',
]

/** Every post that counts, however many there are. */
export async function* ledgerLines(db: Db, ledger: Ledger, viewer: Viewer): AsyncGenerator<string> {
  const money = (amount: number) => toDecimal(amount, ledger.currency)
  yield csvLine(ledgerTitles)
  for await (const post of readPosts(db, ledger, viewer)) {
    const lapsed = lapsedOf(ledger, post)
    yield csvLine([
      post.approved_at,
      post.created_at,
      platformNames[post.platform_id],
      post.account_handle ?? hiddenName(post),
      post.post_url,
      post.state,
      String(post.verified_views),
      String(unpaidViewsOf(post)),
      String(post.view_count),
      ledger.currency.toUpperCase(),
      // The earnings by the views of now, as the page of the post says it.
      money(Number(earnedBy(ledger, BigInt(post.view_count)))),
      money(post.granted_amount),
      money(nextGrantIn(ledger, post).next_grant_amount),
      money(post.owed_amount),
      money(lapsed),
      money(post.fee_amount),
    ])
  }
}
