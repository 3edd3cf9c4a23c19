import { sql } from 'drizzle-orm'
import { isCounted } from '../../tables/campaigns/decided-posts.ts'
import type { Check } from './check.ts'

/** The granted amount of a post is what its grants say, and granted and owed together are what it earned. */
export const submissionAmounts: Check = {
  table: 'campaign_submissions',
  step: 5000,
  rows: (after, upTo) => sql`
    select case
      when (submission.granted_amount, submission.fee_amount, submission.grants_count)
        <> (granted.reward, granted.fee, granted.number) then
        format('submission %s shows %s granted and a fee of %s in %s grants, and its grants make %s and %s in %s',
          submission.id, submission.granted_amount, submission.fee_amount, submission.grants_count,
          granted.reward, granted.fee, granted.number)
      when submission.granted_amount + submission.owed_amount <> submission.earned_amount then
        format('submission %s has earned %s, and %s is granted and %s owed', submission.id,
          submission.earned_amount, submission.granted_amount, submission.owed_amount)
      end as difference
    from campaign_submissions submission cross join lateral (
      select coalesce(sum(reward_amount - returned_reward_amount), 0)::bigint as reward,
        coalesce(sum(fee_amount - returned_fee_amount), 0)::bigint as fee, count(*) as number
      from grants where submission_id = submission.id
    ) granted
    where submission.id > ${after} and submission.id <= ${upTo}`,
}

/** The counts of a campaign are what its submissions add up to. */
export const campaignCounts: Check = {
  table: 'campaigns',
  step: 1000,
  rows: (after, upTo) => sql`
    select case
      when (campaign.submissions_count, campaign.view_count, campaign.owed_amount)
        <> (counted.number, counted.views, counted.owed) then
        format('campaign %s counts %s submissions with %s views and owes %s, and its submissions make %s, %s and %s',
          campaign.id, campaign.submissions_count, campaign.view_count, campaign.owed_amount,
          counted.number, counted.views, counted.owed)
      end as difference
    from campaigns campaign cross join lateral (
      select count(*) as number, coalesce(sum(owed_amount), 0)::bigint as owed,
        coalesce(sum(view_count) filter (where ${isCounted()}), 0)::bigint as views
      from campaign_submissions where campaign_id = campaign.id
    ) counted
    where campaign.id > ${after} and campaign.id <= ${upTo}`,
}
