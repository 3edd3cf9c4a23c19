-- Refuses to change the invalid views of a post that was paid in full, or is not paid at all: there is
-- nothing to take off any more.
create or replace function keep_invalid_views() returns trigger language plpgsql as $$
begin
  raise exception 'views of a post that is % stay as they are', old.state;
end $$;

create or replace trigger campaign_submissions_keep_invalid_views
  before update of invalid_views, invalid_reason, invalid_note, invalidated_at on campaign_submissions
  for each row
  when (old.state not in ('pending', 'approved', 'flagged', 'finalized')
    and (new.invalid_views, new.invalid_reason, new.invalid_note, new.invalidated_at)
      is distinct from (old.invalid_views, old.invalid_reason, old.invalid_note, old.invalidated_at))
  execute function keep_invalid_views();
