import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../framework/database/db.ts'
import { one, rowsOf } from '../../../framework/database/rows.ts'
import type { Member } from '../../../tables/actor.ts'
import { campaignPlatformDays } from '../../../tables/campaigns/campaign-platform-days.ts'
import { campaignSubmissions } from '../../../tables/campaigns/campaign-submissions.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { type PostFilters, passesFilters } from './filters.ts'

/** The sums of the posts of a list, in one currency. */
type Listed = { currency: string; posts_count: number; view_count: number; granted_amount: number }

/** The figures of a period, in one currency, as the figures of an overview say it. */
type Brought = { currency: string; view_count: number; used_amount: number; has_fee: boolean }

/**
 * The sums of a list that is about a period. Days know neither states nor creators, so these bring nothing.
 */
export type PostSums = { listed: Listed[]; brought: Brought[] | null }

export async function sumsOfPeriod(
  db: Db,
  member: Member,
  filters: PostFilters,
): Promise<PostSums | undefined> {
  if (!filters.from && !filters.to) return undefined
  const { rows } = await db.execute<PostSums>(sql`
    select ${rowsOf(listed(member, filters))} as listed,
      ${isOfDays(filters) ? rowsOf(brought(member, filters)) : sql`null`} as brought`)
  return one(rows)
}

const isOfDays = ({ by = 'counted', state, user_id, among }: PostFilters) =>
  by === 'counted' && !state && !user_id && !among

function listed({ organization }: Member, filters: PostFilters): SQL {
  const { organization_id, campaign_id } = campaignSubmissions
  return sql`
    select ${campaigns.currency}, count(*) as posts_count,
      coalesce(sum(${campaignSubmissions.view_count}), 0)::bigint as view_count,
      coalesce(sum(${campaignSubmissions.granted_amount}), 0)::bigint as granted_amount
    from ${campaignSubmissions} join ${campaigns} on ${campaigns.id} = ${campaign_id}
    where ${and(eq(organization_id, organization.id), passesFilters(filters))}
    group by 1 order by 1`
}

function brought({ organization }: Member, { from, to, ...filters }: PostFilters): SQL {
  const { organization_id, campaign_id, platform_id, day, view_count, used_amount } =
    campaignPlatformDays
  const campaign = filters.campaign_id && (decodeId('Campaign', filters.campaign_id) ?? 0)
  const isWanted = and(
    eq(organization_id, organization.id),
    campaign === undefined ? undefined : eq(campaign_id, Number(campaign)),
    filters.platform_id && eq(platform_id, filters.platform_id),
    from ? sql`${day} >= ${from}` : undefined,
    to ? sql`${day} <= ${to}` : undefined,
  )
  return sql`
    select ${campaigns.currency}, sum(${view_count})::bigint as view_count,
      sum(${used_amount})::bigint as used_amount, bool_or(${campaigns.fee_bps} > 0) as has_fee
    from ${campaignPlatformDays} join ${campaigns} on ${campaigns.id} = ${campaign_id}
    where ${isWanted} group by 1 order by 1`
}
