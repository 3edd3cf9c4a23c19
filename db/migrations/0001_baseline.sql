-- Every table, with its rules and indexes, and the functions that columns and rules are made of. The other functions, and the
-- triggers, are in db/functions/.

-- Money in minor units of its currency, within what every JSON reader can hold exactly.
create domain amount as bigint check (value between 0 and 9007199254740991);

-- Submissions of both kinds draw from one sequence: a message, a deadline or an account of the ledger that
-- names a submission names one only. Those to campaigns are even and those to collabs odd, so that an
-- address says of which kind one is before any row is read.
create sequence submission_ids;

create domain platform as text check (value in ('tiktok', 'youtube', 'instagram', 'x', 'facebook', 'twitch',
  'snapchat', 'threads', 'linkedin'));

-- For finding parts of words, together with whose they are.
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- The time of the business: of programs, posts, money and what is told of them. On a trial people let
-- weeks pass, and then this function is replaced by one that is ahead. What guards sign-ins and machines asks
-- now(): nobody is signed out because someone looked into the future.
-- Inlined wherever it is called, so that it costs what now() costs.
create function troupe_now() returns timestamptz language sql stable parallel safe as 'select now()';

-- One rule for all names, labels, lines of addresses and names of files: what looks the same is written the same, on one
-- line, and nothing in it is invisible. src/vocabulary/people/names.ts has the same rule, and explains it. Characters that mean
-- nothing yet are left to it: which they are, depends on the version of Unicode.
create function clean_name(given text) returns text language sql immutable strict parallel safe as $$
  select case
    -- Checked whenever a row is written, so most names have to be quick.
    when given ~ '^[!-~]+( [!-~]+)*$' then given
    -- Normalisation takes two vowels apart, in an order in which nobody writes them.
    else btrim(regexp_replace(replace(replace(normalize(
      regexp_replace(
        regexp_replace(
          regexp_replace(normalize(given, NFKC), '[\t-\r\u0085\u1680\u2028\u2029]', ' ', 'g'),
          '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160'
          '\u17b4\u17b5\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\ue000-\uf8ff\ufdd0-\ufdef\ufe00-\ufe0d\ufeff'
          '\ufff9-\ufffc\ufffe\uffff\U000110bd\U000110cd\U00013430-\U0001343f\U00013441\U00013442\U00016fe4'
          '\U0001bca0-\U0001bca3\U0001d159\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff'
          '\U000f0000-\U0010ffff]',
          '', 'g'),
        '(?<![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa])[\u200c\u180e]'
        '|[\u200c\u180e](?![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa])'
        '|(?<![\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200d(?![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa'
        '\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff])'
        '|(?<![\u0620-\u0dff\u1000-\u109f\u1780-\u17ff\u1820-\u18aa'
        '\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff]'
        '|[\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff]\ufe0f)\u200d'
        '|(?<![\u1820-\u18aa])[\u180b-\u180d\u180f]'
        '|(?<![\u00a9\u00ae\u2190-\u2bff\u3030\u303d\U0001f000-\U0001faff0-9#*])[\ufe0e\ufe0f]'
        '|(?<=[0-9#*])[\ufe0e\ufe0f](?!\u20e3)'
        '|(?<![\u3400-\u9fff\U00020000-\U0003ffff])[\U000e0100-\U000e01ef]',
        '', 'g'),
      NFKC), U&'\0e4d\0e32', U&'\0e33'), U&'\0ecd\0eb2', U&'\0eb3'), ' +', ' ', 'g'), ' ')
  end
$$;

create function is_over(state text) returns boolean language sql immutable as $$
  select state in ('completed', 'declined', 'withdrawn', 'cancelled', 'expired')
$$;

create function total_of_lines(lines jsonb) returns numeric language sql immutable as $$
  select coalesce(sum((line ->> 'amount')::numeric), 0) from jsonb_array_elements(lines) line
$$;

-- == The installation, and what machines do

-- Facts of this installation that must never change, because clients hold what was made from them.
create table installation (
  only_row boolean primary key default true check (only_row),
  id_alphabet text not null,
  demo_loaded_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  is_trial boolean not null default false,
  secret_key_fingerprint bytea
);

-- Fixed windows, one row for each limited thing, shared by all server processes.
create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz(3) not null
);
create index on rate_limits (resets_at);

-- Mails of a local trial, where no SMTP server is configured.
create table trial_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz(3) not null default now()
);

-- Files that are being stored for a change which is not committed yet. The change deletes its row, so
-- that whatever is still here after an hour belongs to nothing and is deleted from the store.
create table pending_uploads (
  key text primary key,
  created_at timestamptz(3) not null default now()
);
create index on pending_uploads (created_at);

-- == Users, what proves who they are, and what they bring along

create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null default '',
  -- Encrypted with a key derived from SECRET_KEY; set once enrolment is confirmed.
  totp_secret bytea,
  -- A code is good once: steps up to this one have been used.
  totp_last_step bigint not null default 0,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  push_notifications_enabled boolean not null default true,
  notifications_count bigint not null default 0 check (notifications_count >= 0),
  message_notifications_count bigint not null default 0
    check (message_notifications_count >= 0),
  unseen_notifications_count bigint not null default 0
    check (unseen_notifications_count >= 0),
  totp_enabled_at timestamptz(3),
  session_generation integer not null default 0,
  constraint users_name_clean check (name = clean_name(name)),
  constraint users_name_not_staff check (name !~* '\( ?staff ?\)$')
);
-- Staff find people, organizations and social accounts by any part of their words. Programs and submissions
-- are in the entries of the search already, whose index answers without an organization too. What tells who
-- someone is stays in one row, and goes with it.
create index users_by_words on users
  using gin (lower(name || ' ' || email) gin_trgm_ops) with (fastupdate = off);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null,
  token_hash bytea not null unique,
  user_agent text not null default '',
  ip text not null default '',
  last_active_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  proved_at timestamptz(3) not null default now(),
  expires_at timestamptz(3),
  generation integer not null default 0
);
-- A list of sessions, and their number, are read from this index alone.
create index on sessions (user_id, generation, last_active_at desc, id desc) include (expires_at);
create index on sessions (expires_at);
create index on sessions (last_active_at);

-- A sign-in that waits for its code. The user may not exist yet.
create table pending_sign_ins (
  id bigint generated always as identity primary key,
  email text not null,
  token_hash bytea not null unique,
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  identity jsonb
);
create index on pending_sign_ins (expires_at);

-- A sign-in whose code was right and that waits for the second factor.
create table pending_two_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  identity jsonb,
  is_proved boolean not null default true
);
create index on pending_two_factors (expires_at);

create table backup_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  unique (user_id, code_hash)
);

