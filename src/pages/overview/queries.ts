import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { one, rowsOf } from '../../framework/database/rows.ts'
import { ratesOn } from '../../money/exchange-rates/queries.ts'
import type { Reporting } from '../../money/reporting/sums.ts'
import { type CollabViews, viewsOf } from '../../programs/collab-submissions/posting/view-counts.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import type { Rate } from '../../vocabulary/amounts/exchange.ts'
import { type BudgetFound, budgets } from './figures/budget.ts'
import { type DaysFound, daysOfCollabs, daysOfPosts, firstDay, lastDay } from './figures/days.ts'
import { bestPosts, type PostFound } from './figures/posts.ts'
import type { Period } from './period.ts'
import { type WaitFound, waitKinds, waitsOfOrganization } from './waits.ts'

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
      ${rowsOf(waitsOfOrganization(id))} as waits,
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
