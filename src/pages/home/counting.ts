import { sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { earnedBy } from '../../programs/campaigns/budget/earnings.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'

/** A post whose views count, or that waits for a decision. */
export type CountingPost = {
  id: number
  state: 'approved' | 'pending'
  campaign_name: string
  organization_name: string
  banner_image_key: string | null
  platform_id: PlatformId
  account_handle: string
  currency: string
  view_count: number
  /** The earnings by the views that are counted now, as the explanation of the amount has it. */
  earned_amount: number
  /** The highest reading of each of the last days. */
  curve: number[]
}

type Row = Omit<CountingPost, 'earned_amount'> & {
  cpm_amount: number
  base_reward_amount: number
  min_payout_amount: number
  max_payout_amount: number
}

const most = 6

/**
 * Lists the posts of a creator that count or wait for a decision: those that count first, the newest first.
 */
export async function listCounting(db: Db, user: { id: number }): Promise<CountingPost[]> {
  const { rows } = await db.execute<Row>(sql`
    select work.id::float8 as id, work.state, campaigns.name as campaign_name,
      organizations.name as organization_name, campaigns.banner_image_key, work.platform_id,
      work.account_handle, campaigns.currency, work.view_count::float8 as view_count,
      campaigns.cpm_amount::float8 as cpm_amount,
      campaigns.base_reward_amount::float8 as base_reward_amount,
      campaigns.min_payout_amount::float8 as min_payout_amount,
      campaigns.max_payout_amount::float8 as max_payout_amount,
      coalesce((select json_agg(highest order by day) from (
        select (taken_at at time zone 'UTC')::date as day, max(views) as highest
        from post_snapshots
        where submission_id = work.id and voided_at is null
          and taken_at > ${currentTime} - interval '14 days'
        group by 1
      ) days), '[]') as curve
    from campaign_submissions work
    join campaigns on campaigns.id = work.campaign_id
    join organizations on organizations.id = campaigns.organization_id
    where work.user_id = ${user.id} and work.state in ('approved', 'pending')
    order by work.state, work.created_at desc, work.id desc
    limit ${most}`)
  return rows.map((row) => ({
    ...row,
    earned_amount: row.state === 'approved' ? Number(earnedBy(row, BigInt(row.view_count))) : 0,
  }))
}
