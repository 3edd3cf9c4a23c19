-- The text of a post, as its platform told it last.
alter table posts add column caption text check (char_length(caption) between 1 and 5000);
alter table simulated_posts add column caption text not null default '';

-- Two more reasons that a creator can do something about.
alter table campaign_submissions drop constraint campaign_submissions_reason_check;
alter table campaign_submissions add constraint campaign_submissions_reason_check
  check (reason in ('wrong_account', 'duplicate', 'outside_window', 'missing_sound', 'missing_caption',
    'missing_disclosure', 'missing_requirement', 'low_quality', 'not_public', 'wrong_country',
    'suspected_fraud', 'rights', 'other'));
alter table decisions drop constraint decisions_reason_check;
alter table decisions add constraint decisions_reason_check
  check (reason in ('wrong_account', 'duplicate', 'outside_window', 'missing_sound', 'missing_caption',
    'missing_disclosure', 'missing_requirement', 'low_quality', 'not_public', 'wrong_country',
    'suspected_fraud', 'rights', 'other'));

alter table campaign_submissions
  -- How often its creator has mended it after a rejection, and handed it in again.
  add column corrections_count smallint not null default 0 check (corrections_count between 0 and 2),
  add column rejected_by bigint references users on delete set null,
  add column appeal_decided_by bigint references users on delete set null,
  -- Whoever rejected it does not decide whether that was right.
  add constraint campaign_submissions_neutral_appeal check (appeal_decided_by <> rejected_by),
  add check (appeal_decided_by is null or appeal_decided_at is not null);

-- Whoever rejects something is known from now on. Of what is rejected already, the audit log knows it.
update campaign_submissions set rejected_by = (
  select users.id from audit_events join users on users.id = audit_events.user_id
  where record_type = 'Submission' and record_id = campaign_submissions.id and action = 'reject'
  order by audit_events.id desc limit 1)
where state in ('rejected', 'appealed');

-- Each time that a creator has mended a rejected post, with what it was rejected for and how it was then.
create table corrections (
  submission_id bigint not null references campaign_submissions,
  number smallint not null check (number in (1, 2)),
  reason text not null,
  note text,
  text text not null check (char_length(text) between 1 and 2000),
  caption_before text,
  checks_before jsonb not null,
  rejected_at timestamptz(3) not null,
  created_at timestamptz(3) not null default troupe_now(),
  primary key (submission_id, number)
);
