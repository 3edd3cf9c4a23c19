create or replace function tell_user() returns trigger language plpgsql as $$
begin
  perform tell('user', new.id, tg_argv[0]);
  return null;
end $$;

create or replace trigger users_tell_notifications after update of unseen_notifications_count on users
  for each row when (new.unseen_notifications_count <> old.unseen_notifications_count)
  execute function tell_user('notifications');

create or replace trigger users_tell_access after update of session_generation on users
  for each row when (new.session_generation <> old.session_generation)
  execute function tell_user('access');
