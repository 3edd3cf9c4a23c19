-- The fee of work for a collab is what is held or was paid of it: what goes back leaves it, as with posts. Until now
-- it stayed at what was agreed on.
alter table collab_submissions disable trigger collab_submissions_keep;
do $$
declare
  kept text;
begin
  select conname into strict kept from pg_constraint
  where conrelid = 'collab_submissions'::regclass and contype = 'c'
    and pg_get_constraintdef(oid) ~ 'paid_fee_amount.*returned_fee_amount.*<=.*fee_amount';
  execute format('alter table collab_submissions drop constraint %I', kept);
end $$;
update collab_submissions set fee_amount = fee_amount - returned_fee_amount where returned_fee_amount > 0;
alter table collab_submissions enable trigger collab_submissions_keep;
alter table collab_submissions add check (paid_fee_amount <= fee_amount);

-- What was agreed stays as it was, and what is over stays over. What goes back of the fee leaves it here, so that
-- nobody can forget it.
create or replace function keep_collab_submission() returns trigger language plpgsql as $$
begin
  if old.accepted_at is not null and new.fee_amount = old.fee_amount then
    new.fee_amount := old.fee_amount - (new.returned_fee_amount - old.returned_fee_amount);
  end if;
  if (new.collab_id, new.organization_id, new.quote_amount, new.currency, new.brief,
      new.requires_product_shipment, new.require_spark_ads)
    is distinct from (old.collab_id, old.organization_id, old.quote_amount, old.currency, old.brief,
      old.requires_product_shipment, old.require_spark_ads)
    or (new.user_id is distinct from old.user_id and new.user_id is not null)
    or (old.accepted_at is not null
      and (new.accepted_at, new.fee_bps, new.fee_amount + new.returned_fee_amount)
        is distinct from (old.accepted_at, old.fee_bps, old.fee_amount + old.returned_fee_amount))
  then
    raise exception 'what was agreed on stays';
  end if;
  if is_over(old.state) and new.state <> old.state then
    raise exception 'what is over stays over';
  end if;
  return new;
end $$;
