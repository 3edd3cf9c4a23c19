create or replace function count_collab_submissions() returns trigger language plpgsql as $$
begin
  -- Collabs are locked in the order of their ids, so that two who change submissions of the same ones do not
  -- wait for each other.
  if tg_op = 'INSERT' then
    perform from collabs where id in (select collab_id from added) order by id for no key update;
    update collabs set
      submissions_count = submissions_count + change.number,
      completed_count = completed_count + change.completed,
      accepted_count = accepted_count + change.accepted
    from (
      select collab_id, count(*) as number, count(*) filter (where state = 'completed') as completed,
        count(*) filter (where has_place(accepted_at, ended_at, state)) as accepted
      from added group by collab_id
    ) change
    where collabs.id = change.collab_id;
  else
    perform from collabs
      where id in (select added.collab_id from added join removed using (id)
        where added.state <> removed.state)
      order by id for no key update;
    update collabs set completed_count = completed_count + change.completed,
      accepted_count = accepted_count + change.accepted
    from (
      select added.collab_id,
        sum((added.state = 'completed')::int - (removed.state = 'completed')::int) as completed,
        sum(has_place(added.accepted_at, added.ended_at, added.state)::int
          - has_place(removed.accepted_at, removed.ended_at, removed.state)::int) as accepted
      from added join removed using (id) group by added.collab_id
    ) change
    where collabs.id = change.collab_id and (change.completed, change.accepted) <> (0, 0);
  end if;
  return null;
end $$;

create or replace trigger collab_submissions_count_new after insert on collab_submissions
  referencing new table as added
  for each statement execute function count_collab_submissions();

create or replace trigger collab_submissions_count_changed after update on collab_submissions
  referencing old table as removed new table as added
  for each statement execute function count_collab_submissions();
