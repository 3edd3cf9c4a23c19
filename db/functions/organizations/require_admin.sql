-- Refuses to leave an organization without an admin, whatever the code above believes.
create or replace function require_admin() returns trigger language plpgsql as $$
begin
  if exists (select from organizations where id = old.organization_id)
    and not exists (select from memberships where organization_id = old.organization_id and role = 'admin')
  then
    raise exception 'organization % would have no admin', old.organization_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;

drop trigger if exists memberships_require_admin on memberships;
create constraint trigger memberships_require_admin after update or delete on memberships
  deferrable initially deferred for each row execute function require_admin();
