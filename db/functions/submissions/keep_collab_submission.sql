-- Keeps the terms that were agreed on, and lets work that is over stay over. A fee that goes back is taken
-- off `fee_amount` here, so that nobody can forget it.
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

create or replace trigger collab_submissions_keep before update on collab_submissions
  for each row execute function keep_collab_submission();
