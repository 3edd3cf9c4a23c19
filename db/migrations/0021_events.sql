-- Things that happened to records of an organization or a user, for programs that want to hear of each. Organizations and
-- users are known by their numbers only: whoever changes a record has locked it already, and money locks organizations
-- before programs.
create table events (
  id bigint generated always as identity primary key,
  organization_id bigint,
  user_id bigint,
  audience text not null
    generated always as (coalesce('organization:' || organization_id::text, 'user:' || user_id::text)) stored,
  type text not null,
  -- The campaign or collab it belongs to, as it was then: kind, id, name.
  program jsonb,
  record_type text not null,
  record_id bigint not null,
  -- The record as it was then, without what not every reader of it may see.
  data jsonb not null,
  -- Its place in the order in which readers see events, given at the first look: see `events_after`.
  position bigint,
  created_at timestamptz(3) not null default troupe_now(),
  check (num_nonnulls(organization_id, user_id) = 1)
);
create sequence event_positions;
create index events_in_order on events (audience, position);
create index events_without_position on events (audience, id) where position is null;
create index events_oldest on events (created_at);

-- Addresses to which events are sent as they come.
create table webhooks (
  id bigint generated always as identity primary key,
  organization_id bigint references organizations on delete cascade,
  user_id bigint references users on delete cascade,
  audience text not null
    generated always as (coalesce('organization:' || organization_id::text, 'user:' || user_id::text)) stored,
  address text not null check (char_length(address) <= 2048),
  description text not null check (char_length(description) <= 255),
  -- Types that are sent; all of them if empty.
  types text[] not null default '{}',
  is_enabled boolean not null default true,
  -- Sealed, and so is the one before it, which signs too until it ends.
  secret bytea not null,
  former_secret bytea,
  former_secret_ends_at timestamptz(3),
  -- The last event that deliveries were made of.
  position bigint not null default 0,
  -- Since when nothing has arrived there; null if the last try did.
  failing_since timestamptz(3),
  switched_off_at timestamptz(3),
  -- Until when a process is at it.
  worked_on_until timestamptz(3),
  created_at timestamptz(3) not null default troupe_now(),
  updated_at timestamptz(3) not null default troupe_now(),
  check (num_nonnulls(organization_id, user_id) = 1),
  check ((former_secret is null) = (former_secret_ends_at is null)),
  check (switched_off_at is null or not is_enabled)
);
create index webhooks_of_audience on webhooks (audience, id);
create index on webhooks (organization_id) where organization_id is not null;
create index on webhooks (user_id) where user_id is not null;

-- An event on its way to an address. Those of one record go one after the other.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhooks on delete cascade,
  -- The id that receivers know it by; null for a test.
  event_id bigint references events on delete cascade,
  type text not null,
  record_type text not null,
  record_id bigint not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries_count integer not null default 0,
  try_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now(),
  delivered_at timestamptz(3)
);
create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc);
create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, record_type, record_id, id)
  where state = 'waiting';
create index webhook_deliveries_failed on webhook_deliveries (webhook_id, created_at) where state = 'failed';
create unique index webhook_deliveries_once on webhook_deliveries (webhook_id, event_id);
create index webhook_deliveries_of_event on webhook_deliveries (event_id);
create index webhook_deliveries_oldest on webhook_deliveries (created_at);

-- Each try to deliver one: the request, and what came back.
create table webhook_tries (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  request_headers jsonb not null,
  request_body text not null,
  status integer,
  answer text,
  -- Why there was no answer.
  failure text,
  ms integer not null,
  created_at timestamptz(3) not null default now(),
  check (status is not null or failure is not null)
);
create index on webhook_tries (delivery_id, id);
