-- Gives a place to all events of an audience that have none yet. Whoever waited for the lock sees what the other has done,
-- because each statement here looks anew.
create or replace function place_events(whose text) returns void language plpgsql as $$
begin
  if exists (select from events where audience = whose and position is null) then
    perform pg_advisory_xact_lock(hashtextextended('events of ' || whose, 0));
    update events set position = placed.position
    from (
      select id, nextval('event_positions') as position
      from (select id from events where audience = whose and position is null order by id) waiting
    ) placed
    where events.id = placed.id;
  end if;
end $$;
