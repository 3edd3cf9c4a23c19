-- Refuses to delete the snapshots of an account that is still there: they go with it and never before.
create or replace function refuse_snapshot_delete() returns trigger language plpgsql as $$
begin
  if exists (select from social_accounts where id = old.social_account_id) then
    raise exception '% is append-only', tg_table_name;
  end if;
  return old;
end $$;

create or replace trigger social_account_snapshots_no_delete before delete on social_account_snapshots
  for each row execute function refuse_snapshot_delete();
