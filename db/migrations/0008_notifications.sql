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

-- Shares of its budget, in percent, of which an organization wants to hear once they are used.
alter table campaigns add column budget_alerts smallint[] not null default '{90}'
  check (0 < all (budget_alerts) and 100 >= all (budget_alerts) and cardinality(budget_alerts) <= 10);

-- Those that are used and were told. Whoever writes the row tells it, so that it is told once. A larger budget
-- takes it back, if less than the share is used of it.
create table passed_shares (
  campaign_id bigint not null references campaigns on delete cascade,
  share smallint not null check (share between 1 and 100),
  created_at timestamptz(3) not null default troupe_now(),
  primary key (campaign_id, share)
);
insert into passed_shares (campaign_id, share)
  select id, 90 from campaigns where warned_budget_amount >= total_budget_amount and warned_budget_amount > 0;
alter table campaigns drop column warned_budget_amount;
