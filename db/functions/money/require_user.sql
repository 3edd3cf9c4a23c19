-- Refuses grants and payouts for a user who is not there, and waits for one who is just being deleted. A
-- foreign key cannot do this, because both stay on record when the user is gone.
create or replace function require_user() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  if not found then
    raise exception 'user % is not there', new.user_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;

create or replace trigger grants_require_user before insert on grants
  for each row execute function require_user();

create or replace trigger payouts_require_user before insert on payouts
  for each row execute function require_user();
