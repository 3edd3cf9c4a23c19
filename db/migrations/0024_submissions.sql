-- Submissions of both kinds draw from one sequence: a message, a deadline or an account of the ledger that
-- names a submission names one only. Those to campaigns are even and those to collabs odd, so that an
-- address says of which kind one is before any row is read.
create sequence submission_ids;
select setval('submission_ids', (select coalesce(max(id), 0) + 1 from collab_submissions), false);
alter table collab_submissions alter column id drop identity;
alter table collab_submissions alter column id set default nextval('submission_ids') * 2 + 1;

alter table campaigns add unique (id, organization_id);

-- A post that a creator has handed in to a campaign.
create table campaign_submissions (
  id bigint primary key default nextval('submission_ids') * 2 check (id % 2 = 0),
  organization_id bigint not null,
  campaign_id bigint not null,
  -- Whoever is gone leaves what they did.
  user_id bigint references users on delete set null,
  -- Copied, so that nothing breaks when the account is disconnected.
  social_account_id bigint references social_accounts on delete set null,
  platform_id text not null,
  account_uid text,
  account_handle text not null,
  post_url text not null,
  post_uid text not null,
  -- Whether nobody can hand in this post, here or elsewhere.
  is_claiming boolean not null default true,
  state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'flagged',
    'appealed', 'withdrawn', 'finalized', 'paid')),
  -- Where it goes on when its flag is lifted.
  flagged_state text check (flagged_state in ('pending', 'approved', 'finalized')),
  checks jsonb not null default '[]',
  posted_at timestamptz(3),
  reason text check (reason in ('wrong_account', 'duplicate', 'outside_window', 'missing_sound',
    'missing_requirement', 'low_quality', 'not_public', 'wrong_country', 'suspected_fraud', 'rights',
    'other')),
  note text,
  appeal text,
  verified_views bigint not null default 0 check (verified_views >= 0),
  baseline_views bigint not null default 0 check (baseline_views >= 0),
  invalid_views bigint not null default 0 check (invalid_views >= 0),
  -- What it is paid for.
  view_count bigint not null
    generated always as (greatest(verified_views - baseline_views - invalid_views, 0)) stored,
  earned_amount amount not null default 0,
  granted_amount amount not null default 0,
  -- Earned, and not granted for want of budget.
  owed_amount bigint not null
    generated always as (greatest(earned_amount - granted_amount, 0)) stored,
  fee_amount amount not null default 0,
  grants_count integer not null default 0,
  -- When its views are looked at for money again; null while they are not.
  grant_at timestamptz(3),
  decided_at timestamptz(3),
  approved_at timestamptz(3),
  rejected_at timestamptz(3),
  appealed_at timestamptz(3),
  -- Until when its views count at the longest.
  counts_until timestamptz(3),
  frozen_at timestamptz(3),
  frozen_because text check (frozen_because in ('window', 'cap', 'missing', 'disconnected')),
  finalized_at timestamptz(3),
  paid_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  -- Of the campaign and not of the organization: money locks organizations before campaigns, and whoever
  -- hands in has locked the campaign already.
  foreign key (campaign_id, organization_id) references campaigns (id, organization_id) on delete restrict,
  check ((state = 'flagged') = (flagged_state is not null)),
  check (state <> 'rejected' or reason is not null),
  check (reason <> 'other' or note is not null),
  check ((frozen_at is null) = (frozen_because is null)),
  check (state not in ('approved', 'finalized', 'paid') or approved_at is not null),
  check (state <> 'paid' or (paid_at is not null and owed_amount = 0))
);
create unique index campaign_submissions_posts on campaign_submissions (platform_id, post_uid)
  where is_claiming;
-- Elsewhere it may be handed in again after a rejection, but not to whom it was rejected by.
create unique index campaign_submissions_once on campaign_submissions (campaign_id, platform_id, post_uid)
  where state <> 'withdrawn';
create index campaign_submissions_newest on campaign_submissions (campaign_id, created_at desc, id desc);
create index campaign_submissions_by_state on campaign_submissions
  (campaign_id, state, created_at desc, id desc);
create index campaign_submissions_of_user on campaign_submissions (user_id, created_at desc, id desc);
create index on campaign_submissions (social_account_id);
create index campaign_submissions_owed on campaign_submissions (campaign_id, approved_at, id)
  where owed_amount > 0;
create index campaign_submissions_due on campaign_submissions (grant_at, campaign_id)
  where grant_at is not null;
create index campaign_submissions_in_doubt on campaign_submissions (updated_at, id)
  where state in ('appealed', 'flagged');
-- For the figures of a campaign.
create index campaign_submissions_decided on campaign_submissions (campaign_id, decided_at)
  where decided_at is not null;

-- What submissions add up to. No column of a campaign can be wrong about it, whoever writes the rows.
alter table campaigns add column owed_amount amount not null default 0;

