-- Secrets that were replaced before the one in former_secret was, and sign until they end. Servers of earlier
-- versions know of none but that one, and go on with it.
create table webhook_former_secrets (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  -- Sealed.
  secret bytea not null,
  ends_at timestamptz(3) not null
);
create index on webhook_former_secrets (webhook_id);