-- A new e-mail address that waits for the code sent to it: one for each user.
create table email_changes (
  user_id bigint primary key references users on delete cascade,
  email text not null check (email = lower(email)),
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null
);
-- For the hourly sweep: old ones are found without reading the whole table.
create index on email_changes (expires_at);

create table access_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  description text not null,
  permission text not null check (permission in ('read', 'write')),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  made_by_id bigint check (made_by_id <> id),
  constraint access_tokens_description_clean check (description = clean_name(description)),
  unique (id, user_id),
  foreign key (made_by_id, user_id) references access_tokens (id, user_id) on delete cascade
);
create index on access_tokens (user_id, created_at desc, id desc);
create index on access_tokens (made_by_id) where made_by_id is not null;

create table social_accounts (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  platform_id text not null check (platform_id in ('tiktok', 'youtube', 'instagram', 'x', 'facebook',
    'twitch', 'snapchat', 'threads', 'linkedin')),
  -- Written in one way for each account, so that nobody can connect what someone else has connected.
  account_url text not null unique check (account_url like 'https://%'),
  -- The platform's own id of the account, once it is known.
  uid text,
  status text not null default 'pending' check (status in ('pending', 'verified', 'failed')),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  -- When it was proved. An account that failed later keeps it: what it earned with was proved then.
  verified_at timestamptz(3),
  -- Why it is not verified, in words for its owner.
  failure text,
  -- When its numbers are asked for again.
  sync_due_at timestamptz(3) not null default troupe_now(),
  opened_at timestamptz(3),
  unique (platform_id, uid),
  check (status <> 'verified' or failure is null)
);
create index on social_accounts (user_id, id);
create index social_accounts_to_sync on social_accounts (sync_due_at, id) where status = 'verified';
create index social_accounts_to_verify on social_accounts (created_at, id) where status = 'pending';
create index social_accounts_by_words on social_accounts
  using gin (lower(account_url) gin_trgm_ops) with (fastupdate = off);

-- Numbers that a platform told of an account at one moment. The account shows the latest.
create table social_account_snapshots (
  id bigint generated always as identity primary key,
  social_account_id bigint not null references social_accounts on delete cascade,
  subscriber_count bigint check (subscriber_count >= 0),
  view_count bigint check (view_count >= 0),
  video_count bigint check (video_count >= 0),
  likes_count bigint check (likes_count >= 0),
  -- Percent.
  engagement_rate numeric(7, 2) check (engagement_rate >= 0),
  taken_at timestamptz(3) not null default troupe_now(),
  -- Who said so: a provider, or staff.
  provider text
);
create index on social_account_snapshots (social_account_id, taken_at desc, id desc);

-- Where products are shipped to: one for each user.
create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  name text not null check (name <> ''),
  line1 text not null check (line1 <> ''),
  line2 text,
  city text not null check (city <> ''),
  state text,
  postal_code text,
  country text not null check (country ~ '^[A-Z]{2}$'),
  phone text,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  constraint addresses_name_clean check (name = clean_name(name)),
  constraint addresses_line1_clean check (line1 = clean_name(line1)),
  constraint addresses_city_clean check (city = clean_name(city)),
  constraint addresses_line2_clean check (line2 = clean_name(line2)),
  constraint addresses_state_clean check (state = clean_name(state)),
  constraint addresses_postal_code_clean check (postal_code = clean_name(postal_code))
);

-- News that someone should know, one row for each recipient.
create table notifications (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  type text not null check (type ~ '^[A-Z][A-Za-z]*Notifier$'),
  -- Flat: ids are public ids, so that clients can use them as they are.
  params jsonb not null default '{}' check (jsonb_typeof(params) = 'object'),
  -- No foreign key: the record may be gone while its notification is still in the list.
  record_type text not null check (record_type <> ''),
  record_id bigint not null,
  seen_at timestamptz(3),
  read_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  -- Whoever has read it has seen it.
  check (read_at is null or seen_at is not null)
);
-- By time and not by id: in the order of ids the primary key could be read backwards, past everybody
-- else's, and a plan made for someone with many would do so for someone with few.
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
-- The JSON list leaves submission messages out.
create index notifications_listed on notifications (user_id, created_at desc, id desc)
  where type <> 'SubmissionMessageNotifier';
create index notifications_unseen on notifications (user_id, created_at desc) where seen_at is null;
create index notifications_unread on notifications (user_id) where read_at is null;

-- Browsers that asked for push messages. An endpoint is one browser's, whoever uses it now.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  endpoint text not null unique check (endpoint like 'https://%'),
  p256dh text not null,
  auth text not null,
  user_agent text not null default '',
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now()
);
create index on push_subscriptions (user_id, id);

-- The key pair that this installation signs push messages with, unless the settings name one. The
-- private key is encrypted with a key derived from SECRET_KEY.
create table push_keys (
  public_key text primary key,
  private_key bytea not null,
  created_at timestamptz(3) not null default now()
);

-- A proof that waits for the code sent to the account's address: one for each session.
create table step_ups (
  session_id bigint primary key references sessions on delete cascade,
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null
);
create index on step_ups (expires_at);

-- The way back from a change of address, held by whoever reads the mail of the old one. While it
-- can be used nobody else gets that address.
create table email_change_undos (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  email text not null check (email = lower(email)),
  token_hash bytea not null unique,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  asks_second_factor boolean not null default true
);
create index on email_change_undos (user_id);
create index on email_change_undos (email);
create index on email_change_undos (expires_at);

-- An account at a provider, such as Google, that someone signs in with. The provider calls it by the
-- subject, which stays the same when the e-mail address there changes.
create table identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  created_at timestamptz(3) not null default now(),
  unique (issuer, subject)
);
create index on identities (user_id);

-- Answers to requests that must not be done twice, by the key that the sender gave.
create table idempotency_keys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  route text not null,
  key text not null,
  -- Tells another body under the same key.
  fingerprint bytea not null,
  -- The record that was made, from the transaction that made it.
  record_id bigint,
  -- The answer, once there is one.
  status int,
  location text,
  answer text,
  created_at timestamptz(3) not null default now(),
  unique (user_id, route, key)
);
create index on idempotency_keys (created_at);

-- Questions to a platform on one day, in the units that it counts. Its day, which may end when ours does not.
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

-- Codes that someone puts into the bio of an account to prove that it is theirs. It belongs to the person and the address,
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

-- Access that the owner of an account gave us to read it, sealed with the installation's secret.
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
  created_at timestamptz(3) not null default troupe_now(),
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
  deleted_at timestamptz(3),
  unique (platform_id, uid)
);
create index on simulated_posts (account_id, posted_at);

-- == Organizations

