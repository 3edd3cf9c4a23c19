-- Why silence does not approve a post, beside withheld_at. Nobody wrote it before this version: where it is
-- missing, its creator has joined the organization.
alter table campaign_submissions
  add column withheld_because text
    check (withheld_because in ('member', 'unchanged', 'unusual')),
  add column withheld_note text;
