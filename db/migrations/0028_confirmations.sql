-- Requests of programs for what moves money or cannot be undone. A person says yes to each, once and in time, or nothing happens.
create table confirmations (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- A token that is revoked takes with it what it asked for.
  access_token_id bigint not null references access_tokens on delete cascade,
  organization_id bigint references organizations on delete cascade,
  action text not null
    check (action in ('fund', 'publish', 'approve_posts', 'accept_application', 'complete_work', 'finish', 'withdraw')),
  arguments jsonb not null check (jsonb_typeof(arguments) = 'object'),
  -- Of all that was to happen when it was asked for: the request, its amount, and the version of the record.
  fingerprint bytea not null check (length(fingerprint) = 32),
  amount amount check (amount >= 0),
  currency text check (currency ~ '^[a-z]{3}$'),
  expires_at timestamptz(3) not null,
  confirmed_at timestamptz(3),
  confirmed_by_id bigint references users on delete set null,
  created_at timestamptz(3) not null default now(),
  constraint confirmations_amount check ((amount is null) = (currency is null)),
  constraint confirmations_in_time check (confirmed_at <= expires_at)
);
create index on confirmations (user_id);
create index on confirmations (access_token_id);
create index on confirmations (organization_id) where organization_id is not null;
create index on confirmations (confirmed_by_id) where confirmed_by_id is not null;
create index on confirmations (expires_at);
