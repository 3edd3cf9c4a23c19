-- Refuses to change the audit log, but for one thing: when someone deletes their account, events stay without
-- what tells who they were. Only that may be changed, and only by code that says that this is what it does.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE'
    and current_setting('troupe.erasure', true) = 'on'
    and (new.id, new.organization_id, new.user_id, new.action, new.record_type, new.record_id,
        new.credential_type, new.credential_id, new.created_at)
      is not distinct from
      (old.id, old.organization_id, old.user_id, old.action, old.record_type, old.record_id,
        old.credential_type, old.credential_id, old.created_at)
  then
    return new;
  end if;
  raise exception 'audit_events is append-only';
end $$;

create or replace trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
