import { eq, type SQL, sql } from 'drizzle-orm'
import { socialAccounts } from '../../tables/users/social-accounts.ts'

/** People see and change their own accounts, and nobody else's exist for them. */
export const ownSocialAccounts: SQL = eq(socialAccounts.user_id, sql.placeholder('userId'))
