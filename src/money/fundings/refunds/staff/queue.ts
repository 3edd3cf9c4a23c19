import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../../accounts/staff/queue.ts'
import { refunds } from '../../../../tables/finance/refunds.ts'
import { staffRefundsPath } from '../../../../vocabulary/addresses/staff-urls.ts'
import { isRefundWaiting } from '../queries.ts'

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
