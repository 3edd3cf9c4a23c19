-- The terms that creators read of a collab before they apply, and both sides are held to afterwards.
alter table collabs
  -- None means any.
  add column platform_ids text[] not null default '{}'
    check (platform_ids <@ array['tiktok', 'youtube', 'instagram', 'x', 'facebook', 'twitch',
      'snapchat', 'threads', 'linkedin']),
  -- What the organization expects to pay a creator; zero where it does not say.
  add column min_quote_amount amount not null default 0,
  add column max_quote_amount amount not null default 0,
  add column creator_limit integer check (creator_limit between 1 and 1000),
  -- Those who were accepted and did not leave. Kept here for reading, and for the limit.
  add column accepted_count bigint not null default 0 check (accepted_count >= 0),
  add column applications_end_at timestamptz(3),
  add column usage_rights text check (usage_rights in ('organic', 'paid_ads', 'everywhere')),
  -- From completion on; none means without an end.
  add column usage_days integer check (usage_days between 1 and 3650),
  add constraint collabs_quotes_check check (max_quote_amount = 0 or min_quote_amount <= max_quote_amount),
  add constraint collabs_usage_check check (usage_days is null or usage_rights is not null),
  -- Only TikTok gives Spark codes.
  add constraint collabs_spark_check
    check (not require_spark_ads or platform_ids = '{}' or 'tiktok' = any (platform_ids));

update collabs set accepted_count = taken.number
from (
  select collab_id, count(*) as number from collab_submissions
  where accepted_at is not null and (ended_at is null or state = 'completed') group by collab_id
) taken
where collabs.id = taken.collab_id;

alter table collabs add constraint collabs_places_check
  check (creator_limit is null or accepted_count <= creator_limit);

-- The terms as they were when the creator applied.
alter table collab_submissions
  add column platform_ids text[] not null default '{}',
  add column min_quote_amount amount not null default 0,
  add column max_quote_amount amount not null default 0,
  add column usage_rights text check (usage_rights in ('organic', 'paid_ads', 'everywhere')),
  add column usage_days integer check (usage_days between 1 and 3650);

do $$
declare
  kept text;
begin
  select conname into strict kept from pg_constraint
  where conrelid = 'collab_submissions'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) ~ 'completed.*require_spark_ads.*spark_code';
  execute format('alter table collab_submissions drop constraint %I', kept);
end $$;
alter table collab_submissions
  -- Posts from before a Spark code was asked for on TikTok alone need none elsewhere.
  add constraint collab_submissions_spark_check check (state <> 'completed' or not require_spark_ads
    or spark_code is not null or post_platform_id <> 'tiktok');

-- Collabs are found by platform, too.
update listings set search = search || array_to_tsvector(array['platform:' ||
  case when collabs.require_spark_ads then 'tiktok' else 'any' end])
from collabs where listings.kind = 'Collab' and collabs.id = listings.program_id;

-- Prices that go back and forth before acceptance. The price of the submission is always the last of them.
alter table collab_submissions
  add column offered_by text not null default 'creator' check (offered_by in ('creator', 'organization')),
  add column offers_count integer not null default 1 check (offers_count between 1 and 6);
create table offers (
  id bigint generated always as identity primary key,
  submission_id bigint not null references collab_submissions on delete restrict,
  number integer not null check (number between 1 and 6),
  side text not null check (side in ('creator', 'organization')),
  amount amount not null,
  created_at timestamptz(3) not null default troupe_now(),
  unique (submission_id, number),
  -- The creator begins, and the sides take turns.
  check ((side = 'creator') = (number % 2 = 1))
);

-- More time for content: asked for once, and granted or refused.
alter table collab_submissions
  add column extension_days integer check (extension_days between 1 and 14),
  add column extension_note text,
  add column extension_state text check (extension_state in ('asked', 'granted', 'refused')),
  add constraint collab_submissions_extension_check
    check ((extension_state is null) = (extension_days is null) and (extension_state is null) = (extension_note is null));
