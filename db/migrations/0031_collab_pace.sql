-- How long creators have for their content, and how often changes can be asked for. Both were the same for all before. 0065 looks
-- at the rows that are there.
alter table collabs
  add column content_days integer not null default 14,
  add column revision_rounds integer not null default 2,
  add constraint collabs_content_days_check check (content_days between 1 and 90) not valid,
  add constraint collabs_revision_rounds_check check (revision_rounds between 0 and 5) not valid;

-- As they were when the creator applied.
alter table collab_submissions
  add column content_days integer not null default 14,
  add column revision_rounds integer not null default 2,
  add constraint collab_submissions_content_days_check check (content_days between 1 and 90) not valid,
  add constraint collab_submissions_revision_rounds_check check (revision_rounds between 0 and 5) not valid,
  drop constraint collab_submissions_rounds_count_check,
  add constraint collab_submissions_rounds_check check (rounds_count between 0 and revision_rounds) not valid;
