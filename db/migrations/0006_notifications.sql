-- What happened that someone should know, one row for each recipient.
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
  created_at timestamptz(3) not null default now(),
  -- What was read was seen.
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

-- Counts that every page and every list needs. Counting rows would cost more with each of them.
alter table users
  add column push_notifications_enabled boolean not null default true,
  add column notifications_count bigint not null default 0 check (notifications_count >= 0),
  add column message_notifications_count bigint not null default 0
    check (message_notifications_count >= 0),
  add column unseen_notifications_count bigint not null default 0
    check (unseen_notifications_count >= 0);

-- Rows are locked in the order of their ids, so that two notices to the same people cannot wait for
-- each other.
create function count_added_notifications() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from added) order by id for no key update;
  update users set
    notifications_count = notifications_count + delta.listed,
    message_notifications_count = message_notifications_count + delta.messages,
    unseen_notifications_count = unseen_notifications_count + delta.unseen
  from (
    select user_id,
      count(*) filter (where type <> 'SubmissionMessageNotifier') as listed,
      count(*) filter (where type = 'SubmissionMessageNotifier') as messages,
      count(*) filter (where seen_at is null) as unseen
    from added group by user_id
  ) delta
  where users.id = delta.user_id;
  return null;
end $$;
create trigger notifications_added after insert on notifications
  referencing new table as added for each statement execute function count_added_notifications();

create function count_removed_notifications() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from removed) order by id for no key update;
  update users set
    notifications_count = notifications_count - delta.listed,
    message_notifications_count = message_notifications_count - delta.messages,
    unseen_notifications_count = unseen_notifications_count - delta.unseen
  from (
    select user_id,
      count(*) filter (where type <> 'SubmissionMessageNotifier') as listed,
      count(*) filter (where type = 'SubmissionMessageNotifier') as messages,
      count(*) filter (where seen_at is null) as unseen
    from removed group by user_id
  ) delta
  where users.id = delta.user_id;
  return null;
end $$;
create trigger notifications_removed after delete on notifications
  referencing old table as removed for each statement execute function count_removed_notifications();

-- Whose it is and what it says never changes; only whether it was seen and read does.
create function count_seen_notifications() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from after_change) order by id for no key update;
  update users set unseen_notifications_count = unseen_notifications_count + delta.unseen
  from (
    select user_id, sum(unseen) as unseen from (
      select user_id, 1 as unseen from after_change where seen_at is null
      union all
      select user_id, -1 from before_change where seen_at is null
    ) changes group by user_id
  ) delta
  where users.id = delta.user_id and delta.unseen <> 0;
  return null;
end $$;
create trigger notifications_seen after update on notifications
  referencing old table as before_change new table as after_change
  for each statement execute function count_seen_notifications();

create function keep_notification_identity() returns trigger language plpgsql as $$
begin
  raise exception 'a notification is only ever marked as seen or read';
end $$;
create trigger notifications_keep_identity before update on notifications for each row
  when (old.user_id <> new.user_id or old.type <> new.type)
  execute function keep_notification_identity();

-- Browsers that asked for push messages. An endpoint is one browser's, whoever uses it now.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  endpoint text not null unique check (endpoint like 'https://%'),
  p256dh text not null,
  auth text not null,
  user_agent text not null default '',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index on push_subscriptions (user_id, id);

-- The key pair that this installation signs push messages with, unless the settings name one. The
-- private key is encrypted with a key derived from SECRET_KEY.
create table push_keys (
  public_key text primary key,
  private_key bytea not null,
  created_at timestamptz(3) not null default now()
);

-- Tells a first sign-in from a later one, long after the sessions themselves are gone.
create index audit_events_sign_ins on audit_events (user_id)
  where record_type = 'Session' and action = 'create';
