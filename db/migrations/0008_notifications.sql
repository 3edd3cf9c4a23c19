-- How someone is told of a topic beside the list of notifications. Without a row it is at once, and by push.
create table notification_choices (
  user_id bigint not null references users on delete cascade,
  topic text not null check (topic in
    ('submissions', 'decisions', 'shipments', 'programs', 'messages', 'money', 'account')),
  mail text not null check (mail in ('at_once', 'daily', 'off')),
  push boolean not null,
  primary key (user_id, topic)
);

-- The daily mail of someone: where its morning is, and for which day there there was one. One row for each user
-- is what keeps two processes from sending it twice.
create table digests (
  user_id bigint primary key references users on delete cascade,
  time_zone text check (char_length(time_zone) between 2 and 64),
  sent_on date
);

-- Notifications that wait for that mail.
create table digest_entries (
  notification_id bigint primary key references notifications on delete cascade,
  user_id bigint not null references users on delete cascade,
  topic text not null
);
create index digest_entries_of_user on digest_entries (user_id);
