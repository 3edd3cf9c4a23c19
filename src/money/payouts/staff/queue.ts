import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { payouts } from '../../../tables/finance/payouts.ts'
import { staffPayoutsPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { waitsForStaff } from '../queries.ts'

/** Payouts that creators asked for, to be sent at the bank. */
export const payoutsToSend: StaffQueue = {
  name: 'payouts_to_send',
  title: 'Payouts to send',
  empty: 'Every payout has been sent.',
  icon: 'wallet',
  path: staffPayoutsPath,
  waiting: sql`select created_at as since, (sends_on + 1)::timestamp at time zone 'UTC' as due
    from ${payouts} where ${waitsForStaff}`,
  hasDueDates: true,
  promisedHours: 48,
}
