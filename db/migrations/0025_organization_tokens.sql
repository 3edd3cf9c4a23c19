-- An organization has access tokens too. Whoever acts with one is in the lists and logs like a person, by the name of the
-- token; nobody can sign in as them, and they are no member.
alter table users add column acts_for_id bigint references organizations on delete cascade;
create index users_that_act_for on users (acts_for_id) where acts_for_id is not null;

-- Tokens may be limited: to areas, each to be read or written, to organizations, and to a day on which they end.
alter table access_tokens
  add column organization_id bigint references organizations on delete cascade,
  add column created_by_id bigint references users on delete set null,
  add column areas jsonb check (jsonb_typeof(areas) = 'object'),
  add column organization_ids bigint[],
  add column daily_limit_amount amount check (daily_limit_amount > 0),
  add column daily_limit_currency text check (daily_limit_currency ~ '^[a-z]{3}$'),
  add column expires_at timestamptz(3),
  add constraint access_tokens_limited check (organization_id is null or areas is not null),
  add constraint access_tokens_of_one check (organization_id is null or organization_ids is null),
  add constraint access_tokens_daily_limit check ((daily_limit_amount is null) = (daily_limit_currency is null)),
  -- No token of an organization moves money without a limit.
  add constraint access_tokens_spend_within check (organization_id is null
    or areas ->> 'money' is distinct from 'write' or daily_limit_amount is not null);
create unique index access_tokens_that_act on access_tokens (user_id) where organization_id is not null;
create index access_tokens_of_organization on access_tokens (organization_id, id desc) where organization_id is not null;

-- Money that tokens of organizations have moved, which counts for a day.
create table token_spendings (
  id bigint generated always as identity primary key,
  access_token_id bigint not null references access_tokens on delete cascade,
  amount amount not null check (amount > 0),
  currency text not null check (currency ~ '^[a-z]{3}$'),
  created_at timestamptz(3) not null default troupe_now()
);
create index on token_spendings (access_token_id, created_at);
