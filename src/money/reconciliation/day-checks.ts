import { sql } from 'drizzle-orm'
import type { Check } from './check.ts'

/** All days of a campaign together are what its submissions, and its own columns, say now. */
const campaignDays: Check = {
  table: 'campaigns',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when used.amount <> campaign.used_amount then
        format('campaign %s has used %s, and its days make %s', campaign.id, campaign.used_amount, used.amount)
      when (days.submissions, days.posts, days.views, days.used)
        <> (counted.submissions, counted.posts, counted.views, counted.used) then
        format('campaign %s has %s submissions, %s posts that count, %s views and %s used for them, and its days make %s, %s, %s and %s',
          campaign.id, counted.submissions, counted.posts, counted.views, counted.used,
          days.submissions, days.posts, days.views, days.used)
      end as difference
    from campaigns campaign cross join lateral (
      select coalesce(sum(used_amount), 0)::bigint as amount
      from campaign_days where campaign_id = campaign.id
    ) used cross join lateral (
      select coalesce(sum(submissions_count), 0)::bigint as submissions,
        coalesce(sum(posts_count), 0)::bigint as posts, coalesce(sum(view_count), 0)::bigint as views,
        coalesce(sum(used_amount), 0)::bigint as used
      from campaign_platform_days where campaign_id = campaign.id
    ) days cross join lateral (
      select count(*) as submissions, coalesce(sum(is_counted(submission.*)), 0)::bigint as posts,
        coalesce(sum(counted_views(submission.*)), 0)::bigint as views,
        coalesce(sum(granted_amount + fee_amount), 0)::bigint as used
      from campaign_submissions submission where campaign_id = campaign.id
    ) counted
    where campaign.id > ${after} and campaign.id <= ${upTo}`,
}

/** The counts of creators' work for a campaign are what their submissions say. */
const creators: Check = {
  table: 'campaigns',
  step: 1000,
  rows: (after, upTo) => sql`
    with known as (
      select campaign_id, user_id, submissions_count, approved_count, rejected_count, view_count, used_amount
      from campaign_creators where campaign_id > ${after} and campaign_id <= ${upTo}
    ), counted as (
      select campaign_id, user_id, count(*) as submissions, sum(is_approved(submission.*)) as approved,
        sum(is_rejected(submission.*)) as rejected, sum(counted_views(submission.*))::bigint as views,
        sum(granted_amount + fee_amount)::bigint as used
      from campaign_submissions submission
      where campaign_id > ${after} and campaign_id <= ${upTo} and user_id is not null group by 1, 2
    )
    select case
      when (known.submissions_count, known.approved_count, known.rejected_count, known.view_count, known.used_amount)
        is distinct from (counted.submissions, counted.approved, counted.rejected, counted.views, counted.used) then
        format('creator %s of campaign %s has %s submissions (%s approved, %s rejected) with %s views for %s, and they make %s (%s, %s) with %s for %s',
          user_id, campaign_id, known.submissions_count, known.approved_count, known.rejected_count,
          known.view_count, known.used_amount, counted.submissions, counted.approved, counted.rejected,
          counted.views, counted.used)
      end as difference
    from known full join counted using (campaign_id, user_id)`,
}

/** The sums of someone's work for an organization are what its campaigns and collabs say. */
const organizationCreators: Check = {
  table: 'users',
  step: 1000,
  rows: (after, upTo) => sql`
    with known as (
      select organization_id, user_id,
        array[submissions_count, approved_count, rejected_count, view_count, collabs_count, completed_count] as sums
      from organization_creators where user_id > ${after} and user_id <= ${upTo}
    ), counted as (
      select organization_id, user_id, array[sum(submissions), sum(approved), sum(rejected), sum(views),
        sum(accepted), sum(completed)]::bigint[] as sums
      from (
        select organization_id, user_id, submissions_count as submissions, approved_count as approved,
          rejected_count as rejected, view_count as views, 0 as accepted, 0 as completed
        from campaign_creators where user_id > ${after} and user_id <= ${upTo}
        union all
        select organization_id, user_id, 0, 0, 0, 0, (accepted_at is not null)::int, (state = 'completed')::int
        from collab_submissions where user_id > ${after} and user_id <= ${upTo}
      ) work group by 1, 2
    )
    select case when known.sums is distinct from counted.sums then
        format('creator %s of organization %s has %s, and their work makes %s', user_id, organization_id,
          known.sums, counted.sums)
      end as difference
    from known full join counted using (organization_id, user_id)`,
}

export const dayChecks: Check[] = [campaignDays, creators, organizationCreators]
