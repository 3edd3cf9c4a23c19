create domain platform as text check (value in ('tiktok', 'youtube', 'instagram', 'x', 'facebook', 'twitch',
  'snapchat', 'threads', 'linkedin'));

-- What was asked of a platform on one day, in the units that it counts. Its day, which may end when ours does not.
create table platform_usages (
  platform_id platform not null,
  day date not null,
  units bigint not null check (units > 0),
  primary key (platform_id, day)
);

-- How a platform answered last, for staff; and how long it asked us to stay away.
create table platform_states (
  platform_id platform primary key,
  retry_at timestamptz(3),
  last_success_at timestamptz(3),
  last_error_at timestamptz(3),
  last_error text
);

alter table social_accounts
  -- When it was proved. An account that failed later keeps it: what it earned with was proved then.
  add column verified_at timestamptz(3),
  -- Why it is not verified, in words for its owner.
  add column failure text,
  -- When its numbers are asked for again.
  add column sync_due_at timestamptz(3) not null default now(),
  add check (status <> 'verified' or failure is null);
update social_accounts set verified_at = updated_at where status = 'verified';
create index social_accounts_to_sync on social_accounts (sync_due_at, id) where status = 'verified';
create index social_accounts_to_verify on social_accounts (created_at, id) where status = 'pending';

alter table social_account_snapshots
  -- Who said so: a provider, or staff.
  add column provider text;

-- What someone puts into the bio of an account to prove that it is theirs. It belongs to the person and the address,
-- not to a claim: so that whoever owns an account can prove it while someone else claims it.
create table social_account_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  account_url text not null,
  code text not null,
  expires_at timestamptz(3) not null,
  unique (user_id, account_url)
);
create index on social_account_codes (expires_at);

-- What the owner of an account let us read with, sealed with the installation's secret.
create table social_account_accesses (
  id bigint generated always as identity primary key,
  social_account_id bigint not null unique references social_accounts on delete cascade,
  tokens bytea not null,
  -- When the token that we read with ends, and the one that it is renewed with.
  ends_at timestamptz(3) not null,
  renewable_until timestamptz(3),
  -- Until then one process renews it, and no other.
  renewing_until timestamptz(3),
  updated_at timestamptz(3) not null default now()
);

-- The platform of a local trial. Nothing in it exists elsewhere.
create table simulated_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  platform_id platform not null,
  uid text not null,
  handle text not null,
  bio text not null default '',
  followers bigint not null check (followers >= 0),
  opened_at timestamptz(3) not null,
  -- Whatever was let in before is out.
  access_revoked_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  unique (platform_id, uid),
  unique (platform_id, handle)
);
create index on simulated_accounts (user_id, id);

create table simulated_posts (
  id bigint generated always as identity primary key,
  account_id bigint not null references simulated_accounts on delete cascade,
  platform_id platform not null,
  uid text not null,
  kind text not null check (kind in ('normal', 'viral', 'flop', 'bought')),
  sound_uid text,
  posted_at timestamptz(3) not null,
  -- Where the clock of the platform stood then: how old a post is there also counts by how far it has moved since.
  clock_seconds bigint not null,
  deleted_at timestamptz(3),
  unique (platform_id, uid)
);
create index on simulated_posts (account_id, posted_at);

-- How far the clock of the simulated platform has been moved, in all.
create table simulated_clock (
  id bigint primary key check (id = 1),
  seconds bigint not null check (seconds >= 0)
);
insert into simulated_clock values (1, 0);
