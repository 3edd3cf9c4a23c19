-- Counts new submissions with their campaigns. Nearly all come alone, and then the update itself locks the
-- one campaign; several are locked before, in the order of their ids, so that no two wait for each other.
create or replace function count_new_campaign_submissions() returns trigger language plpgsql as $$
begin
  if (select min(campaign_id) < max(campaign_id) from added) then
    perform from campaigns where id in (select campaign_id from added) order by id for no key update;
  end if;
  update campaigns set
    submissions_count = submissions_count + change.number,
    view_count = campaigns.view_count + change.views,
    owed_amount = campaigns.owed_amount + change.owed
  from (
    select campaign_id, count(*) as number, sum(counted_views(added.*)) as views, sum(owed_amount) as owed
    from added group by campaign_id
  ) change
  where campaigns.id = change.campaign_id;
  return null;
end $$;

create or replace trigger campaign_submissions_count_new after insert on campaign_submissions
  referencing new table as added
  for each statement execute function count_new_campaign_submissions();
