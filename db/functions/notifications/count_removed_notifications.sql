create or replace function count_removed_notifications() returns trigger language plpgsql as $$
begin
  perform from users where id in (select user_id from removed) order by id for no key update;
  update users set
    notifications_count = notifications_count - delta.listed,
    message_notifications_count = message_notifications_count - delta.messages,
    unseen_notifications_count = unseen_notifications_count - delta.unseen
  from (
    select user_id,
      count(*) filter (where type <> 'SubmissionMessageNotifier') as listed,
      count(*) filter (where type = 'SubmissionMessageNotifier') as messages,
      count(*) filter (where seen_at is null) as unseen
    from removed group by user_id
  ) delta
  where users.id = delta.user_id;
  return null;
end $$;

create or replace trigger notifications_removed after delete on notifications
  referencing old table as removed for each statement execute function count_removed_notifications();
