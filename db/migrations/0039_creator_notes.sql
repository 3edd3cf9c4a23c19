-- What the people of an organization keep in mind about a creator. Nobody else reads it, and it goes with either.
create table creator_notes (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete cascade,
  written_by_id bigint references users on delete set null,
  body text not null check (body <> '' and length(body) <= 2000),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now()
);
create index creator_notes_newest on creator_notes (organization_id, user_id, created_at desc, id desc);
create index on creator_notes (user_id);
create index on creator_notes (written_by_id);

-- Whoever worked with an organization is invited as who they are, since it does not know their address.
alter table creator_invitations
  alter column email drop not null,
  add column user_id bigint references users on delete cascade,
  add constraint creator_invitations_of_someone check (num_nonnulls(email, user_id) = 1);
create unique index creator_invitations_of_user on creator_invitations (user_id, organization_id);
