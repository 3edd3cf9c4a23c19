-- Who approved a post: the organization, those who run the installation, or the clock. And how an appeal ended: when,
-- and what was said about it.
alter table campaign_submissions
  add column approved_by text check (approved_by in ('organization', 'team', 'clock')),
  add column appeal_decided_at timestamptz(3) check (appeal_decided_at is null or appealed_at is not null),
  add column appeal_note text check (appeal_note is null or appeal_decided_at is not null);
