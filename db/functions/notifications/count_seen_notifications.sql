-- Counts what was seen. Nothing else of a notification can change: neither whose it is nor what it says.
create or replace function count_seen_notifications() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from after_change) order by id for no key update;
  update users set unseen_notifications_count = unseen_notifications_count + delta.unseen
  from (
    select user_id, sum(unseen) as unseen from (
      select user_id, 1 as unseen from after_change where seen_at is null
      union all
      select user_id, -1 from before_change where seen_at is null
    ) changes group by user_id
  ) delta
  where users.id = delta.user_id and delta.unseen <> 0;
  return null;
end $$;

create or replace trigger notifications_seen after update on notifications
  referencing old table as before_change new table as after_change
  for each statement execute function count_seen_notifications();
