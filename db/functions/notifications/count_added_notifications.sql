-- Counts new notifications with their users, who are locked in the order of their ids, so that two notices to
-- the same people cannot wait for each other.
create or replace function count_added_notifications() returns trigger language plpgsql as $$
begin
  if (select min(user_id) < max(user_id) from added) then
    perform from users where id in (select user_id from added) order by id for no key update;
  end if;
  update users set
    notifications_count = notifications_count + delta.listed,
    message_notifications_count = message_notifications_count + delta.messages,
    unseen_notifications_count = unseen_notifications_count + delta.unseen
  from (
    select user_id,
      count(*) filter (where type <> 'SubmissionMessageNotifier') as listed,
      count(*) filter (where type = 'SubmissionMessageNotifier') as messages,
      count(*) filter (where seen_at is null) as unseen
    from added group by user_id
  ) delta
  where users.id = delta.user_id;
  return null;
end $$;

create or replace trigger notifications_added after insert on notifications
  referencing new table as added for each statement execute function count_added_notifications();
