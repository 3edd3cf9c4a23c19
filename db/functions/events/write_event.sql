-- Writes an event for whoever may hear of it: an organization, a user, or both. Where events are sent to addresses, the
-- processes are told of it once it is committed. Nearly every change comes here, so that it looks for them as it writes.
create or replace function write_event(
  type text, organization bigint, person bigint, program jsonb, record_type text, record_id bigint, data jsonb
) returns void language plpgsql as $$
declare
  whose text;
begin
  for whose in
    with written as (
      insert into events (organization_id, user_id, type, program, record_type, record_id, data)
      select heard.organization_id, heard.user_id, write_event.type, write_event.program, write_event.record_type,
        write_event.record_id, write_event.data
      from (values (organization, null), (null, person)) as heard (organization_id, user_id)
      where num_nonnulls(heard.organization_id, heard.user_id) = 1
      returning audience
    )
    select audience from written
    where exists (select from webhooks where webhooks.audience = written.audience and is_enabled)
  loop
    perform pg_notify('troupe_live', whose || ' webhooks');
  end loop;
end $$;
