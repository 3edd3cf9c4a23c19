-- Facts of this installation that must never change, because clients hold what was made from them.
create table installation (
  only_row boolean primary key default true check (only_row),
  id_alphabet text not null,
  demo_loaded_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);

create table users (
  id bigint generated always as identity primary key,
  email text not null unique check (email = lower(email)),
  name text not null default '',
  -- Encrypted with a key derived from SECRET_KEY; set once enrolment is confirmed.
  totp_secret bytea,
  -- A code is good once: steps up to this one have been used.
  totp_last_step bigint not null default 0,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table sessions (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  ip text not null default '',
  last_active_at timestamptz(3) not null default now(),
  created_at timestamptz(3) not null default now()
);
create index on sessions (user_id, last_active_at desc);

-- A sign-in that waits for its code. The user may not exist yet.
create table pending_sign_ins (
  id bigint generated always as identity primary key,
  email text not null,
  token_hash bytea not null unique,
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index on pending_sign_ins (expires_at);

-- A sign-in whose code was right and that waits for the second factor.
create table pending_two_factors (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index on pending_two_factors (expires_at);

create table backup_codes (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz(3),
  unique (user_id, code_hash)
);

-- A new e-mail address that waits for the code sent to it: one for each user.
create table email_changes (
  user_id bigint primary key references users on delete cascade,
  email text not null check (email = lower(email)),
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null
);

create table access_tokens (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  token_hash bytea not null unique,
  description text not null,
  permission text not null check (permission in ('read', 'write')),
  last_used_at timestamptz(3),
  created_at timestamptz(3) not null default now()
);
create index on access_tokens (user_id, created_at desc, id desc);

-- Fixed windows, one row for each limited thing, shared by all server processes.
create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz(3) not null
);

create table organizations (
  id bigint generated always as identity primary key,
  name text not null check (name <> ''),
  privacy_setting text not null default 'public'
    check (privacy_setting in ('public', 'private', 'restricted')),
  website text,
  avatar_key text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);

create table memberships (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  user_id bigint not null references users on delete restrict,
  role text not null check (role in ('member', 'admin')),
  is_owner boolean not null default false,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (user_id, organization_id),
  check (role = 'admin' or not is_owner)
);
create unique index memberships_one_owner on memberships (organization_id) where is_owner;
create index on memberships (organization_id, role);

create table invitations (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  email text not null check (email = lower(email)),
  role text not null check (role in ('member', 'admin')),
  token_hash bytea not null unique,
  invited_by_id bigint references users on delete set null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  unique (organization_id, email)
);

-- What an organization pays for using the service. It only blocks deletion; statuses as at Stripe.
create table subscriptions (
  id bigint generated always as identity primary key,
  organization_id bigint not null references organizations on delete cascade,
  status text not null check (status in ('incomplete', 'incomplete_expired', 'trialing', 'active',
    'past_due', 'canceled', 'unpaid', 'paused')),
  current_period_end timestamptz(3),
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index on subscriptions (organization_id);

-- Who did what. No foreign keys: a record outlives what it speaks of.
create table audit_events (
  id bigint generated always as identity primary key,
  organization_id bigint,
  user_id bigint,
  user_name text not null,
  action text not null,
  record_type text not null,
  record_id bigint not null,
  changes jsonb not null,
  credential_type text not null,
  credential_id bigint,
  credential_name text not null,
  user_agent text not null,
  ip text not null,
  created_at timestamptz(3) not null default now()
);
create index on audit_events (organization_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change();

-- An organization always has an admin, whatever the code above believes.
create function require_admin() returns trigger language plpgsql as $$
begin
  if exists (select from organizations where id = old.organization_id)
    and not exists (select from memberships where organization_id = old.organization_id and role = 'admin')
  then
    raise exception 'organization % would have no admin', old.organization_id
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger memberships_require_admin after update or delete on memberships
  deferrable initially deferred for each row execute function require_admin();

-- Mails of a local trial, where no SMTP server is configured.
create table trial_mails (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz(3) not null default now()
);
