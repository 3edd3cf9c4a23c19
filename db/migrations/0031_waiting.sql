-- What waits for an organization, over all its programs: the inbox, and the figures in the side bar.
create index campaign_submissions_waiting on campaign_submissions (organization_id, created_at, id)
  where state = 'pending';
create index collab_submissions_waiting on collab_submissions (organization_id, state)
  where ended_at is null and escalated_at is null;
