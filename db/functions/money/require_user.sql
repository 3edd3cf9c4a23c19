-- Grants stay on record when whoever earned them is gone, as their payouts do. Neither begins without
-- a user: who is being deleted is waited for.
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
