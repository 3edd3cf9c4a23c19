import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { spread } from '../../framework/database/spread.ts'
import type { PlatformAccount } from '../../platforms/provider.ts'
import {
  type SocialAccount,
  socialAccountSnapshots,
  socialAccounts,
} from '../../tables/users/social-accounts.ts'

/** Numbers that are kept of an account. */
type Measured = Pick<
  PlatformAccount,
  'subscriber_count' | 'view_count' | 'video_count' | 'likes_count' | 'engagement_rate'
> &
  Partial<Pick<PlatformAccount, 'opened_at'>>

/** An account is asked about once a day, and not all at the same time of day. */
const dayHours = 24
const spreadMinutes = 120

/** Appends what was said of an account, and says when to ask again. */
export async function takeSnapshot(
  tx: Tx,
  { id }: Pick<SocialAccount, 'id'>,
  { opened_at, ...measured }: Measured,
  provider: string,
): Promise<void> {
  const { subscriber_count, view_count, video_count, likes_count, engagement_rate } = measured
  const counts = { subscriber_count, view_count, video_count, likes_count, engagement_rate }
  await tx.insert(socialAccountSnapshots).values({ social_account_id: id, provider, ...counts })
  const due = sql`troupe_now() + make_interval(hours => ${dayHours}, mins => (${spread(socialAccounts.id)} * ${spreadMinutes}::int)::int)`
  await tx
    .update(socialAccounts)
    .set({ sync_due_at: due, ...(opened_at && { opened_at }) })
    .where(eq(socialAccounts.id, id))
}
