-- Keeps the sums of submissions: with their campaign, by day and platform, and by creator. Most updates
-- change none of them, so whether one does is found out first, for all together.
create or replace function follow_changed_submissions() returns trigger language plpgsql as $$
declare
  is_changed boolean;
  counted bigint[];
begin
  select count(*) > 0,
    array_agg(distinct added.campaign_id) filter (where
      (counted_views(added.*), added.owed_amount) <> (counted_views(removed.*), removed.owed_amount))
  into is_changed, counted
  from added join removed using (id)
  where (counted_views(added.*), added.owed_amount, is_counted(added.*), is_approved(added.*),
      is_rejected(added.*), added.granted_amount + added.fee_amount)
    <> (counted_views(removed.*), removed.owed_amount, is_counted(removed.*), is_approved(removed.*),
      is_rejected(removed.*), removed.granted_amount + removed.fee_amount);
  if not is_changed then return null; end if;

  -- Campaigns are locked in the order of their ids, so that two who change submissions of the same ones do
  -- not wait for each other. A single one is locked by the update itself.
  if cardinality(counted) > 1 then
    perform from campaigns where id = any(counted) order by id for no key update;
  end if;
  if counted is not null then
    update campaigns set
      view_count = campaigns.view_count + change.views,
      owed_amount = campaigns.owed_amount + change.owed
    from (
      select added.campaign_id, sum(counted_views(added.*) - counted_views(removed.*)) as views,
        sum(added.owed_amount - removed.owed_amount) as owed
      from added join removed using (id) group by added.campaign_id
    ) change
    where campaigns.id = change.campaign_id and (change.views <> 0 or change.owed <> 0);
  end if;

  insert into campaign_platform_days as known
    (campaign_id, organization_id, platform_id, day, posts_count, view_count, used_amount)
  select * from (
    select added.campaign_id, added.organization_id, added.platform_id, moved.day,
      sum(moved.posts) as posts, sum(moved.views) as views, sum(moved.used) as used
    from added join removed using (id) cross join lateral (values
      ((troupe_now() at time zone 'UTC')::date, 0, counted_views(added.*) - counted_views(removed.*),
        added.granted_amount + added.fee_amount - removed.granted_amount - removed.fee_amount),
      -- A post counts on the day of its approval, however often it is in doubt.
      ((added.approved_at at time zone 'UTC')::date, is_counted(added.*), 0, 0),
      ((removed.approved_at at time zone 'UTC')::date, -is_counted(removed.*), 0, 0)
    ) moved (day, posts, views, used)
    group by 1, 2, 3, 4
  ) change
  where (posts, views, used) <> (0, 0, 0) order by 1, 3, 4
  on conflict (campaign_id, platform_id, day) do update set
    posts_count = known.posts_count + excluded.posts_count,
    view_count = known.view_count + excluded.view_count,
    used_amount = known.used_amount + excluded.used_amount;
  -- A creator who is gone has no row any more; what they did stays in the days.
  update campaign_creators as known set
    approved_count = known.approved_count + approved,
    rejected_count = known.rejected_count + rejected,
    view_count = known.view_count + views,
    used_amount = known.used_amount + used
  from (
    select added.campaign_id, added.user_id,
      sum(is_approved(added.*) - is_approved(removed.*)) as approved,
      sum(is_rejected(added.*) - is_rejected(removed.*)) as rejected,
      sum(counted_views(added.*) - counted_views(removed.*)) as views,
      sum(added.granted_amount + added.fee_amount - removed.granted_amount - removed.fee_amount) as used
    from added join removed using (id) where added.user_id is not null group by 1, 2
  ) change
  where known.campaign_id = change.campaign_id and known.user_id = change.user_id
    and (approved, rejected, views, used) <> (0, 0, 0, 0);
  return null;
end $$;

create or replace trigger campaign_submissions_follow_changed after update on campaign_submissions
  referencing old table as removed new table as added
  for each statement execute function follow_changed_submissions();
