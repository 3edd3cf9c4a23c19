import { type SQL, sql } from 'drizzle-orm'

/** Work of someone for an organization, added up in one currency. */
export type Result = {
  user_id: number
  currency: string
  submissions_count: number
  approved_count: number
  rejected_count: number
  /** The approved share of what was decided; null if nothing was. */
  approved_percent: number | null
  view_count: number
  used_amount: number
  effective_cpm_amount: number | null
  collabs_count: number
  completed_count: number
  collab_amount: number
  last_active_at: string
}

/** The results of one creator, from what is kept by campaign and creator: no post is read. */
export function resultsOf(organizationId: number, userId: SQL): SQL {
  return sql`
    select user_id, currency, sum(submissions_count)::bigint as submissions_count,
      sum(approved_count)::bigint as approved_count, sum(rejected_count)::bigint as rejected_count,
      round(sum(approved_count) * 100.0 / nullif(sum(approved_count + rejected_count), 0))::int as approved_percent,
      sum(view_count)::bigint as view_count, sum(used_amount)::bigint as used_amount,
      round(sum(used_amount) * 1000.0 / nullif(sum(view_count), 0))::bigint as effective_cpm_amount,
      sum(collabs_count) as collabs_count, sum(completed_count) as completed_count,
      sum(collab_amount)::bigint as collab_amount, max(last_active_at) as last_active_at
    from (
      select user_id, campaigns.currency, campaign_creators.submissions_count, approved_count, rejected_count,
        campaign_creators.view_count, campaign_creators.used_amount, 0 as collabs_count, 0 as completed_count,
        0::bigint as collab_amount, last_active_at
      from campaign_creators join campaigns on campaigns.id = campaign_id
      where campaign_creators.organization_id = ${organizationId} and user_id = ${userId}
      union all
      select user_id, currency, 0, 0, 0, 0, 0, (accepted_at is not null)::int, (state = 'completed')::int,
        paid_amount + paid_fee_amount, created_at
      from collab_submissions
      where organization_id = ${organizationId} and user_id = ${userId}
    ) done group by 1, 2`
}
