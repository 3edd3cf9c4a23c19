-- The rest of a budget in millionths of a euro: null where its currency has no rate. Lists by budget are in its order, with
-- all currencies. The pay of a listing is known both ways, and gives the rate.
alter table listings add column unused_reference_amount bigint;
update listings set unused_reference_amount = least(
    unused_amount::numeric * case when currency = 'eur' then 10000 else reference_amount::numeric / nullif(pay_amount, 0) end,
    9223372036854775807)::bigint
  where kind = 'Campaign';
drop index if exists listings_by_budget;
create index listings_by_budget on listings
  (kind, privacy_setting, unused_reference_amount desc nulls last, published_at desc, program_id desc);
-- By which the currencies in use are found without reading every listing.
create index listings_currencies on listings (kind, currency);
