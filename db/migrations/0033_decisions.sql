-- A decision of a brand about a post, between the moment it was made and the moment it takes effect. When
-- that is, the deadline of the same submission says. The row is taken away by what carries the decision
-- out or takes it back, under the lock of the submission: so neither can happen twice, nor both.
create table decisions (
  submission_id bigint primary key references campaign_submissions,
  organization_id bigint not null,
  action text not null check (action in ('approve', 'reject', 'flag')),
  reason text check (reason in ('wrong_account', 'duplicate', 'outside_window', 'missing_sound',
    'missing_requirement', 'low_quality', 'not_public', 'wrong_country', 'suspected_fraud', 'rights',
    'other')),
  note text,
  -- Who decided, as the audit log will tell it when the decision takes effect.
  user_id bigint references users on delete set null,
  credential_type text not null,
  credential_id bigint,
  credential_name text not null,
  user_agent text not null,
  ip text not null,
  created_at timestamptz(3) not null default troupe_now(),
  check ((action = 'reject') = (reason is not null)),
  check (reason <> 'other' or note is not null),
  check (action <> 'flag' or note is not null)
);
create index on decisions (organization_id, user_id);
create index on decisions (user_id);