create table organizations (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  privacy_setting text not null default 'public'
    check (privacy_setting in ('public', 'private', 'restricted')),
  website text,
  avatar_key text,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  campaigns_count bigint not null default 0 check (campaigns_count >= 0),
  collabs_count bigint not null default 0 check (collabs_count >= 0),
  constraint organizations_name_clean check (name = clean_name(name)),
  constraint organizations_name_not_staff check (name !~* '\( ?staff ?\)$')
);
create index organizations_by_words on organizations
  using gin (lower(name) gin_trgm_ops) with (fastupdate = off);

create table memberships (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete restrict,
  role text not null check (role in ('member', 'admin')),
  is_owner boolean not null default false,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  invitation_token_hash bytea,
  unique (user_id, organization_id),
  check (role = 'admin' or not is_owner)
);
create unique index memberships_one_owner on memberships (organization_id) where is_owner;
create index on memberships (organization_id, role);
create index on memberships (invitation_token_hash) where invitation_token_hash is not null;

create table invitations (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('member', 'admin')),
  token_hash bytea not null unique,
  invited_by_id bigint references users on delete set null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  unique (organization_id, email)
);
create index on invitations (expires_at);

-- A creator who may see the programs of an organization that shows them to nobody else.
create table creator_invitations (
  id bigint generated always as identity primary key,
  -- Known by its number only: a key would lock the organization after its program, and money does so before.
  organization_id bigint not null,
  email text check (email <> ''),
  invited_by_id bigint references users on delete set null,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  user_id bigint references users on delete cascade,
  unique (organization_id, email),
  constraint creator_invitations_of_someone check (num_nonnulls(email, user_id) = 1)
);
create index on creator_invitations (email);
create index on creator_invitations (invited_by_id);
create index creator_invitations_newest on creator_invitations
  (organization_id, created_at desc, id desc);
create unique index creator_invitations_of_user on creator_invitations (user_id, organization_id);

-- Notes of the people of an organization about a creator. Nobody else reads it, and it goes with either.
create table creator_notes (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete cascade,
  written_by_id bigint references users on delete set null,
  body text not null check (body <> '' and length(body) <= 2000),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now()
);
create index creator_notes_newest on creator_notes (organization_id, user_id, created_at desc, id desc);
create index on creator_notes (user_id);
create index on creator_notes (written_by_id);

-- == Programs: campaigns, their posts, and what is counted of them

