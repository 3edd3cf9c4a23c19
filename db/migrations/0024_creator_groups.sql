-- Groups of creators that a team makes for itself: labels and lists hold those who were chosen, views those whom filters leave.
create table creator_groups (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  kind text not null check (kind in ('label', 'list', 'view')),
  name text not null check (name <> '' and char_length(name) <= 255),
  -- The filters and the order of a view, as the address of the list has them.
  query text check (char_length(query) <= 1000),
  created_by_id bigint references users on delete set null,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  constraint creator_groups_filtered check ((kind = 'view') = (query is not null))
);
create unique index creator_groups_named on creator_groups (organization_id, kind, lower(name));
create index on creator_groups (created_by_id);

create table grouped_creators (
  group_id bigint not null references creator_groups on delete cascade,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz(3) not null default troupe_now(),
  primary key (group_id, user_id)
);
create index on grouped_creators (user_id);
