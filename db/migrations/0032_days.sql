-- What the posts of a campaign came to on each day (UTC), by platform. Whatever is taken back is taken off
-- the day on which that happened, so that all days together are always what the submissions say now.
create table campaign_platform_days (
  campaign_id bigint not null references campaigns on delete cascade,
  -- Known by its number only: a key would lock the organization after its campaign, and money does so before.
  organization_id bigint not null,
  platform_id text not null,
  day date not null,
  submissions_count bigint not null default 0,
  -- Posts that began to count, less those that ceased to.
  posts_count bigint not null default 0,
  view_count bigint not null default 0,
  -- Rewards and their fees.
  used_amount bigint not null default 0,
  primary key (campaign_id, platform_id, day)
);
create index campaign_platform_days_of_organization on campaign_platform_days (organization_id, day);

-- What a creator has done for a campaign.
create table campaign_creators (
  campaign_id bigint not null references campaigns on delete cascade,
  user_id bigint not null references users on delete cascade,
  organization_id bigint not null,
  submissions_count bigint not null default 0,
  approved_count bigint not null default 0,
  rejected_count bigint not null default 0,
  view_count bigint not null default 0,
  used_amount bigint not null default 0,
  -- When they last handed something in.
  last_active_at timestamptz(3) not null,
  primary key (campaign_id, user_id)
);
create index campaign_creators_of_organization on campaign_creators (organization_id, user_id);
create index on campaign_creators (user_id);
create index collab_submissions_of_organization on collab_submissions (organization_id, user_id);

-- What a campaign holds for creators.
create index grants_held_of_campaign on grants (campaign_id) where released_at is null;

create function is_counted(campaign_submissions) returns integer language sql immutable as $$
  select ($1.state in ('approved', 'finalized', 'paid'))::int
$$;
-- What was decided about a post, whether it is in doubt since or not.
create function is_approved(campaign_submissions) returns integer language sql immutable as $$
  select (coalesce($1.flagged_state, $1.state) in ('approved', 'finalized', 'paid'))::int
$$;
create function is_rejected(campaign_submissions) returns integer language sql immutable as $$
  select ($1.state in ('rejected', 'appealed'))::int
$$;

-- Runs after `count_campaign_submissions`, which has locked the campaigns whose views or debts change. Rows
-- are written in one order, so that two who change the same ones do not wait for each other.
create function follow_new_submissions() returns trigger language plpgsql as $$
begin
  insert into campaign_platform_days as known
    (campaign_id, organization_id, platform_id, day, submissions_count, posts_count, view_count, used_amount)
  select campaign_id, organization_id, platform_id, (troupe_now() at time zone 'UTC')::date, count(*),
    sum(is_counted(added.*)), sum(counted_views(added.*)), sum(granted_amount + fee_amount)
  from added group by 1, 2, 3 order by 1, 3
  on conflict (campaign_id, platform_id, day) do update set
    submissions_count = known.submissions_count + excluded.submissions_count,
    posts_count = known.posts_count + excluded.posts_count,
    view_count = known.view_count + excluded.view_count,
    used_amount = known.used_amount + excluded.used_amount;
  insert into campaign_creators as known
    (campaign_id, user_id, organization_id, submissions_count, approved_count, rejected_count, view_count,
      used_amount, last_active_at)
  select campaign_id, user_id, organization_id, count(*), sum(is_approved(added.*)),
    sum(is_rejected(added.*)), sum(counted_views(added.*)), sum(granted_amount + fee_amount), max(created_at)
  from added where user_id is not null group by 1, 2, 3 order by 1, 2
  on conflict (campaign_id, user_id) do update set
    submissions_count = known.submissions_count + excluded.submissions_count,
    approved_count = known.approved_count + excluded.approved_count,
    rejected_count = known.rejected_count + excluded.rejected_count,
    view_count = known.view_count + excluded.view_count,
    used_amount = known.used_amount + excluded.used_amount,
    last_active_at = greatest(known.last_active_at, excluded.last_active_at);
  return null;
end $$;

create function follow_submissions() returns trigger language plpgsql as $$
begin
  insert into campaign_platform_days as known
    (campaign_id, organization_id, platform_id, day, posts_count, view_count, used_amount)
  select * from (
    select added.campaign_id, added.organization_id, added.platform_id, (troupe_now() at time zone 'UTC')::date,
      sum(is_counted(added.*) - is_counted(removed.*)) as posts,
      sum(counted_views(added.*) - counted_views(removed.*)) as views,
      sum(added.granted_amount + added.fee_amount - removed.granted_amount - removed.fee_amount) as used
    from added join removed using (id) group by 1, 2, 3
  ) change
  where (posts, views, used) <> (0, 0, 0) order by 1, 3
  on conflict (campaign_id, platform_id, day) do update set
    posts_count = known.posts_count + excluded.posts_count,
    view_count = known.view_count + excluded.view_count,
    used_amount = known.used_amount + excluded.used_amount;
  -- Who is gone has no row any more, and what they did stays in the days.
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
create trigger campaign_submissions_follow_new after insert on campaign_submissions
  referencing new table as added
  for each statement execute function follow_new_submissions();
create trigger campaign_submissions_follow_changed after update on campaign_submissions
  referencing old table as removed new table as added
  for each statement execute function follow_submissions();

-- From before: each number on the day on which it happened, as far as that is known. Views count from the
-- approval on, and grow as the readings say; what no reading tells of is on the day of the approval.
insert into campaign_platform_days
  (campaign_id, organization_id, platform_id, day, submissions_count, posts_count, view_count, used_amount)
with known as (
  select submission.*, is_counted(submission.*) as counted, counted_views(submission.*) as views,
    (coalesce(approved_at, created_at) at time zone 'UTC')::date as begins
  from campaign_submissions submission
), read as (
  select id, day, least(views, greatest(0,
    max(highest) over (partition by id order by day) - baseline_views - invalid_views)) as reached
  from (
    select known.id, known.views, baseline_views, invalid_views,
      greatest(begins, (taken_at at time zone 'UTC')::date) as day, max(snapshot.views) as highest
    from known join post_snapshots snapshot on snapshot.submission_id = known.id
    where known.views > 0 and snapshot.voided_at is null
    group by 1, 2, 3, 4, 5
  ) daily
), happened as (
  select id, (created_at at time zone 'UTC')::date as day, 1 as submissions, 0 as posts, 0::bigint as views,
    0::bigint as used from known
  union all
  select id, begins, 0, counted, views - coalesce((select max(reached) from read where read.id = known.id), 0), 0
  from known
  union all
  select id, day, 0, 0, reached - lag(reached, 1, 0::bigint) over (partition by id order by day), 0 from read
  union all
  select submission_id, (created_at at time zone 'UTC')::date, 0, 0, 0,
    reward_amount + fee_amount - returned_reward_amount - returned_fee_amount
  from grants where submission_id in (select id from known)
)
select known.campaign_id, known.organization_id, known.platform_id, happened.day, sum(submissions),
  sum(posts), sum(happened.views), sum(used)
from happened join known using (id) group by 1, 2, 3, 4;

insert into campaign_creators
select campaign_id, user_id, organization_id, count(*), sum(is_approved(submission.*)),
  sum(is_rejected(submission.*)), sum(counted_views(submission.*)), sum(granted_amount + fee_amount),
  max(created_at)
from campaign_submissions submission where user_id is not null group by 1, 2, 3;
