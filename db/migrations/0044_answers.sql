-- How fast and how a collab answers those who apply is told from the last answers.
create index collab_submissions_answered on collab_submissions
  (collab_id, coalesce(accepted_at, ended_at) desc)
  where accepted_at is not null or state in ('declined', 'expired');
