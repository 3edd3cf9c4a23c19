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
