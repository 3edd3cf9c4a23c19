-- Programs that creators keep to find them again.
create table saved_programs (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  campaign_id bigint references campaigns on delete cascade,
  collab_id bigint references collabs on delete cascade,
  created_at timestamptz(3) not null default troupe_now(),
  unique (user_id, campaign_id),
  unique (user_id, collab_id),
  constraint saved_programs_of_one check (num_nonnulls(campaign_id, collab_id) = 1)
);
create index on saved_programs (campaign_id);
create index on saved_programs (collab_id);
