-- Whoever rejected a post that was then corrected does not decide a later appeal either.
alter table corrections add column rejected_by bigint references users on delete set null;
create index on corrections (rejected_by) where rejected_by is not null;

-- Of corrections that are there already, the audit log knows it.
update corrections set rejected_by = (
  select users.id from audit_events join users on users.id = audit_events.user_id
  where record_type = 'Submission' and record_id = corrections.submission_id and action = 'reject'
    and audit_events.created_at <= corrections.created_at
  order by audit_events.id desc limit 1);
