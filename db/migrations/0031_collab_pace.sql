-- How long creators have for their content, and how often changes can be asked for. Both were the same for all before.
alter table collabs
  add column content_days integer not null default 14 check (content_days between 1 and 90),
  add column revision_rounds integer not null default 2 check (revision_rounds between 0 and 5);

-- As they were when the creator applied.
alter table collab_submissions
  add column content_days integer not null default 14 check (content_days between 1 and 90),
  add column revision_rounds integer not null default 2 check (revision_rounds between 0 and 5),
  drop constraint collab_submissions_rounds_count_check,
  add constraint collab_submissions_rounds_check check (rounds_count between 0 and revision_rounds);