create function counted_views(campaign_submissions) returns bigint language sql immutable as $$
  select case when $1.state in ('approved', 'finalized', 'paid') then $1.view_count else 0 end
$$;

create function count_campaign_submissions() returns trigger language plpgsql as $$
begin
  -- In one order, so that two who change submissions of the same campaigns do not wait for each other.
  if tg_op = 'INSERT' then
    perform from campaigns where id in (select campaign_id from added) order by id for no key update;
    update campaigns set
      submissions_count = submissions_count + change.number,
      view_count = campaigns.view_count + change.views,
      owed_amount = campaigns.owed_amount + change.owed
    from (
      select campaign_id, count(*) as number, sum(counted_views(added.*)) as views,
        sum(owed_amount) as owed
      from added group by campaign_id
    ) change
    where campaigns.id = change.campaign_id;
  else
    perform from campaigns
      where id in (
        select added.campaign_id from added join removed using (id)
        where (counted_views(added.*), added.owed_amount) <> (counted_views(removed.*), removed.owed_amount))
      order by id for no key update;
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
  return null;
end $$;
create trigger campaign_submissions_count_new after insert on campaign_submissions
  referencing new table as added
  for each statement execute function count_campaign_submissions();
create trigger campaign_submissions_count_changed after update on campaign_submissions
  referencing old table as removed new table as added
  for each statement execute function count_campaign_submissions();

create function refuse_submission_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'submissions are kept';
end $$;
create trigger campaign_submissions_kept before delete on campaign_submissions
  for each row execute function refuse_submission_deletion();

-- A post whose numbers are read again and again, whatever it was handed in to.
create table posts (
  submission_id bigint primary key,
  platform_id text not null,
  uid text not null,
  social_account_id bigint references social_accounts on delete set null,
  views bigint,
  likes bigint,
  comments bigint,
  shares bigint,
  -- The last time that it was found.
  read_at timestamptz(3),
  -- Since when it is not found any more.
  missing_at timestamptz(3),
  -- When it is read next. Whoever reads it moves this ahead first, so that nobody else does too, and so
  -- that it is due again if they never come back.
  poll_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index posts_due on posts (platform_id, poll_at) where poll_at is not null;
create index on posts (social_account_id) where social_account_id is not null;

-- What a platform said of a post at one moment. Grows without end, so it is kept by month.
create table post_snapshots (
  submission_id bigint not null,
  taken_at timestamptz(3) not null default now(),
  views bigint not null check (views >= 0),
  likes bigint,
  comments bigint,
  shares bigint,
  provider text not null,
  view_definition text not null,
  -- Who entered it, where no provider did.
  user_id bigint,
  voided_at timestamptz(3),
  void_note text,
  primary key (submission_id, taken_at)
) partition by range (taken_at);
create table post_snapshots_other partition of post_snapshots default;

-- Makes the months that are missing from now on.
create function make_snapshot_months(ahead integer) returns void language plpgsql as $$
declare
  begins date;
  name text;
begin
  for month in 0..ahead loop
    begins := date_trunc('month', now() at time zone 'UTC') + make_interval(months => month);
    name := 'post_snapshots_' || to_char(begins, 'YYYY_MM');
    if to_regclass(name) is null then
      execute format('create table %I partition of post_snapshots for values from (%L) to (%L)',
        name, begins::timestamp at time zone 'UTC',
        (begins + interval '1 month')::timestamp at time zone 'UTC');
    end if;
  end loop;
end $$;
select make_snapshot_months(2);

-- A doubt about a submission, which holds its money until it is over.
create table flags (
  id bigint generated always as identity primary key,
  submission_id bigint not null,
  -- The rule that raised it; none where a person did.
  rule text,
  user_id bigint references users on delete set null,
  -- What is told to both sides.
  note text not null check (note <> ''),
  evidence jsonb not null default '{}',
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text check (outcome in ('lifted', 'lapsed', 'upheld')),
  created_at timestamptz(3) not null default now(),
  check ((ended_at is null) = (outcome is null))
);
create unique index flags_of_rules on flags (submission_id, rule) where rule is not null;
create unique index flags_of_people on flags (submission_id) where rule is null;
create index on flags (submission_id);
create index flags_open on flags (created_at) where ended_at is null;

-- Several creators with one bank account are worth a doubt.
alter table payout_methods add column fingerprint bytea;
create index on payout_methods (fingerprint) where fingerprint is not null;

-- What happens at a certain time unless someone acts before.
create table deadlines (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  due_at timestamptz(3) not null,
  -- When it was tried last and failed, and what was wrong.
  failed_at timestamptz(3),
  failure text,
  created_at timestamptz(3) not null default now(),
  unique (kind, record_id)
);
create index on deadlines (due_at);
create index on deadlines (record_id);
