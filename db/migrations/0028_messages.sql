-- What the two sides of a submission, of either kind, write to each other.
create table messages (
  id bigint generated always as identity primary key,
  submission_id bigint not null,
  -- Whoever is gone leaves what they wrote.
  user_id bigint references users on delete set null,
  side text not null check (side in ('creator', 'organization')),
  body text not null default '',
  created_at timestamptz(3) not null default now()
);
create index on messages (submission_id, id desc);
create index on messages (user_id);

-- How far someone has read, and up to where they were mailed about what they had not.
create table message_marks (
  submission_id bigint not null,
  user_id bigint not null references users on delete cascade,
  read_id bigint not null default 0,
  mailed_id bigint not null default 0,
  primary key (submission_id, user_id)
);
create index on message_marks (user_id);

alter table submission_files
  add column message_id bigint references messages on delete restrict,
  add check (content_id is null or message_id is null);
create index on submission_files (message_id) where message_id is not null;
