create or replace function tell_access() returns trigger language plpgsql as $$
begin
  perform tell('user', user_id, 'access') from (select distinct user_id from changed) people;
  return null;
end $$;

create or replace trigger sessions_tell_ended after delete on sessions
  referencing old table as changed for each statement execute function tell_access();

create or replace trigger memberships_tell_joined after insert on memberships
  referencing new table as changed for each statement execute function tell_access();

create or replace trigger memberships_tell_left after delete on memberships
  referencing old table as changed for each statement execute function tell_access();
