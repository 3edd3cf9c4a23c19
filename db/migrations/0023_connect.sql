-- The accounts at Stripe that were opened for creators. An account cannot move to another country, so there is
-- one for each that someone has named, and whoever comes back to Stripe finds theirs again.
create table stripe_accounts (
  id text primary key,
  user_id bigint not null references users on delete cascade,
  country text not null check (country ~ '^[A-Z]{2}$'),
  created_at timestamptz(3) not null default now(),
  unique (user_id, country),
  unique (id, user_id)
);

-- Nobody is paid into an account that was opened for someone else.
alter table payout_methods
  add foreign key (stripe_account_id, user_id) references stripe_accounts (id, user_id) on delete cascade;

-- What Stripe has taken back of a transfer, where it is less than all of it.
alter table payouts
  add column reversed_amount amount not null default 0 check (reversed_amount < amount),
  add check (provider <> 'stripe' or batch_id is null),
  add check (provider <> 'stripe' or (provider_id is not null) = (status in ('paid', 'returned')));

-- Payouts through Stripe whose outcome is not known yet.
create index payouts_to_transfer on payouts (id) where provider = 'stripe' and status in ('pending', 'processing');
