-- Staff look once at an organization that is new, before its programs are shown where everybody begins.
alter table organizations add column looked_at timestamptz(3);
-- Whether its programs are shown there. Until somebody has looked they are not.
alter table organizations add column is_shown boolean not null default false;
alter table organizations add check (looked_at is not null or not is_shown);

-- Whoever had published something before staff were asked is known.
update organizations set looked_at = troupe_now(), is_shown = true where exists (
  select 1 from campaigns where organization_id = organizations.id and published_at is not null
  union all
  select 1 from collabs where organization_id = organizations.id and published_at is not null);

-- As the organization has it.
alter table listings add column is_shown boolean not null default false;
update listings set is_shown = organization.is_shown
  from organizations organization where organization.id = listings.organization_id;
create index listings_shown on listings (kind, privacy_setting, published_at desc, program_id desc)
  where is_shown;
create index listings_not_shown on listings (organization_id, published_at)
  where not is_shown and privacy_setting = 'public';
