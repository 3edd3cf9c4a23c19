-- Whether creators may show the work that they did for an organization. Nothing is shown that it has not agreed to.
alter table organizations add column lets_work_be_shown boolean not null default false;

-- A creator, as far as they say who they are. Nobody has one before they have said something.
create table creator_profiles (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  avatar_key text check (avatar_key <> ''),
  words text not null default '' check (char_length(words) <= 2000),
  languages text[] not null default '{}' check (cardinality(languages) <= 10),
  topics text[] not null default '{}' check (cardinality(topics) <= 5),
  country text check (country ~ '^[A-Z]{2}$'),
  availability text not null default 'open' check (availability in ('open', 'busy', 'not_now')),
  -- What kinds of work cost, at least; 0 where nothing is said.
  currency text not null default 'usd' check (currency ~ '^[a-z]{3}$'),
  video_amount amount not null default 0,
  story_amount amount not null default 0,
  photo_amount amount not null default 0,
  content_amount amount not null default 0,
  -- Submissions whose posts they show. Which they may show is kept by keep_shown_work.
  shown_submissions bigint[] not null default '{}' check (cardinality(shown_submissions) <= 12),
  -- Null where only those see it whom they work with.
  published_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now()
);

-- Published profiles as brands find them, kept by list_creator: one row for each, with all that they are found by.
create table creator_listings (
  user_id bigint primary key references users on delete cascade,
  published_at timestamptz(3) not null,
  -- Of the verified account with most followers.
  follower_count bigint not null default 0,
  engagement_rate numeric(7, 2),
  currency text not null,
  -- The least that any kind of work costs; null where nothing is said.
  least_amount bigint,
  search tsvector not null
);
create index on creator_listings (published_at desc, user_id desc);
create index on creator_listings (follower_count desc, user_id desc);
create index on creator_listings (engagement_rate desc, user_id desc) where engagement_rate is not null;
create index on creator_listings (currency, least_amount, user_id desc) where least_amount is not null;
create index on creator_listings using gin (search) with (fastupdate = off);