create table campaigns (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete restrict,
  name text not null check (name <> ''),
  status text not null default 'draft'
    check (status in ('draft', 'active', 'paused', 'finished')),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Two-letter codes; none means everywhere.
  countries text[] not null default '{}'
    check (array_to_string(countries, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  website text,
  content_type text not null default 'ugc'
    check (content_type in ('clipping', 'ugc', 'music', 'logo', 'slideshow', 'other')),
  category text not null default 'other'
    check (category in ('personal_brand', 'entertainment', 'product', 'music', 'gaming',
      'technology', 'education', 'beauty', 'fashion', 'food', 'fitness', 'travel', 'finance',
      'sports', 'news', 'other')),
  platform_ids text[] not null default '{}'
    check (platform_ids <@ array['tiktok', 'youtube', 'instagram', 'x', 'facebook', 'twitch',
      'snapchat', 'threads', 'linkedin']),
  tiktok_music_id text,
  brief text not null default '',
  banner_image_key text,
  cpm_amount amount not null default 0,
  min_payout_amount amount not null default 0,
  max_payout_amount amount not null default 0,
  base_reward_amount amount not null default 0,
  -- Kept here for reading; each equals what the money and submission tables add up to.
  total_budget_amount amount not null default 0,
  used_amount amount not null default 0,
  unused_amount bigint generated always as (total_budget_amount - used_amount) stored,
  view_count bigint not null default 0 check (view_count >= 0),
  submissions_count bigint not null default 0 check (submissions_count >= 0),
  published_at timestamptz(3),
  paused_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  settled_at timestamptz(3),
  -- The share of each payout that the installation keeps, as it was when the campaign was published.
  fee_bps integer check (fee_bps between 0 and 10000),
  -- The smallest payout and its fee. With less than this left nothing new can be paid.
  least_budget_amount amount,
  paused_by text check (paused_by in ('admin', 'budget')),
  ends_at timestamptz(3),
  finished_at timestamptz(3),
  -- The total budget of which admins were told last that little is left: a top-up makes it another.
  warned_budget_amount amount not null default 0,
  owed_amount amount not null default 0,
  banner_focus_x smallint not null default 50
    check (banner_focus_x between 0 and 100 and banner_focus_x % 10 = 0),
  banner_focus_y smallint not null default 50
    check (banner_focus_y between 0 and 100 and banner_focus_y % 10 = 0),
  excerpt text not null default '',
  -- Zero means that there is no upper limit.
  check (max_payout_amount = 0 or min_payout_amount <= max_payout_amount),
  check (unused_amount >= 0),
  check ((status = 'draft') = (published_at is null)),
  check (status <> 'paused' or paused_at is not null),
  check (status not in ('draft', 'active') or paused_at is null),
  check (settled_at is null or status = 'finished'),
  unique (id, currency),
  check (status = 'draft' or (fee_bps is not null and least_budget_amount is not null)),
  check (status <> 'paused' or paused_by is not null),
  check (paused_by is null or paused_at is not null),
  check ((status = 'finished') = (finished_at is not null)),
  unique (id, organization_id),
  constraint campaigns_name_clean check (name = clean_name(name))
);
create index campaigns_newest on campaigns (organization_id, created_at desc, id desc);
-- For the jobs that end campaigns and watch their budgets. What is left of a budget is in no index: it
-- changes with every payout, and each index that knew of it would change too.
create index campaigns_ending on campaigns (ends_at)
  where status in ('active', 'paused') and ends_at is not null;
create index campaigns_active on campaigns (id) where status = 'active';

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
  -- The views that are paid.
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
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  approved_by text check (approved_by in ('organization', 'team', 'clock')),
  appeal_decided_at timestamptz(3),
  appeal_note text,
  withheld_at timestamptz(3),
  picture_key text,
  is_appealable boolean not null default false,
  invalid_reason text check (invalid_reason in ('bought', 'automated', 'rewarded', 'removed', 'other')),
  invalid_note text check (invalid_note <> ''),
  invalidated_at timestamptz(3),
  -- When it was found that all of them are real after all.
  validated_at timestamptz(3),
  -- Of the campaign and not of the organization: money locks organizations before campaigns, and whoever
  -- hands in has locked the campaign already.
  foreign key (campaign_id, organization_id) references campaigns (id, organization_id) on delete restrict,
  check ((state = 'flagged') = (flagged_state is not null)),
  check (state <> 'rejected' or reason is not null),
  check (reason <> 'other' or note is not null),
  check ((frozen_at is null) = (frozen_because is null)),
  check (state not in ('approved', 'finalized', 'paid') or approved_at is not null),
  check (state <> 'paid' or (paid_at is not null and owed_amount = 0)),
  check (appeal_decided_at is null or appealed_at is not null),
  check (appeal_note is null or appeal_decided_at is not null),
  check (not is_appealable or state = 'rejected' and appealed_at is null),
  check ((invalid_views > 0) = (invalid_reason is not null)),
  check ((invalid_reason is null) = (invalidated_at is null)),
  check (invalidated_at is null or validated_at is null),
  check (invalid_note is null or invalid_reason is not null),
  check (invalid_reason <> 'other' or invalid_note is not null),
  constraint campaign_submissions_account_handle_clean check (account_handle = clean_name(account_handle))
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
-- For the figures of a campaign.
create index campaign_submissions_decided on campaign_submissions (campaign_id, decided_at)
  where decided_at is not null;
-- How an organization decides.
create index campaign_submissions_decided_by on campaign_submissions (organization_id, decided_at desc)
  where decided_at is not null;
-- Posts that wait for an organization, over all its programs: the inbox, and the figures in the side bar.
create index campaign_submissions_waiting on campaign_submissions (organization_id, created_at, id)
  where state = 'pending';
-- The posts of a campaign that count, as its ledger lists them: the last to be approved first.
create index campaign_submissions_counted on campaign_submissions (campaign_id, approved_at desc, id desc)
  where state in ('approved', 'finalized', 'paid');
-- Posts that were granted something and count no more. They are few, so a ledger can tell what they come to.
create index campaign_submissions_granted_aside on campaign_submissions (campaign_id)
  where granted_amount > 0 and state not in ('approved', 'finalized', 'paid');
create index campaign_submissions_in_doubt on campaign_submissions (updated_at, id)
  where state in ('appealed', 'flagged') or (state = 'pending' and withheld_at is not null);
-- Posts that claim nothing any more, for whoever hands one in again: what claims is found by its own index.
create index campaign_submissions_let_go on campaign_submissions (platform_id, post_uid)
  where not is_claiming;

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
  created_at timestamptz(3) not null default troupe_now(),
  picture_url text,
  picture_tries_left smallint not null default 3 check (picture_tries_left >= 0),
  check (picture_url is null or picture_tries_left > 0)
);
create index posts_due on posts (platform_id, poll_at) where poll_at is not null;
create index on posts (social_account_id) where social_account_id is not null;
create index posts_pictures on posts (submission_id) where picture_url is not null;

-- Readings: numbers that a platform told of a post at one moment. Grows without end, so it is kept by month.
create table post_snapshots (
  submission_id bigint not null,
  taken_at timestamptz(3) not null default troupe_now(),
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

-- A doubt about a submission, which holds its money until it is over.
create table flags (
  id bigint generated always as identity primary key,
  submission_id bigint not null,
  -- The rule that raised it; none where a person did.
  rule text,
  user_id bigint references users on delete set null,
  -- Told to both sides.
  note text not null check (note <> ''),
  evidence jsonb not null default '{}',
  ends_at timestamptz(3) not null,
  ended_at timestamptz(3),
  outcome text check (outcome in ('lifted', 'lapsed', 'upheld')),
  created_at timestamptz(3) not null default troupe_now(),
  answer text check (char_length(answer) between 1 and 2000),
  answered_at timestamptz(3),
  check ((ended_at is null) = (outcome is null)),
  check ((answer is null) = (answered_at is null))
);
create unique index flags_of_rules on flags (submission_id, rule) where rule is not null;
create unique index flags_of_people on flags (submission_id) where rule is null;
create index on flags (submission_id);
create index flags_open on flags (created_at) where ended_at is null;

-- Budget that a campaign used on each day (UTC), less what came back: how fast its budget goes.
create table campaign_days (
  campaign_id bigint not null references campaigns on delete cascade,
  day date not null,
  used_amount bigint not null,
  primary key (campaign_id, day)
);

-- Sums of the posts of a campaign on each day (UTC), by platform. Whatever is taken back is taken off
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

-- Sums of the posts of each creator for a campaign.
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

-- A decision of a brand about a post, between the moment it was made and the moment it takes effect. When
-- that is, the deadline of the same submission says. The row is taken away by what carries the decision
-- out or takes it back, under the lock of the submission: so neither can happen twice, nor both.
create table decisions (
  submission_id bigint primary key references campaign_submissions,
  organization_id bigint not null,
  action text not null check (action in ('approve', 'reject', 'flag')),
  reason text check (reason in ('wrong_account', 'duplicate', 'outside_window', 'missing_sound',
    'missing_requirement', 'low_quality', 'not_public', 'wrong_country', 'suspected_fraud', 'rights',
    'other')),
  note text,
  -- Who decided, as the audit log will tell it when the decision takes effect.
  user_id bigint references users on delete set null,
  credential_type text not null,
  credential_id bigint,
  credential_name text not null,
  user_agent text not null,
  ip text not null,
  created_at timestamptz(3) not null default troupe_now(),
  check ((action = 'reject') = (reason is not null)),
  check (reason <> 'other' or note is not null),
  check (action <> 'flag' or note is not null)
);
create index on decisions (organization_id, user_id);
create index on decisions (user_id);

-- The address at which everyone who knows it reads the ledger of a campaign, where its organization wants
-- that. Requests find it by its hash; sealed it is kept to be shown again.
create table ledger_links (
  id bigint generated always as identity primary key,
  campaign_id bigint not null unique references campaigns on delete cascade,
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  token bytea not null,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now()
);

-- == Programs: collabs, and the work for them

create table collabs (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete restrict,
  name text not null check (name <> ''),
  state text not null default 'draft'
    check (state in ('draft', 'submitted_for_review', 'published', 'paused')),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Two-letter codes; none means everywhere.
  countries text[] not null default '{}'
    check (array_to_string(countries, ',', '?') ~ '^([A-Z]{2}(,[A-Z]{2})*)?$'),
  website text,
  require_spark_ads boolean not null default false,
  requires_product_shipment boolean not null default false,
  brief text not null default '',
  banner_image_key text,
  -- Kept here for reading; each equals what the submissions add up to.
  submissions_count bigint not null default 0 check (submissions_count >= 0),
  completed_count bigint not null default 0 check (completed_count >= 0),
  published_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  -- Why staff returned it to its authors, until they submit it again.
  review_note text check (review_note <> ''),
  -- Since when it waits, or when it last did.
  submitted_at timestamptz(3),
  banner_focus_x smallint not null default 50
    check (banner_focus_x between 0 and 100 and banner_focus_x % 10 = 0),
  banner_focus_y smallint not null default 50
    check (banner_focus_y between 0 and 100 and banner_focus_y % 10 = 0),
  excerpt text not null default '',
  check (completed_count <= submissions_count),
  check ((state in ('published', 'paused')) = (published_at is not null)),
  check (state <> 'submitted_for_review' or submitted_at is not null),
  unique (id, organization_id),
  constraint collabs_name_clean check (name = clean_name(name))
);
create index collabs_newest on collabs (organization_id, created_at desc, id desc);
-- For staff, who review the oldest first.
create index collabs_to_review on collabs (submitted_at, id) where state = 'submitted_for_review';

-- A creator's application to a collab.
create table collab_submissions (
  id bigint default nextval('submission_ids') * 2 + 1 primary key,
  collab_id bigint not null,
  user_id bigint,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  organization_id bigint not null,
  state text not null default 'applied' check (state in ('applied', 'awaiting_shipment',
    'shipped', 'in_progress', 'content_submitted', 'changes_requested', 'approved', 'posted', 'completed',
    'declined', 'withdrawn', 'cancelled', 'expired')),
  message text not null default '',
  quote_amount amount not null default 0,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- The terms as they were when the creator applied: what both sides have agreed to by acceptance.
  brief text not null default '',
  requires_product_shipment boolean not null default false,
  require_spark_ads boolean not null default false,
  -- Where the product goes, for as long as it is needed.
  address jsonb check (jsonb_typeof(address) = 'object'),
  -- Fixed at acceptance, as everything below it happens later.
  fee_bps integer check (fee_bps between 0 and 10000),
  fee_amount amount not null default 0,
  -- Where what was reserved has gone.
  paid_amount amount not null default 0,
  paid_fee_amount amount not null default 0,
  returned_amount amount not null default 0,
  returned_fee_amount amount not null default 0,
  contents_count integer not null default 0 check (contents_count >= 0),
  rounds_count integer not null default 0 check (rounds_count between 0 and 2),
  shipments_count integer not null default 0 check (shipments_count >= 0),
  is_shipment_late boolean not null default false,
  post_url text,
  spark_code text,
  spark_days integer check (spark_days in (7, 30, 60, 365)),
  spark_ends_at timestamptz(3),
  -- Why it ended without being completed.
  note text,
  -- Since when staff are to decide, who asked them, and why.
  escalated_at timestamptz(3),
  escalated_by text check (escalated_by in ('creator', 'organization', 'clock')),
  escalation_note text,
  accepted_at timestamptz(3),
  approved_at timestamptz(3),
  posted_at timestamptz(3),
  completed_at timestamptz(3),
  ended_at timestamptz(3),
  post_platform_id text,
  post_uid text,
  -- Whoever is gone leaves what they did. Nobody goes while it is not over.
  foreign key (user_id) references users on delete set null,
  foreign key (collab_id, organization_id) references collabs (id, organization_id) on delete restrict,
  constraint collab_submissions_of_someone check (user_id is not null or is_over(state)),
  check (is_over(state) = (ended_at is not null)),
  check (address is null or not is_over(state)),
  check ((state = 'completed') = (completed_at is not null)),
  check ((fee_bps is null) = (accepted_at is null)),
  check (fee_amount = 0 or accepted_at is not null),
  check (accepted_at is not null or state in ('applied', 'declined', 'withdrawn', 'expired')),
  check (state not in ('approved', 'posted', 'completed') or approved_at is not null),
  check (state not in ('posted', 'completed') or (posted_at is not null and post_url is not null)),
  check (state <> 'completed' or not require_spark_ads or spark_code is not null),
  check ((spark_code is null) = (spark_days is null) and (spark_code is null) = (spark_ends_at is null)),
  check ((escalated_at is null) = (escalated_by is null)),
  check (escalated_at is null or not is_over(state)),
  check (paid_amount + returned_amount <= quote_amount),
  check (paid_fee_amount <= fee_amount),
  -- Nothing is moved before acceptance has reserved it, and nothing paid before the end.
  check (accepted_at is not null or (paid_amount, paid_fee_amount, returned_amount, returned_fee_amount) = (0, 0, 0, 0)),
  check (is_over(state) or (paid_amount, paid_fee_amount, returned_amount, returned_fee_amount) = (0, 0, 0, 0)),
  check ((post_platform_id is null) = (post_uid is null)),
  check (post_uid is null or post_url is not null)
);
-- One at a time for each creator and collab, and none after it was declined or completed.
create unique index collab_submissions_once on collab_submissions (collab_id, user_id)
  where state not in ('withdrawn', 'cancelled', 'expired');
create index collab_submissions_newest on collab_submissions (collab_id, created_at desc, id desc);
create index collab_submissions_by_state on collab_submissions
  (collab_id, state, created_at desc, id desc);
create index collab_submissions_of_user on collab_submissions (user_id, created_at desc, id desc);
create index collab_submissions_escalated on collab_submissions (escalated_at, id)
  where escalated_at is not null;
create index collab_submissions_waiting on collab_submissions (organization_id, state)
  where ended_at is null and escalated_at is null;
create index collab_submissions_of_organization on collab_submissions (organization_id, user_id);
create unique index collab_submissions_posts on collab_submissions (post_platform_id, post_uid)
  where post_uid is not null
    and (state not in ('declined', 'withdrawn', 'cancelled', 'expired') or paid_amount > 0);
-- How fast and how a collab answers those who apply is told from the last answers.
create index collab_submissions_answered on collab_submissions
  (collab_id, coalesce(accepted_at, ended_at) desc)
  where accepted_at is not null or state in ('declined', 'expired');

-- A product on its way to a creator.
create table shipments (
  id bigint generated always as identity primary key,
  submission_id bigint not null references collab_submissions on delete restrict,
  -- A product that did not arrive as it should is sent again.
  number integer not null check (number > 0),
  carrier text not null check (carrier <> ''),
  tracking_number text,
  tracking_url text,
  received_at timestamptz(3),
  issue text check (issue in ('damaged', 'wrong', 'lost')),
  issue_note text,
  issued_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  unique (submission_id, number),
  check ((issue is null) = (issued_at is null)),
  check (issue is null or received_at is null),
  constraint shipments_carrier_clean check (carrier = clean_name(carrier)),
  constraint shipments_tracking_number_clean check (tracking_number = clean_name(tracking_number))
);

-- A version of what a creator has made.
create table contents (
  id bigint generated always as identity primary key,
  submission_id bigint not null references collab_submissions on delete restrict,
  number integer not null check (number > 0),
  note text,
  content_url text,
  -- The changes that are asked for, if any.
  change_note text,
  changes_requested_at timestamptz(3),
  approved_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  unique (submission_id, number),
  check ((change_note is null) = (changes_requested_at is null))
);

-- Messages between the two sides of a submission, of either kind.
create table messages (
  id bigint generated always as identity primary key,
  submission_id bigint not null,
  -- Whoever is gone leaves what they wrote.
  user_id bigint references users on delete set null,
  side text not null check (side in ('creator', 'organization')),
  body text not null default '',
  created_at timestamptz(3) not null default troupe_now()
);
create index on messages (submission_id, id desc);
create index on messages (user_id);

-- A file that belongs to a submission of either kind, for both its sides and nobody else.
create table submission_files (
  id bigint generated always as identity primary key,
  submission_id bigint not null,
  content_id bigint references contents on delete restrict,
  key text not null unique check (key <> ''),
  name text not null check (name <> ''),
  media_type text not null check (media_type ~ '^(image|video|application)/[a-z0-9.+-]+$'),
  byte_size bigint not null check (byte_size > 0),
  created_at timestamptz(3) not null default troupe_now(),
  message_id bigint references messages on delete restrict,
  cleaning text not null default 'due' check (cleaning in ('due', 'done', 'failed')),
  check (content_id is null or message_id is null),
  constraint submission_files_name_clean check (name = clean_name(name))
);
create index on submission_files (submission_id);
create index on submission_files (content_id) where content_id is not null;
create index on submission_files (message_id) where message_id is not null;
create index submission_files_due on submission_files (id) where cleaning = 'due';

-- How far someone has read, and up to where they were mailed about what they had not.
create table message_marks (
  submission_id bigint not null,
  user_id bigint not null references users on delete cascade,
  read_id bigint not null default 0,
  mailed_id bigint not null default 0,
  primary key (submission_id, user_id)
);
create index on message_marks (user_id);

-- == Money

-- Marks of what was agreed with an organization for using the service. One only blocks deletion; statuses as at Stripe.
create table subscriptions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  status text not null check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active',
    'past_due', 'canceled', 'unpaid', 'paused')),
  current_period_end timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  provider_id text unique
);
create index on subscriptions (organization_id);
create unique index subscriptions_by_hand on subscriptions (organization_id) where provider_id is null;

