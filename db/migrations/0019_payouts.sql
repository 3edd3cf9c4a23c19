-- Where creators are paid, and who they are to a tax office: one for each user.
create table payout_methods (
  id bigint generated always as identity primary key,
  user_id bigint not null unique references users on delete cascade,
  provider text not null check (provider in ('manual', 'stripe')),
  -- The bank account, sealed. What is shown of it is the label.
  details bytea,
  label text not null,
  -- Their account at Stripe, and whether money can be sent there.
  stripe_account_id text unique,
  is_ready boolean not null default true,
  legal_name text,
  tax_country text check (tax_country ~ '^[A-Z]{2}$'),
  -- Sealed.
  tax_id bytea,
  -- Nothing is paid out until then, because the details have changed.
  held_until timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  check ((provider = 'manual') = (details is not null)),
  check ((provider = 'stripe') = (stripe_account_id is not null))
);

-- Payouts that staff make together, at the bank.
create table payout_batches (
  id bigint generated always as identity primary key,
  -- Counts the batches without a gap.
  number int not null unique check (number > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  user_id bigint references users on delete set null,
  created_at timestamptz(3) not null default now(),
  unique (id, currency)
);

-- Money that a creator takes out.
create table payouts (
  id bigint generated always as identity primary key,
  -- No foreign key: what was paid stays on record when its creator is gone.
  user_id bigint not null,
  provider text not null check (provider in ('manual', 'stripe')),
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'paid', 'failed', 'returned', 'canceled')),
  -- The last one before an account is closed, which may be below the minimum.
  closing boolean not null default false,
  -- Where it goes and whom it is paid to, sealed: as it was when it was asked for.
  destination bytea not null,
  payee bytea not null,
  label text not null,
  -- What the statement of the bank account says.
  reference text not null unique,
  batch_id bigint,
  provider_id text,
  failure_reason text,
  paid_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  foreign key (batch_id, currency) references payout_batches (id, currency) on delete restrict,
  unique (provider, provider_id),
  check (provider <> 'manual' or (batch_id is null) = (status in ('pending', 'canceled'))),
  check ((paid_at is not null) = (status in ('paid', 'returned'))),
  check ((failure_reason is not null) = (status in ('failed', 'returned')))
);
create index payouts_newest on payouts (user_id, created_at desc, id desc);
create index payouts_by_status on payouts (status, created_at, id);
create index payouts_of_batch on payouts (batch_id, id);
-- Whoever closes an account is paid below the minimum once.
create unique index payouts_closing on payouts (user_id, currency)
  where closing and status in ('pending', 'processing', 'paid');

create trigger payouts_keep_terms before update on payouts
  for each row when ((new.user_id, new.provider, new.amount, new.currency, new.closing, new.label, new.reference)
    is distinct from (old.user_id, old.provider, old.amount, old.currency, old.closing, old.label, old.reference))
  execute function keep_terms();

-- A destination is sealed anew when the key changes, and changed never.
create function keep_destination() returns trigger language plpgsql as $$
begin
  if current_setting('troupe.resealing', true) is distinct from 'on' then
    raise exception 'a payout goes where it was asked to go';
  end if;
  return new;
end $$;
create trigger payouts_keep_destination before update on payouts
  for each row when ((new.destination, new.payee) is distinct from (old.destination, old.payee))
  execute function keep_destination();

-- A payout moves forward only.
create function keep_payout_order() returns trigger language plpgsql as $$
begin
  if not (old.status, new.status) in (('pending', 'processing'), ('pending', 'canceled'),
    ('processing', 'paid'), ('processing', 'failed'), ('paid', 'returned'))
  then
    raise exception 'a payout that is % does not become %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger payouts_keep_order before update on payouts
  for each row when (new.status <> old.status) execute function keep_payout_order();
create trigger payouts_no_delete before delete on payouts
  for each row execute function refuse_change();
create trigger payouts_no_truncate before truncate on payouts
  for each statement execute function refuse_change();
create trigger payout_batches_no_delete before delete on payout_batches
  for each row execute function refuse_change();

-- What someone was granted stays on record when they are gone, as their payouts do. Neither begins without
-- them: who is being deleted is waited for.
create function require_user() returns trigger language plpgsql as $$
begin
  perform from users where id = new.user_id for key share;
  if not found then
    raise exception 'user % is not there', new.user_id using errcode = 'foreign_key_violation';
  end if;
  return new;
end $$;
alter table grants drop constraint grants_user_id_fkey;
create trigger grants_require_user before insert on grants
  for each row execute function require_user();
create trigger payouts_require_user before insert on payouts
  for each row execute function require_user();
-- What a creator was granted, for their statement.
create index grants_of_user on grants (user_id, submission_id);
