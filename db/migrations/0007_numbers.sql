-- The part of what was used on a day that was for posts which count no more: they will use nothing again,
-- so a forecast leaves it out.
alter table campaign_days add column ended_amount bigint not null default 0;
update campaign_days set ended_amount = ended.amount
from (
  select grants.campaign_id, (grants.created_at at time zone 'UTC')::date as day,
    sum(reward_amount + grants.fee_amount - returned_reward_amount - returned_fee_amount) as amount
  from grants join campaign_submissions on campaign_submissions.id = grants.submission_id
  where frozen_at is not null and grants.created_at > troupe_now() - interval '8 days'
  group by 1, 2
) ended
where ended.campaign_id = campaign_days.campaign_id and ended.day = campaign_days.day;

-- For how many posts a forecast leaves out.
create index campaign_submissions_ended on campaign_submissions (campaign_id, frozen_at)
  where frozen_at is not null;

-- The posts of all campaigns of an organization, newest first.
create index campaign_submissions_of_organization on campaign_submissions
  (organization_id, created_at desc, id desc);