create table fundings (
  id bigint generated always as identity primary key,
  campaign_id bigint,
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'pending',
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  -- No foreign key: what was paid stays on record when the organization is gone.
  organization_id bigint not null,
  provider text not null
    check (provider in ('test', 'manual', 'balance', 'stripe')),
  -- Who asked for it.
  user_id bigint references users on delete set null,
  -- To be written on a bank transfer.
  reference text unique,
  -- The provider's name for it, and where it takes the money.
  provider_id text,
  checkout_url text,
  failure_reason text,
  refunded_amount amount not null default 0,
  disputed_amount amount not null default 0,
  succeeded_at timestamptz(3),
  payment_id text,
  asked_at timestamptz(3) not null default now(),
  check (status in ('pending', 'processing', 'succeeded', 'failed', 'canceled', 'disputed', 'lost')),
  check (refunded_amount <= amount and disputed_amount <= amount),
  check ((succeeded_at is not null) = (status in ('succeeded', 'disputed', 'lost'))),
  -- A draft can be deleted when none of its fundings ever brought money or still may.
  foreign key (campaign_id, currency) references campaigns (id, currency)
    on delete set null (campaign_id),
  unique (provider, provider_id),
  unique (provider, payment_id)
);
create index on fundings (campaign_id);
create index fundings_newest on fundings (organization_id, created_at desc, id desc);
create index fundings_waiting on fundings (provider, created_at, id)
  where status in ('pending', 'processing');
