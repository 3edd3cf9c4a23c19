-- What one euro is worth in another currency on a day, as staff entered it. Only for sums that are read: no money is
-- ever moved by it. A newer rate stands beside the older ones, which stay.
create table exchange_rates (
  id bigint generated always as identity primary key,
  currency text not null check (currency ~ '^[a-z]{3}$' and currency <> 'eur'),
  rate numeric(20, 10) not null check (rate > 0),
  day date not null,
  -- No foreign key: a rate stays when whoever entered it is gone.
  user_id bigint not null,
  created_at timestamptz(3) not null default troupe_now()
);
create index exchange_rates_latest on exchange_rates (currency, day desc, id desc);

-- The currency in which sums over several are told; null where none was chosen.
alter table organizations add column reporting_currency text check (reporting_currency ~ '^[a-z]{3}$');
alter table users add column reporting_currency text check (reporting_currency ~ '^[a-z]{3}$');

-- The figure that cards show of a campaign, and what it is in millionths of a euro: null where its currency has no rate. Lists
-- by rate are in its order, with all currencies.
alter table listings drop column cpm_amount,
  add column pay_amount bigint not null default 0,
  add column reference_amount bigint;
update listings set pay_amount = case
    when cpm_amount = 0 then base_reward_amount
    when least(base_reward_amount + cpm_amount::numeric * 10, nullif(max_payout_amount, 0)) < min_payout_amount
      then cpm_amount::numeric * 10
    else least(base_reward_amount + cpm_amount::numeric * 10, nullif(max_payout_amount, 0))
  end
from campaigns where kind = 'Campaign' and program_id = campaigns.id;
update listings set reference_amount = pay_amount * 10000 where kind = 'Campaign' and currency = 'eur';
create index listings_by_rate on listings
  (kind, privacy_setting, reference_amount desc nulls last, published_at desc, program_id desc);
