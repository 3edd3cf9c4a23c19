import { and, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { isEarning } from '../../tables/campaigns/decided-posts.ts'

/** The number of posts of a creator that will be granted, within a day, what they have earned by then. */
export function countCounting(db: Db, { user }: Pick<Actor, 'user'>): Promise<number> {
  const { user_id, grant_at } = campaignSubmissions
  return db.$count(campaignSubmissions, and(eq(user_id, user.id), isEarning(), isNotNull(grant_at)))
}
