-- The newest event that can be seen by now, for whoever wants what comes after it. All that had happened before has its
-- place by then, so that going on from it misses nothing.
create or replace function latest_event(whose text, wanted text[])
returns setof events language plpgsql as $$
begin
  perform place_events(whose);
  return query
    select * from events
    where events.audience = whose and events.position is not null
      and (wanted is null or events.type = any(wanted))
    order by events.position desc limit 1;
end $$;
