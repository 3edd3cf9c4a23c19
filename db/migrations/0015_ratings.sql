-- Ratings of the two sides of a finished collab by each other. Kept by keep_rating: given once, never changed.
create table ratings (
  id bigint generated always as identity primary key,
  submission_id bigint not null references collab_submissions on delete restrict,
  -- The side that says it.
  side text not null check (side in ('creator', 'organization')),
  organization_id bigint not null references organizations on delete cascade,
  -- The creator, whichever side says it.
  user_id bigint references users on delete set null,
  reliable smallint check (reliable between 1 and 5),
  as_agreed smallint not null check (as_agreed between 1 and 5),
  easy smallint not null check (easy between 1 and 5),
  paid_in_time smallint check (paid_in_time between 1 and 5),
  answered_in_time smallint not null check (answered_in_time between 1 and 5),
  words text not null default '' check (char_length(words) <= 500),
  -- The words of the other side about it.
  answer text check (char_length(answer) between 1 and 500),
  answered_at timestamptz(3),
  -- From then on others see it: once both were given, or when it is too late to give one.
  shows_at timestamptz(3) not null,
  hidden_at timestamptz(3),
  hidden_reason text check (char_length(hidden_reason) between 1 and 2000),
  created_at timestamptz(3) not null default troupe_now(),
  unique (submission_id, side),
  -- Brands are asked for money, creators for their word.
  check ((side = 'creator') = (paid_in_time is not null) and (side = 'organization') = (reliable is not null)),
  check ((answer is null) = (answered_at is null)),
  check ((hidden_reason is null) = (hidden_at is null))
);
create index ratings_of_creator on ratings (user_id, id desc) where side = 'organization';
create index ratings_of_organization on ratings (organization_id, id desc) where side = 'creator';
create index on ratings (user_id);
