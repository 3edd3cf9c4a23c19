-- Finds a submission by the post that its creator has put in place of another one.
create or replace function follow_other_post() returns trigger language plpgsql as $$
begin
  update search_entries set title = regexp_replace(new.post_url, '^https?://(www\.)?', '')
  where kind = 'Submission' and record_id = new.id;
  return null;
end $$;

create or replace trigger campaign_submissions_other_post after update of post_url on campaign_submissions
  for each row when (new.post_url <> old.post_url) execute function follow_other_post();
