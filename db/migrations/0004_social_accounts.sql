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
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (platform_id, uid)
);
create index on social_accounts (user_id, id);

-- What a platform said about an account at one moment. The account shows the latest.
create table social_account_snapshots (
  id bigint generated always as identity primary key,
  social_account_id bigint not null references social_accounts on delete cascade,
  subscriber_count bigint check (subscriber_count >= 0),
  view_count bigint check (view_count >= 0),
  video_count bigint check (video_count >= 0),
  likes_count bigint check (likes_count >= 0),
  -- Percent.
  engagement_rate numeric(7, 2) check (engagement_rate >= 0),
  taken_at timestamptz(3) not null default now()
);
create index on social_account_snapshots (social_account_id, taken_at desc, id desc);

-- Snapshots are written once, and gone only with their account.
create function refuse_snapshot_delete() returns trigger language plpgsql as $$
begin
  if exists (select from social_accounts where id = old.social_account_id) then
    raise exception '% is append-only', tg_table_name;
  end if;
  return old;
end $$;
create trigger social_account_snapshots_no_update before update on social_account_snapshots
  for each row execute function refuse_change();
create trigger social_account_snapshots_no_delete before delete on social_account_snapshots
  for each row execute function refuse_snapshot_delete();
