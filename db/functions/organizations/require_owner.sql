create or replace function require_owner() returns trigger language plpgsql as $$
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

-- The check waits for the end of the transaction: between two owners there is none for a moment.
drop trigger if exists memberships_join_owner on memberships;
create constraint trigger memberships_join_owner after insert on memberships
  deferrable initially deferred for each row when (not new.is_owner) execute function require_owner();

drop trigger if exists memberships_replace_owner on memberships;
create constraint trigger memberships_replace_owner after update of is_owner, organization_id on memberships
  deferrable initially deferred for each row
  when (old.is_owner and (not new.is_owner or new.organization_id <> old.organization_id))
  execute function require_owner();

drop trigger if exists memberships_keep_owner on memberships;
create constraint trigger memberships_keep_owner after delete on memberships
  deferrable initially deferred for each row when (old.is_owner) execute function require_owner();
