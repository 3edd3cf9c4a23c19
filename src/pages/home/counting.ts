import { sql } from 'drizzle-orm'
import { currentTime } from '../../framework/database/columns.ts'
import type { Db } from '../../framework/database/db.ts'
import { earnedBy } from '../../programs/campaigns/budget/earnings.ts'
import { postDeadlines } from '../../programs/submissions/deadline-kinds.ts'
import { asksCreator } from '../../programs/submissions/stages.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'

/**
 * A post whose views count, or that waits for others: for a decision, an answer to its appeal, or the end of
 * a doubt.
 */
export type CountingPost = {
  id: number
  state: 'approved' | 'pending' | 'appealed' | 'flagged'
  campaign_name: string
  organization_name: string
  banner_image_key: string | null
  platform_id: PlatformId
  account_handle: string
  currency: string
  view_count: number
  submitted_at: string
  /** Until when others decide, where they have to. */
  due_at: string | null
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
 * Lists the posts of a creator that count or wait for others: those in doubt first, as they are few, then
 * those that count, the newest first. A doubt that asks for an answer is among what the creator does next.
 */
export async function listCounting(db: Db, user: { id: number }): Promise<CountingPost[]> {
  const { rows } = await db.execute<Row>(sql`
    select work.id::float8 as id, work.state, campaigns.name as campaign_name,
      organizations.name as organization_name, campaigns.banner_image_key, work.platform_id,
      work.created_at as submitted_at,
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
      ) days), '[]') as curve,
      case work.state when 'flagged' then (
        select max(ends_at) from flags where submission_id = work.id and ended_at is null)
        else deadlines.due_at end as due_at
    from campaign_submissions work
    join campaigns on campaigns.id = work.campaign_id
    join organizations on organizations.id = campaigns.organization_id
    left join deadlines on deadlines.record_id = work.id and deadlines.kind = case work.state
      when 'pending' then ${postDeadlines.decision.kind}
      when 'appealed' then ${postDeadlines.appealDecision.kind} end
    where work.user_id = ${user.id} and work.state in ('approved', 'pending', 'appealed', 'flagged')
      and not ${asksCreator(sql`work`)}
    order by work.state in ('appealed', 'flagged') desc, work.state = 'approved' desc,
      work.created_at desc, work.id desc
    limit ${most}`)
  return rows.map((row) => ({
    ...row,
    due_at: row.due_at && isoTime(row.due_at),
    earned_amount: row.state === 'approved' ? Number(earnedBy(row, BigInt(row.view_count))) : 0,
  }))
}
