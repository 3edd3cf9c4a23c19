-- Lets the state of a payout move forward only.
create or replace function keep_payout_order() returns trigger language plpgsql as $$
begin
  if not (old.status, new.status) in (('pending', 'processing'), ('pending', 'canceled'),
    ('processing', 'paid'), ('processing', 'failed'), ('paid', 'returned'))
  then
    raise exception 'a payout that is % does not become %', old.status, new.status;
  end if;
  return new;
end $$;

create or replace trigger payouts_keep_order before update on payouts
  for each row when (new.status <> old.status) execute function keep_payout_order();
