import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { staffFundingsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { isFundingWaiting } from '../queries.ts'

/** Bank transfers that someone has to see arrive. */
export const fundingsToConfirm: StaffQueue = {
  name: 'fundings_to_confirm',
  title: 'Bank transfers to confirm',
  empty: 'Every bank transfer has been handled.',
  icon: 'wallet',
  path: staffFundingsPath,
  waiting: sql`select created_at as since from ${fundings} where ${isFundingWaiting}`,
  promisedHours: 48,
}
