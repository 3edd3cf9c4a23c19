-- Events after one, in an order in which none ever appears before one that was read already. Numbers of rows would not do:
-- a transaction that took a smaller one may be committed later. So an event is given its place when someone first looks,
-- under a lock, after all that had a place before; those of one record follow each other in any case, since whoever
-- changes it waits for whoever did so before.
create or replace function events_after(whose text, last bigint, wanted text[], most integer)
returns setof events language plpgsql as $$
begin
  perform place_events(whose);
  return query
    select * from events
    where events.audience = whose
      and events.position > coalesce((select earlier.position from events earlier
        where earlier.id = last and earlier.audience = whose), 0)
      and (wanted is null or events.type = any(wanted))
    order by events.position limit most;
end $$;
