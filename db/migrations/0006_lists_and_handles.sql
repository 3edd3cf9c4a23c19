-- Whether others read a number in place of someone's handle, on the ledgers of campaigns.
alter table users add column hides_handle boolean not null default false;

-- The number by which others know a creator on the ledger of a campaign: the place of their first post among
-- all that were ever submitted to it. It is nobody else's later, whoever leaves.
alter table campaign_creators add column number bigint;
update campaign_creators set number = first.number
from (
  select campaign_id, user_id, min(number) as number
  from (
    select campaign_id, user_id, row_number() over (partition by campaign_id order by id) as number
    from campaign_submissions
  ) numbered
  where user_id is not null group by 1, 2
) first
where first.campaign_id = campaign_creators.campaign_id and first.user_id = campaign_creators.user_id;
alter table campaign_creators alter column number set not null, add unique (campaign_id, number);

-- The refunds of an organization, newest first.
create index refunds_newest on refunds (organization_id, created_at desc, id desc);
