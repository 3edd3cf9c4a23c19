-- Refuses to change where a payout goes. It may only be sealed anew, when the key changes.
create or replace function keep_destination() returns trigger language plpgsql as $$
begin
  if current_setting('troupe.resealing', true) is distinct from 'on' then
    raise exception 'a payout goes where it was asked to go';
  end if;
  return new;
end $$;

create or replace trigger payouts_keep_destination before update on payouts
  for each row when ((new.destination, new.payee) is distinct from (old.destination, old.payee))
  execute function keep_destination();
