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
