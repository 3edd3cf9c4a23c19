create or replace function count_collab_submissions() returns trigger language plpgsql as $$
begin
  -- Collabs are locked in the order of their ids, so that two who change submissions of the same ones do not
  -- wait for each other.
  if tg_op = 'INSERT' then
    perform from collabs where id in (select collab_id from added) order by id for no key update;
    update collabs set
      submissions_count = submissions_count + change.number,
      completed_count = completed_count + change.completed
    from (
      select collab_id, count(*) as number, count(*) filter (where state = 'completed') as completed
      from added group by collab_id
    ) change
    where collabs.id = change.collab_id;
  else
    perform from collabs
      where id in (select added.collab_id from added join removed using (id)
        where (added.state = 'completed') <> (removed.state = 'completed'))
      order by id for no key update;
    update collabs set completed_count = completed_count + change.completed
    from (
      select added.collab_id,
        sum((added.state = 'completed')::int - (removed.state = 'completed')::int) as completed
      from added join removed using (id) group by added.collab_id
    ) change
    where collabs.id = change.collab_id and change.completed <> 0;
  end if;
  return null;
end $$;

create or replace trigger collab_submissions_count_new after insert on collab_submissions
  referencing new table as added
  for each statement execute function count_collab_submissions();

create or replace trigger collab_submissions_count_changed after update on collab_submissions
  referencing old table as removed new table as added
  for each statement execute function count_collab_submissions();
