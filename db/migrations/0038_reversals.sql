-- A rejection by staff stands; one by the organization or by silence can be taken back by the organization. 0065 looks at the rows
-- that are there, and 0066 says which rejections are by staff.
alter table campaign_submissions
  add column is_rejected_by_staff boolean not null default false,
  -- The organization's side of an appeal, said once.
  add column appeal_answer text,
  add column appeal_answered_at timestamptz(3),
  add constraint campaign_submissions_appeal_answer_check
    check (char_length(appeal_answer) between 1 and 2000) not valid,
  add constraint campaign_submissions_check15
    check ((appeal_answer is null) = (appeal_answered_at is null)) not valid,
  add constraint campaign_submissions_check16
    check (appeal_answered_at is null or appealed_at is not null) not valid;

alter table decisions drop constraint decisions_action_check;
alter table decisions add constraint decisions_action_check
  check (action in ('approve', 'reject', 'flag', 'reverse')) not valid;
