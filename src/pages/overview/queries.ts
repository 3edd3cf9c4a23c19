import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { one, rowsOf } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import { ratesOn } from '../../money/exchange-rates/queries.ts'
import type { Reporting } from '../../money/reporting/sums.ts'
import { type CollabViews, viewsOf } from '../../programs/collab-submissions/posting/view-counts.ts'
import type { Member } from '../../tables/actor.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import type { Rate } from '../../vocabulary/amounts/exchange.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { type BudgetFound, budgets } from './figures/budget.ts'
import { type DaysFound, daysOfCollabs, daysOfPosts, firstDay, lastDay } from './figures/days.ts'
import { bestPosts, type PostFound } from './figures/posts.ts'
import type { Period } from './period.ts'
import { type WaitFound, waitKinds, waits } from './waits.ts'

/** Figures that an organization sees at a glance. */
export type Overview = {
  period: Period
  first_day: string
  last_day: string
  /** Whether creators have ever seen a program of it. */
  is_published: boolean
  days: DaysFound[]
  budget: BudgetFound | null
  waits: WaitFound[]
  best_posts: PostFound[]
  /** The currency in which sums over several are told, with the rates of the last day; null for none. */
  reporting: Reporting | null
  /** The posts for collabs of the period, which earn nothing by views. */
  collab_views: CollabViews
}

/** One statement, however long the period: days are added up when they happen, and not when they are read. */
export async function readOverview(
  db: Db,
  { id, reporting_currency: currency }: Pick<Organization, 'id' | 'reporting_currency'>,
  period: Period,
): Promise<Overview> {
  const decided = sql`organization_id = ${id} and decided_at >= ${firstDay(period)}::timestamp at time zone 'UTC'
    and decided_at < (${lastDay(period)} + 1)::timestamp at time zone 'UTC'`
  const posted = sql`work.organization_id = ${id} and work.posted_at >= ${firstDay(period)}::timestamp at time zone 'UTC'
    and work.posted_at < (${lastDay(period)} + 1)::timestamp at time zone 'UTC'`
  const { rows } = await db.execute<Omit<Overview, 'period' | 'reporting'> & { rates: Rate[] }>(sql`
    select to_char(${firstDay(period)}, 'YYYY-MM-DD') as first_day, to_char(${lastDay(period)}, 'YYYY-MM-DD') as last_day,
      exists (select 1 from campaigns where organization_id = ${id} and published_at is not null)
        or exists (select 1 from collabs where organization_id = ${id} and published_at is not null)
        as is_published,
      ${rowsOf(sql`${daysOfPosts(sql`days.organization_id = ${id}`, period)}
        union all ${daysOfCollabs(id, period)}`)} as days,
      ${rowsOf(budgets(sql`organization_id = ${id} and status = 'active'`))} -> 0 as budget,
      ${rowsOf(waits(id))} as waits,
      ${rowsOf(bestPosts(decided, 3))} as best_posts,
      ${viewsOf(posted)} as collab_views,
      ${currency === null ? sql`'[]'::json` : rowsOf(ratesOn(lastDay(period)))} as rates`)
  const { rates, ...found } = one(rows)
  const reporting = currency === null ? null : { currency, rates }
  return { ...found, waits: inOrder(found.waits), period, reporting }
}

/** Sorts by kind, and within a kind what ends first comes first. */
function inOrder(found: WaitFound[]): WaitFound[] {
  const rank = ({ kind, due_at }: WaitFound) => `${waitKinds.indexOf(kind)} ${due_at ?? '~'}`
  return found.sort((one, other) => rank(one).localeCompare(rank(other)))
}

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
