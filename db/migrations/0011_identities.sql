-- An account at a provider, such as Google, that someone signs in with. The provider calls it by the
-- subject, which stays the same when the e-mail address there changes.
create table identities (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  provider text not null,
  issuer text not null,
  subject text not null,
  created_at timestamptz(3) not null default now(),
  unique (issuer, subject)
);
create index on identities (user_id);

-- The identity that is connected to the account once the sign-in is complete.
alter table pending_sign_ins add column identity jsonb;
alter table pending_two_factors add column identity jsonb;

-- Whether the sign-in began with a code from the account's mail.
alter table pending_two_factors add column is_proved boolean not null default true;
