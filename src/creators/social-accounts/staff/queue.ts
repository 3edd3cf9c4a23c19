import { sql } from 'drizzle-orm'
import type { StaffQueue } from '../../../accounts/staff/queue.ts'
import { socialAccounts } from '../../../tables/users/social-accounts.ts'
import { staffSocialAccountsPath } from '../../../vocabulary/addresses/staff-urls.ts'

/** Accounts that nobody has proved yet. Where a platform cannot be asked only staff can confirm them. */
export const accountsToVerify: StaffQueue = {
  name: 'social_accounts_to_verify',
  title: 'Social accounts to verify',
  empty: 'Every account has been checked.',
  icon: 'atSign',
  path: staffSocialAccountsPath,
  waiting: sql`select created_at as since from ${socialAccounts} where status = 'pending'`,
  // A claim that nobody has proved by then lapses.
  promisedHours: 24,
}
