-- Keeps a request as it was when it was asked for, whatever the code above believes: whoever says yes says it to that, and once.
create or replace function hold_confirmation() returns trigger language plpgsql as $$
begin
  if (new.user_id, new.action, new.arguments, new.fingerprint, new.amount, new.currency, new.expires_at)
    is distinct from (old.user_id, old.action, old.arguments, old.fingerprint, old.amount, old.currency, old.expires_at)
    or (old.confirmed_at is not null and new.confirmed_at is not null and new.confirmed_at <> old.confirmed_at)
  then
    raise exception 'a confirmation stays as it was asked for' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger confirmations_hold before update on confirmations
  for each row execute function hold_confirmation();
