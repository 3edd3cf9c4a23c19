-- What Stripe calls the payment of a funding: refunds and disputes name it.
alter table fundings
  add column payment_id text,
  add unique (provider, payment_id);
-- What creators have earned is not released while the money it was paid from is disputed.
create index fundings_disputed on fundings (campaign_id) where status = 'disputed';

-- A payment that the holder of the card has had taken back, rightly or not.
create table disputes (
  id bigint generated always as identity primary key,
  funding_id bigint not null references fundings on delete restrict,
  provider_id text not null unique,
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'open' check (status in ('open', 'won', 'lost')),
  -- What was still there when it was opened, and what was spent already and is owed since.
  held_amount amount not null,
  debt_amount amount not null,
  reason text not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check (held_amount + debt_amount = amount)
);
create index on disputes (funding_id);
create trigger disputes_keep_terms before update on disputes
  for each row when ((new.amount, new.currency, new.funding_id, new.provider_id, new.held_amount, new.debt_amount)
    is distinct from (old.amount, old.currency, old.funding_id, old.provider_id, old.held_amount, old.debt_amount))
  execute function keep_terms();
create trigger disputes_no_delete before delete on disputes
  for each row execute function refuse_change();
create trigger disputes_no_truncate before truncate on disputes
  for each statement execute function refuse_change();

-- What Stripe has told us, in the transaction of what followed from it, so that it follows once.
create table stripe_events (
  id text primary key,
  type text not null,
  payload jsonb not null,
  -- By Stripe's clock.
  created_at timestamptz(3) not null,
  processed_at timestamptz(3) not null default now()
);
create index on stripe_events (created_at);
create index on stripe_events (processed_at);

-- A subscription is kept by Stripe or, without an id there, by staff: one of those for each organization.
alter table subscriptions add column provider_id text unique;
create unique index subscriptions_by_hand on subscriptions (organization_id) where provider_id is null;
