import { type SQL, sql } from 'drizzle-orm'
import { isoMoment } from '../../../framework/database/json-moments.ts'
import { isCounted } from '../../../tables/campaigns/decided-posts.ts'
import type { PlatformId } from '../../../vocabulary/platforms.ts'

/** A post that counts, with its views at the end of each of its days. */
export type PostFound = {
  id: number
  organization_id: number
  campaign_id: number
  campaign_name: string
  creator_name: string | null
  account_handle: string
  platform_id: PlatformId
  post_url: string
  picture_key: string | null
  view_count: number
  used_amount: number
  approved_at: string
  days: number[]
}

/** The posts with most views, of those that `whose` selects. */
export function bestPosts(whose: SQL, number: number): SQL {
  return sql`
    select best.id, best.organization_id, best.campaign_id, campaigns.name as campaign_name,
      users.name as creator_name, best.account_handle, best.platform_id, best.post_url, posts.picture_key,
      best.view_count,
      best.granted_amount + best.fee_amount as used_amount, ${isoMoment('best.approved_at')} as approved_at,
      (select coalesce(json_agg(reached order by day), '[]') from (
        select (taken_at at time zone 'UTC')::date as day, max(views) as reached from post_snapshots
        where submission_id = best.id and voided_at is null group by 1 order by 1 desc limit 30
      ) daily) as days
    from (
      select * from campaign_submissions
      where ${whose} and ${isCounted()} and view_count > 0
      order by view_count desc, id limit ${number}
    ) best
    join campaigns on campaigns.id = best.campaign_id
    left join posts on posts.submission_id = best.id
    left join users on users.id = best.user_id
    order by best.view_count desc, best.id`
}
