-- A rejection by staff stands; one by the organization or by silence can be taken back by the organization.
alter table campaign_submissions
  add column is_rejected_by_staff boolean not null default false,
  -- The organization's side of an appeal, said once.
  add column appeal_answer text check (char_length(appeal_answer) between 1 and 2000),
  add column appeal_answered_at timestamptz(3),
  add check ((appeal_answer is null) = (appeal_answered_at is null)),
  add check (appeal_answered_at is null or appealed_at is not null);

update campaign_submissions set is_rejected_by_staff = true
where state in ('rejected', 'appealed') and (
  select is_staff from audit_events
  where record_type = 'Submission' and record_id = campaign_submissions.id and action = 'reject'
  order by audit_events.id desc limit 1);

alter table decisions drop constraint decisions_action_check;
alter table decisions add constraint decisions_action_check
  check (action in ('approve', 'reject', 'flag', 'reverse'));
