import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import type { Actor } from '../../tables/actor.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'

/** The number of posts of a creator that will be granted, within a day, what they have earned by then. */
export function countCounting(db: Db, { user }: Pick<Actor, 'user'>): Promise<number> {
  const { user_id, state, grant_at } = campaignSubmissions
  const isCounting = inArray(state, ['approved', 'finalized'])
  return db.$count(campaignSubmissions, and(eq(user_id, user.id), isCounting, isNotNull(grant_at)))
}
