-- Keeps the terms that were agreed on, and lets work that is over stay over. A fee that goes back is taken
-- off `fee_amount` here, so that nobody can forget it.
create or replace function keep_collab_submission() returns trigger language plpgsql as $$
begin
  if old.accepted_at is not null and new.fee_amount = old.fee_amount then
    new.fee_amount := old.fee_amount - (new.returned_fee_amount - old.returned_fee_amount);
  end if;
  if (new.collab_id, new.organization_id, new.currency, new.brief,
      new.requires_product_shipment, new.require_spark_ads, new.asked_spark_days, new.platform_ids, new.min_quote_amount,
      new.max_quote_amount, new.usage_rights, new.usage_days, new.content_days, new.revision_rounds)
    is distinct from (old.collab_id, old.organization_id, old.currency, old.brief,
      old.requires_product_shipment, old.require_spark_ads, old.asked_spark_days, old.platform_ids, old.min_quote_amount,
      old.max_quote_amount, old.usage_rights, old.usage_days, old.content_days, old.revision_rounds)
    -- The price changes with an offer, and only before acceptance. The organization may raise its own. Once one is taken back,
    -- that of the other side stands again.
    or ((new.quote_amount, new.offered_by, new.offers_count) <> (old.quote_amount, old.offered_by, old.offers_count)
      and not (old.state = 'applied' and new.state = 'applied'
        and (new.offered_by <> old.offered_by
          and (new.offers_count = old.offers_count + 1 or (new.offers_count = old.offers_count and old.offers_count > 1))
          or (new.offers_count = old.offers_count + 1 and new.offered_by = 'organization'
            and new.quote_amount > old.quote_amount))))
    -- More time is asked for once, and answered once.
    or (old.extension_state is not null
      and (new.extension_days, new.extension_note) is distinct from (old.extension_days, old.extension_note))
    or (old.extension_state in ('granted', 'refused') and new.extension_state is distinct from old.extension_state)
    or (old.extension_state is null and new.extension_state in ('granted', 'refused'))
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
