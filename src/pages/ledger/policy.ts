import { type SQL, sql } from 'drizzle-orm'
import type { Actor } from '../../tables/actor.ts'

/** Those who run a campaign and those who have handed something in to it read its ledger. */
export function isReaderOfLedger({ user }: Pick<Actor, 'user'>): SQL {
  return sql`(${isRunBy(user.id)} or exists (
    select 1 from campaign_creators
    where campaign_id = campaigns.id and user_id = ${user.id}))`
}

export function isRunBy(userId: number): SQL {
  return sql`exists (
    select 1 from memberships
    where organization_id = campaigns.organization_id and user_id = ${userId})`
}
