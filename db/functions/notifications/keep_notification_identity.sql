create or replace function keep_notification_identity() returns trigger language plpgsql as $$
begin
  raise exception 'a notification is only ever marked as seen or read';
end $$;

create or replace trigger notifications_keep_identity before update on notifications for each row
  when (old.user_id <> new.user_id or old.type <> new.type)
  execute function keep_notification_identity();
