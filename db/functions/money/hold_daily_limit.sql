-- Refuses what would take the token of an organization beyond its limit of a day, whatever the code above believes. The lock
-- lets two who spend at once do so one after the other.
create or replace function hold_daily_limit() returns trigger language plpgsql as $$
declare
  most amount;
  its_currency text;
begin
  select daily_limit_amount, daily_limit_currency into most, its_currency
  from access_tokens where id = new.access_token_id for no key update;
  if its_currency is distinct from new.currency or new.amount + (
    select coalesce(sum(amount), 0) from token_spendings
    where access_token_id = new.access_token_id and created_at > troupe_now() - interval '1 day'
  ) > most then
    raise exception 'an access token would spend more than its limit of a day' using errcode = 'check_violation';
  end if;
  return new;
end $$;

create or replace trigger token_spendings_hold_limit before insert on token_spendings
  for each row execute function hold_daily_limit();
