-- Addresses at which programs read someone's calendar: their own or, as a member, that of an organization.
create table calendar_links (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  organization_id bigint,
  token_hash bytea not null unique,
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  unique nulls not distinct (user_id, organization_id),
  -- Whoever leaves an organization takes no address along.
  foreign key (user_id, organization_id) references memberships (user_id, organization_id) on delete cascade
);
create index on calendar_links (organization_id);
