-- Refuses that whoever acts with the token of an organization signs in, or becomes a member.
create or replace function require_person() returns trigger language plpgsql as $$
begin
  if exists (select from users where id = new.user_id and acts_for_id is not null) then
    raise exception 'user % is no person', new.user_id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger sessions_require_person before insert on sessions
  for each row execute function require_person();

create or replace trigger memberships_require_person before insert on memberships
  for each row execute function require_person();