-- Earnings are not released while the money it was paid from is disputed.
create index fundings_disputed on fundings (campaign_id) where status = 'disputed';

-- Money is a ledger. Each transfer moves a positive amount from one account to another of the same
-- currency, so that the books balance by construction. Nothing in it is ever changed or deleted: what was
-- wrong is put right by another transfer.
create table ledger_accounts (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('external', 'wallet', 'budget', 'held', 'creator', 'payout',
    'refund', 'disputed', 'debt', 'fees', 'costs')),
  -- Whose it is, by the kind: an organization's, a campaign's, a submission's, a user's. 0 where it is the
  -- installation's own. No foreign key: an account outlives its owner.
  owner_id bigint not null check (owner_id >= 0),
  -- The kind of the owner where a kind of account has several: held money of campaigns and collabs.
  owner_type text not null default '',
  -- Who moves the money where it leaves or enters the ledger.
  provider text not null default '' check ((provider <> '') = (kind in ('external', 'costs'))),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  -- Kept by the database with each transfer. Accounts that everybody pays into or out of keep none: their
  -- row would be waited for by all.
  balance bigint default 0 check ((balance is null) = (kind in ('external', 'fees', 'costs'))),
  created_at timestamptz(3) not null default troupe_now(),
  -- Counted with the balance, so that a statement of a million transfers costs what one of ten does.
  transfers_count bigint not null default 0,
  constraint ledger_accounts_not_overdrawn check (balance >= 0 or kind = 'debt'),
  constraint ledger_accounts_exact check (balance between -9007199254740991 and 9007199254740991),
  unique (kind, owner_id, owner_type, provider, currency),
  unique (id, currency)
);

create table ledger_transfers (
  id bigint generated always as identity primary key,
  -- The same for all that were made together.
  transaction_id bigint not null default (pg_current_xact_id()::text::bigint),
  -- Names what the transfer is for, so that it cannot be made twice.
  idempotency_key text not null unique check (idempotency_key <> ''),
  event text not null check (event ~ '^[a-z_]+$'),
  debit_account_id bigint not null,
  credit_account_id bigint not null check (credit_account_id <> debit_account_id),
  amount amount not null check (amount > 0),
  currency text not null,
  created_at timestamptz(3) not null default troupe_now(),
  foreign key (debit_account_id, currency) references ledger_accounts (id, currency),
  foreign key (credit_account_id, currency) references ledger_accounts (id, currency)
);
-- For the invoices of a month.
create index ledger_transfers_fees on ledger_transfers (created_at) where event = 'fee_released';
-- Transfers are listed by their time, so that a range of days is found as quickly as the latest ones.
create index ledger_transfers_debits_by_time on ledger_transfers
  (debit_account_id, created_at desc, id desc);
create index ledger_transfers_credits_by_time on ledger_transfers
  (credit_account_id, created_at desc, id desc);

