create or replace function refuse_submission_deletion() returns trigger language plpgsql as $$
begin
  raise exception 'submissions are kept';
end $$;

create or replace trigger campaign_submissions_kept before delete on campaign_submissions
  for each row execute function refuse_submission_deletion();

create or replace trigger collab_submissions_kept before delete on collab_submissions
  for each row execute function refuse_submission_deletion();
