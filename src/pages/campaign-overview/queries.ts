import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { one, rowsOf } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { type BudgetFound, budgets } from '../overview/figures/budget.ts'
import { daysOfPosts, firstDay, lastDay } from '../overview/figures/days.ts'
import { bestPosts } from '../overview/figures/posts.ts'
import type { Period } from '../overview/period.ts'
import type { Overview } from '../overview/queries.ts'

/** Figures that an organization sees of one of its campaigns. */
export type CampaignOverview = Omit<
  Overview,
  'waits' | 'is_published' | 'budget' | 'reporting' | 'collab_views'
> & {
  budget: BudgetFound
  creators: CreatorFound[]
  creators_count: number
  pending_count: number
  median_decision_seconds: number | null
}

export type CreatorFound = {
  user_id: number
  name: string
  submissions_count: number
  view_count: number
  used_amount: number
}

export async function readCampaignOverview(
  db: Db,
  { organization }: Member,
  publicId: string,
  period: Period,
): Promise<CampaignOverview> {
  const id = decodeId('Campaign', publicId) ?? 0
  type Found = Omit<CampaignOverview, 'period' | 'budget'> & { budget: BudgetFound | null }
  const { rows } = await db.execute<Found>(sql`
    select to_char(${firstDay(period)}, 'YYYY-MM-DD') as first_day, to_char(${lastDay(period)}, 'YYYY-MM-DD') as last_day,
      ${rowsOf(daysOfPosts(sql`days.campaign_id = ${id}`, period))} as days,
      ${rowsOf(budgets(sql`id = ${id} and organization_id = ${organization.id}`))} -> 0 as budget,
      ${rowsOf(bestPosts(sql`campaign_id = ${id}`, 5))} as best_posts,
      ${rowsOf(sql`
        select user_id, users.name, submissions_count, view_count, used_amount
        from campaign_creators join users on users.id = user_id
        where campaign_id = ${id} order by view_count desc, user_id limit 5`)} as creators,
      (select count(*)::int from campaign_creators where campaign_id = ${id}) as creators_count,
      (select count(*)::int from campaign_submissions where campaign_id = ${id} and state = 'pending')
        as pending_count,
      (select extract(epoch from percentile_disc(0.5) within group (order by decided_at - created_at))::int
        from (select decided_at, created_at from campaign_submissions
          where campaign_id = ${id} and decided_at is not null and state <> 'withdrawn'
          order by decided_at desc limit 100) decided) as median_decision_seconds`)
  const { budget, ...found } = one(rows)
  if (budget === null) throw new NotFound('Campaign not found.')
  return { ...found, budget, period }
}