-- Money of a funding that goes back to where it came from.
create table refunds (
  id bigint generated always as identity primary key,
  funding_id bigint not null references fundings on delete restrict,
  organization_id bigint not null,
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'pending' check (status in ('pending', 'succeeded', 'failed')),
  user_id bigint references users on delete set null,
  provider_id text unique,
  failure_reason text,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  asked_at timestamptz(3) not null default now()
);
create index refunds_of_funding on refunds (funding_id, created_at desc, id desc);
create index refunds_waiting on refunds (created_at, id) where status = 'pending';

-- Money that a submission was granted, and when it becomes the creator's to withdraw.
create table grants (
  id bigint generated always as identity primary key,
  campaign_id bigint not null references campaigns on delete restrict,
  submission_id bigint not null,
  -- Counts the grants of the submission.
  number int not null check (number > 0),
  user_id bigint not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  reward_amount amount not null check (reward_amount > 0),
  fee_amount amount not null,
  -- Taken back while it was held.
  returned_reward_amount amount not null default 0 check (returned_reward_amount <= reward_amount),
  returned_fee_amount amount not null default 0 check (returned_fee_amount <= fee_amount),
  returns_count int not null default 0,
  release_at timestamptz(3) not null,
  released_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  unique (submission_id, number)
);
create index grants_due on grants (release_at, id) where released_at is null;
create index grants_held on grants (user_id, release_at) where released_at is null;
create index on grants (campaign_id);
-- For the statement of a creator.
create index grants_of_user on grants (user_id, submission_id);
-- For the sum that a campaign holds for creators.
create index grants_held_of_campaign on grants (campaign_id) where released_at is null;
-- For the first page of a creator: recent earnings, however much was earned before.
create index grants_newest on grants (user_id, created_at);

-- The accounts at Stripe that were opened for creators. An account cannot move to another country, so there is
-- one for each that someone has named, and whoever comes back to Stripe finds theirs again.
create table stripe_accounts (
  id text primary key,
  user_id bigint not null references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz(3) not null default troupe_now(),
  unique (user_id, country),
  unique (id, user_id)
);

-- Where creators are paid, and who they are to a tax office: one for each user.
create table payout_methods (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  provider text not null check (provider in ('manual', 'stripe')),
  -- The bank account, sealed. What is shown of it is the label.
  details bytea,
  label text not null,
  -- Their account at Stripe, and whether money can be sent there.
  stripe_account_id text unique,
  is_ready boolean not null default true,
  legal_name text,
  tax_country text check (tax_country ~ '^[A-Z]{2}$'),
  -- Sealed.
  tax_id bytea,
  -- Nothing is paid out until then, because the details have changed.
  held_until timestamptz(3) not null,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  fingerprint bytea,
  asked_at timestamptz(3) not null default now(),
  check ((provider = 'manual') = (details is not null)),
  check ((provider = 'stripe') = (stripe_account_id is not null)),
  foreign key (stripe_account_id, user_id) references stripe_accounts (id, user_id) on delete cascade,
  constraint payout_methods_legal_name_clean check (legal_name = clean_name(legal_name))
);
create index on payout_methods (fingerprint) where fingerprint is not null;

-- Payouts that staff make together, at the bank.
create table payout_batches (
  id bigint generated always as identity primary key,
  -- Counts the batches without a gap.
  number int not null unique check (number > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  user_id bigint references users on delete set null,
  created_at timestamptz(3) not null default troupe_now(),
  unique (id, currency)
);

-- Money that a creator takes out.
create table payouts (
  id bigint generated always as identity primary key,
  -- No foreign key: what was paid stays on record when its creator is gone.
  user_id bigint not null,
  provider text not null check (provider in ('manual', 'stripe')),
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'paid', 'failed', 'returned', 'canceled')),
  -- The last one before an account is closed, which may be below the minimum.
  closing boolean not null default false,
  -- Where it goes and whom it is paid to, sealed: as it was when it was asked for.
  destination bytea not null,
  payee bytea not null,
  label text not null,
  -- Printed on the statement of the bank account.
  reference text not null unique,
  batch_id bigint,
  provider_id text,
  failure_reason text,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  reversed_amount amount not null default 0,
  asked_at timestamptz(3) not null default now(),
  foreign key (batch_id, currency) references payout_batches (id, currency) on delete restrict,
  unique (provider, provider_id),
  check (provider <> 'manual' or (batch_id is null) = (status in ('pending', 'canceled'))),
  check ((paid_at is not null) = (status in ('paid', 'returned'))),
  check ((failure_reason is not null) = (status in ('failed', 'returned'))),
  check (reversed_amount < amount),
  check (provider <> 'stripe' or batch_id is null),
  check (provider <> 'stripe' or (provider_id is not null) = (status in ('paid', 'returned')))
);
create index payouts_newest on payouts (user_id, created_at desc, id desc);
create index payouts_by_status on payouts (status, created_at, id);
create index payouts_of_batch on payouts (batch_id, id);
-- Whoever closes an account is paid below the minimum once.
create unique index payouts_closing on payouts (user_id, currency)
  where closing and status in ('pending', 'processing', 'paid');
-- Payouts through Stripe whose outcome is not known yet.
create index payouts_to_transfer on payouts (id) where provider = 'stripe' and status in ('pending', 'processing');

-- A payment that the holder of the card has had taken back, rightly or not.
create table disputes (
  id bigint generated always as identity primary key,
  funding_id bigint not null references fundings on delete restrict,
  provider_id text not null unique,
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  -- Money that was still there when it was opened, and money that was spent already and is owed since.
  held_amount amount not null,
  debt_amount amount not null,
  reason text not null,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  check (held_amount + debt_amount = amount)
);
create index on disputes (funding_id);

-- Events that Stripe has told us, each in the transaction of what followed from it, so that it follows once.
create table stripe_events (
  id text primary key,
  type text not null,
  payload jsonb not null,
  -- By Stripe's clock.
  created_at timestamptz(3) not null,
  processed_at timestamptz(3) not null default now()
);
create index on stripe_events (created_at);
create index on stripe_events (processed_at);

-- Each time the books were compared with the transfers, and what did not agree.
create table reconciliations (
  id bigint generated always as identity primary key,
  checked_count bigint not null,
  difference_count bigint not null,
  -- The first of them, in words.
  differences text[] not null,
  started_at timestamptz(3) not null,
  finished_at timestamptz(3) not null default clock_timestamp()
);

