-- An organization has exactly one owner: only they delete it or hand it over, so one without an owner could be
-- neither. There is at most one already (memberships_one_owner).

-- Nobody joins, leaves or is made the owner in between.
lock table memberships in share row exclusive mode;

-- Those that were left without one get the admin who has been there longest, or else the member who has.
create temporary table heirs on commit drop as
select distinct on (organization_id) id, organization_id, user_id, role
from memberships candidate
where not exists (
  select from memberships owner where owner.organization_id = candidate.organization_id and owner.is_owner)
order by organization_id, role = 'admin' desc, created_at, id;

update memberships set is_owner = true, role = 'admin', updated_at = troupe_now()
from heirs where memberships.id = heirs.id;

insert into audit_events (action, record_type, record_id, organization_id, changes, user_name, credential_type,
  credential_name, user_agent, ip)
select 'hand_over', 'Membership', heirs.id, heirs.organization_id,
  jsonb_build_object('user', jsonb_build_array(named.name, named.name),
    'is_owner', jsonb_build_array(false, true))
    || case when heirs.role = 'admin' then '{}' else jsonb_build_object('role', jsonb_build_array(heirs.role, 'admin')) end,
  'Troupe', 'system', 'Upgrade', '', ''
from heirs join lateral (
  select coalesce(nullif(users.name, ''), 'Someone new') as name from users where users.id = heirs.user_id) named on true;

-- Whoever owns one now is told, by the service: only it knows the public ids that a notification has.
insert into deadlines (kind, record_id, due_at) select 'owner_appointed', id, now() from heirs;

-- A table whose checks still wait cannot get another one.
set constraints all immediate;
set constraints all deferred;

create function require_owner() returns trigger language plpgsql as $$
declare
  checked bigint := case when tg_op = 'INSERT' then new.organization_id else old.organization_id end;
begin
  if exists (select from organizations where id = checked)
    and not exists (select from memberships where organization_id = checked and is_owner)
  then
    raise exception 'organization % would have no owner', checked using errcode = 'check_violation';
  end if;
  return null;
end $$;

-- At the end of a transaction: between two owners there is none for a moment.
create constraint trigger memberships_join_owner after insert on memberships
  deferrable initially deferred for each row when (not new.is_owner) execute function require_owner();
create constraint trigger memberships_replace_owner after update of is_owner, organization_id on memberships
  deferrable initially deferred for each row
  when (old.is_owner and (not new.is_owner or new.organization_id <> old.organization_id))
  execute function require_owner();
create constraint trigger memberships_keep_owner after delete on memberships
  deferrable initially deferred for each row when (old.is_owner) execute function require_owner();
