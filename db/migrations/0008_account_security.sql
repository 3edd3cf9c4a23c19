-- When whoever uses the session last proved to be the owner of the account. Signing in is a proof.
alter table sessions add column proved_at timestamptz(3) not null default now();
update sessions set proved_at = created_at;
-- Ends a session however much it is used, where the installation is set up so.
alter table sessions add column expires_at timestamptz(3);

-- A proof that waits for the code sent to the account's address: one for each session.
create table step_ups (
  session_id bigint primary key references sessions on delete cascade,
  code_hash bytea not null,
  failures integer not null default 0,
  expires_at timestamptz(3) not null
);
create index on step_ups (expires_at);

-- The way back from a change of address, held by whoever reads the mail of the old one. While it
-- can be used nobody else gets that address.
create table email_change_undos (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  email text not null check (email = lower(email)),
  token_hash bytea not null unique,
  failures integer not null default 0,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null default now()
);
create index on email_change_undos (user_id);
create index on email_change_undos (email);
create index on email_change_undos (expires_at);

-- Whether this data was last used on a trial, whose credentials must not outlive it.
alter table installation add column is_trial boolean not null default false;
update installation set is_trial = demo_loaded_at is not null;