-- Name and address of an organization on receipts and invoices.
create table billing_details (
  id bigint generated always as identity primary key,
  organization_id bigint not null unique references organizations on delete cascade,
  legal_name text,
  email text,
  line1 text,
  line2 text,
  postal_code text,
  city text,
  state text,
  country text check (country ~ '^[A-Z]{2}$'),
  tax_id text,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  constraint billing_details_legal_name_clean check (legal_name = clean_name(legal_name)),
  constraint billing_details_tax_id_clean check (tax_id = clean_name(tax_id)),
  constraint billing_details_line1_clean check (line1 = clean_name(line1)),
  constraint billing_details_line2_clean check (line2 = clean_name(line2)),
  constraint billing_details_postal_code_clean check (postal_code = clean_name(postal_code)),
  constraint billing_details_city_clean check (city = clean_name(city)),
  constraint billing_details_state_clean check (state = clean_name(state))
);

-- Receipts, credit notes and fee invoices, as they were when they were issued. Never changed or deleted: what was wrong is put
-- right by another paper.
create table papers (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('receipt', 'credit_note', 'fee_invoice')),
  -- No foreign key: paper stays when the organization is gone.
  organization_id bigint not null,
  -- The payment, and the refund or dispute that it is about.
  funding_id bigint references fundings on delete restrict,
  refund_id bigint references refunds on delete restrict,
  -- Whose fees are charged.
  month text check (month ~ '^\d{4}-(0[1-9]|1[0-2])$'),
  issuer jsonb not null,
  recipient jsonb not null,
  lines jsonb not null,
  currency text not null check (currency ~ '^[a-z]{3}$'),
  total_amount amount not null check (total_amount > 0),
  tax_note text not null,
  -- Of money that is worth nothing.
  is_test boolean not null,
  created_at timestamptz(3) not null default troupe_now(),
  constraint papers_add_up check (total_amount = total_of_lines(lines)),
  check ((funding_id is not null) = (kind in ('receipt', 'credit_note'))),
  check (refund_id is not null or kind <> 'credit_note'),
  check ((month is not null) = (kind = 'fee_invoice')),
  check (refund_id is null or funding_id is not null)
);
create unique index papers_one_receipt on papers (funding_id)
  where kind = 'receipt' and refund_id is null;
create unique index papers_one_of_refund on papers (refund_id, kind) where refund_id is not null;
create unique index papers_one_invoice on papers (organization_id, month, currency)
  where month is not null;
create index papers_newest on papers (organization_id, id desc);
create index papers_of_funding on papers (funding_id, id);

-- Numbers are given when everything else of a transaction is done, right before it is committed. So
-- nobody waits for a number while holding what others need, a transaction that is undone leaves no gap,
-- and numbers and dates are in the same order.
create table paper_numbers (
  paper_id bigint primary key references papers on delete restrict,
  kind text not null,
  year int not null,
  serial int not null check (serial > 0),
  number text not null generated always as (
      case kind when 'receipt' then 'R' when 'credit_note' then 'C' else 'I' end
        || '-' || year::text || '-' || lpad(serial::text, greatest(6, length(serial::text)), '0')
    ) stored unique,
  issued_at timestamptz(3) not null,
  unique (kind, year, serial)
);

-- == What is recorded, found and due

-- Who did what. No foreign keys: a record outlives what it speaks of.
create table audit_events (
  id bigint generated always as identity primary key,
  organization_id bigint,
  user_id bigint,
  user_name text not null,
  action text not null,
  record_type text not null,
  record_id bigint not null,
  changes jsonb not null,
  credential_type text not null,
  credential_id bigint,
  credential_name text not null,
  user_agent text not null,
  ip text not null,
  created_at timestamptz(3) not null default troupe_now(),
  is_staff boolean not null default false
);
create index on audit_events (organization_id, id desc);
-- Tells a first sign-in from a later one, long after the sessions themselves are gone.
create index audit_events_sign_ins on audit_events (user_id)
  where record_type = 'Session' and action = 'create';
-- For changes of an account by others, such as staff who looked at it.
create index audit_events_of_users on audit_events (record_id, id desc) where record_type = 'User';
-- For the activity of someone, newest first.
create index audit_events_by_user on audit_events (user_id, id desc) where user_id is not null;

-- Things that happen at a certain time unless someone acts before.
create table deadlines (
  id bigint generated always as identity primary key,
  kind text not null,
  record_id bigint not null,
  due_at timestamptz(3) not null,
  -- When it was tried last and failed, and what was wrong.
  failed_at timestamptz(3),
  failure text,
  created_at timestamptz(3) not null default troupe_now(),
  unique (kind, record_id)
);
create index on deadlines (due_at);
create index on deadlines (record_id);

-- Programs that creators can find: one row for each program that takes submissions, kept by the database itself with
-- every change of the program and its organization. Nothing else is in it, so that the first page of any
-- list is read from an index, however many programs there are.
create table listings (
  kind text not null check (kind in ('Campaign', 'Collab')),
  program_id bigint not null,
  -- Known by its number only: a key would lock the organization after its program, and money does so before.
  organization_id bigint not null,
  -- As the organization has it.
  privacy_setting text not null,
  currency text not null,
  cpm_amount amount not null,
  unused_amount amount not null,
  published_at timestamptz(3) not null,
  ends_at timestamptz(3),
  -- The words of the program, and what it can be filtered by: `platform:tiktok`. No word has a colon.
  search tsvector not null,
  primary key (kind, program_id)
);
create index listings_newest on listings
  (kind, privacy_setting, published_at desc, program_id desc);
create index listings_by_rate on listings
  (kind, privacy_setting, currency, cpm_amount desc, program_id desc);
create index listings_by_budget on listings
  (kind, privacy_setting, currency, unused_amount desc, program_id desc);
create index listings_by_end on listings
  (kind, privacy_setting, ends_at, program_id desc);
create index listings_of_organization on listings (organization_id, published_at desc, program_id desc);
-- Rows come one by one and are read at once: a list of those still to be sorted in would be searched whole.
create index listings_search on listings using gin (search) with (fastupdate = off);

-- Found by the search within organizations and of one's own work: one row for each program, creator and submission, kept by
-- the database itself, so that one index answers whatever is typed.
create table search_entries (
  kind text not null check (kind in ('Campaign', 'Collab', 'Creator', 'Submission')),
  -- Of a creator the number of the user.
  record_id bigint not null,
  -- Known by its number only: a key would lock the organization after its programs.
  organization_id bigint not null,
  -- Whose work it is, for them to find it too.
  user_id bigint,
  title text not null,
  detail text not null default '',
  words text not null generated always as (lower(title || ' ' || detail)) stored,
  primary key (kind, organization_id, record_id)
);
create index search_entries_of_organization on search_entries
  using gin (organization_id, words gin_trgm_ops) with (fastupdate = off);
create index search_entries_of_user on search_entries
  using gin (user_id, words gin_trgm_ops) with (fastupdate = off) where user_id is not null;
create index on search_entries (record_id);
