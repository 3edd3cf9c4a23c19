import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../accounts/staff/queue.ts'
import { fundings } from '../../tables/finance/fundings.ts'
import { refunds } from '../../tables/finance/refunds.ts'
import { staffFundingsPath, staffRefundsPath } from '../../vocabulary/addresses/staff-urls.ts'
import { isFundingWaiting } from './queries.ts'
import { isRefundWaiting } from './refunds/queries.ts'

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

/** Bank transfers that someone has to send back. */
export const refundsToSend: StaffQueue = {
  name: 'refunds_to_send',
  title: 'Refunds to send',
  empty: 'Every refund has been sent.',
  icon: 'arrowRight',
  path: staffRefundsPath,
  waiting: sql`select created_at as since from ${refunds} where ${isRefundWaiting}`,
  promisedHours: 48,
}
