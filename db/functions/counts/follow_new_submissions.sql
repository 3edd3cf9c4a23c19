-- Runs after `count_new_campaign_submissions`, which has locked the campaigns. Rows are written in one order, so
-- that two who change the same ones do not wait for each other.
create or replace function follow_new_submissions() returns trigger language plpgsql as $$
begin
  insert into campaign_platform_days as known
    (campaign_id, organization_id, platform_id, day, submissions_count, posts_count, view_count, used_amount)
  select campaign_id, organization_id, platform_id, counted.day, sum(counted.submissions), sum(counted.posts),
    sum(counted.views), sum(counted.used)
  from added cross join lateral (values
    ((troupe_now() at time zone 'UTC')::date, 1, 0, counted_views(added.*), granted_amount + fee_amount),
    ((approved_at at time zone 'UTC')::date, 0, is_counted(added.*), 0, 0)
  ) counted (day, submissions, posts, views, used)
  where counted.submissions + counted.posts > 0
  group by 1, 2, 3, 4 order by 1, 3, 4
  on conflict (campaign_id, platform_id, day) do update set
    submissions_count = known.submissions_count + excluded.submissions_count,
    posts_count = known.posts_count + excluded.posts_count,
    view_count = known.view_count + excluded.view_count,
    used_amount = known.used_amount + excluded.used_amount;
  insert into campaign_creators as known
    (campaign_id, user_id, organization_id, submissions_count, approved_count, rejected_count, view_count,
      used_amount, last_active_at, number)
  select campaign_id, user_id, organization_id, count(*), sum(is_approved(added.*)),
    sum(is_rejected(added.*)), sum(counted_views(added.*)), sum(granted_amount + fee_amount), max(created_at),
    (select campaigns.submissions_count from campaigns where id = campaign_id) - max(later)
  from added join (
    -- How many of these came after each, since all of them are counted with the campaign already.
    select id as added_id,
      count(*) over (partition by campaign_id) - row_number() over (partition by campaign_id order by id) as later
    from added
  ) places on added_id = id
  where user_id is not null group by 1, 2, 3 order by 1, 2
  on conflict (campaign_id, user_id) do update set
    submissions_count = known.submissions_count + excluded.submissions_count,
    approved_count = known.approved_count + excluded.approved_count,
    rejected_count = known.rejected_count + excluded.rejected_count,
    view_count = known.view_count + excluded.view_count,
    used_amount = known.used_amount + excluded.used_amount,
    last_active_at = greatest(known.last_active_at, excluded.last_active_at);
  return null;
end $$;

create or replace trigger campaign_submissions_follow_new after insert on campaign_submissions
  referencing new table as added
  for each statement execute function follow_new_submissions();
