import { and, asc, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { nobody, notify } from '../../../activity/notifications/notify.ts'
import type { Services } from '../../../framework/context.ts'
import { inPages } from '../../../framework/database/batches.ts'
import { today } from '../../../framework/database/columns.ts'
import type { Reader, Tx } from '../../../framework/database/db.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { silentDays } from '../../../tables/campaigns/silent-days.ts'
import { adminsOf } from '../../../teams/memberships/organization-side.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { formatMoney } from '../../../vocabulary/amounts/money.ts'
import { earnedInDatabase } from '../../submissions/posts/earned.ts'
import { passesFilters } from '../lists/filters.ts'
import { submissionsAutoApproved } from './notices.ts'

type Organization = { organization_id: number }

const batch = 200

/** The organizations with days that are over and were not told of. */
export const untoldOrganizations = (db: Reader): AsyncGenerator<Organization, void> =>
  inPages<Organization>(batch, (last) =>
    db
      .select({ organization_id: silentDays.organization_id })
      .from(silentDays)
      .where(and(isOver, gt(silentDays.organization_id, last?.organization_id ?? 0)))
      .groupBy(silentDays.organization_id)
      .orderBy(asc(silentDays.organization_id))
      .limit(batch),
  )

const isOver = lt(silentDays.day, today)

/**
 * Tells the admins of all such days at once. Whoever takes the days away tells of them, so that of two
 * processes one finds nothing left.
 */
export async function tellOfSilence(
  tx: Tx,
  services: Services,
  { organization_id }: Organization,
): Promise<void> {
  const taken = await tx
    .delete(silentDays)
    .where(and(isOver, eq(silentDays.organization_id, organization_id)))
    .returning({ day: silentDays.day })
  const days = taken.map(({ day }) => day).sort()
  const [first_day, last_day] = [days.at(0), days.at(-1)]
  if (first_day === undefined || last_day === undefined) return

  const some = await listApproved(tx, { organization_id }, first_day, last_day)
  if (some.length === 0) return
  const { admins, params } = await adminsOf(tx, { organization_id })
  await notify(tx, services, admins, submissionsAutoApproved, {
    record_id: organization_id,
    params: {
      ...params,
      posts_count: some.reduce((sum, { posts }) => sum + posts, 0),
      programs: programsInWords(some),
      amounts: amountsInWords(some),
      first_day,
      last_day,
    },
    by: nobody,
  })
}

type OfCampaign = { name: string; currency: string; posts: number; earned: number }

/** The posts of these days by campaign, by the filters of the list that the notice leads to. */
function listApproved(
  tx: Tx,
  { organization_id }: Organization,
  from: string,
  to: string,
): Promise<OfCampaign[]> {
  const { id, name, currency } = campaigns
  const posts = count()
  const earned = earnedInDatabase(sql`${campaignSubmissions}`, sql`${campaigns}`)
  return tx
    .select({ name, currency, posts, earned: sql<number>`sum(${earned})`.mapWith(Number) })
    .from(campaignSubmissions)
    .innerJoin(campaigns, eq(id, campaignSubmissions.campaign_id))
    .where(
      and(
        eq(campaignSubmissions.organization_id, organization_id),
        passesFilters({ by: 'silence', from, to }),
      ),
    )
    .groupBy(id)
    .orderBy(desc(posts), asc(id))
}

const mostNamed = 3
const listed = new Intl.ListFormat('en')

function programsInWords(some: OfCampaign[]): string {
  const named = some
    .slice(0, mostNamed)
    .map(({ name, posts }) => `${counted(posts, 'post')} of ${name}`)
  const others = some.slice(mostNamed).reduce((sum, { posts }) => sum + posts, 0)
  return listed.format(others === 0 ? named : [...named, `${others} of other campaigns`])
}

/** The earnings in each currency in which there are any, by its code. */
function amountsInWords(some: OfCampaign[]): string {
  const sums = [...Map.groupBy(some, ({ currency }) => currency)].map(
    ([currency, same]) => [currency, same.reduce((sum, { earned }) => sum + earned, 0)] as const,
  )
  return listed.format(
    sums
      .filter(([, sum]) => sum > 0)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([currency, sum]) => formatMoney(sum, currency)),
  )
}
