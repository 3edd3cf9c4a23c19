-- Why silence does not approve a post, beside withheld_at. Nobody wrote it before this version: where it is
-- missing, its creator has joined the organization.
alter table campaign_submissions
  add column withheld_because text,
  add column withheld_note text,
  add constraint campaign_submissions_withheld_because_check
    check (withheld_because in ('member', 'unchanged', 'unusual')) not valid;
