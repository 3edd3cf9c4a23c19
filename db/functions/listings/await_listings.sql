-- Lets those who list a program and those who change its organization take turns, so that neither misses the
-- other. It is a lock of its own, because organizations are locked before their programs, never after.
create or replace function await_listings(organization_id bigint, is_alone boolean) returns void
language plpgsql as $$
declare
  lock bigint := hashtextextended('listings', organization_id);
begin
  if is_alone then
    perform pg_advisory_xact_lock(lock);
  else
    perform pg_advisory_xact_lock_shared(lock);
  end if;
end $$;
