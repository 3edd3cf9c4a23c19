-- Views that a platform took away again are a reason of their own.
alter table campaign_submissions
  drop constraint campaign_submissions_invalid_reason_check,
  add constraint campaign_submissions_invalid_reason_check
    check (invalid_reason in ('bought', 'automated', 'rewarded', 'removed', 'other'));
