-- For programs that ask which posts of an organization have changed since a moment.
create index campaign_submissions_changed on campaign_submissions (organization_id, updated_at, id);
