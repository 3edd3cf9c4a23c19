-- Tells both sides of a submission of either kind, since both kinds have these columns.
create or replace function tell_submission() returns trigger language plpgsql as $$
begin
  perform tell('organization', new.organization_id, 'submissions');
  if new.user_id is not null then
    perform tell('user', new.user_id, 'submissions');
  end if;
  return null;
end $$;

create or replace trigger campaign_submissions_tell_new after insert on campaign_submissions
  for each row execute function tell_submission();

create or replace trigger collab_submissions_tell_new after insert on collab_submissions
  for each row execute function tell_submission();

create or replace trigger collab_submissions_tell_moved after update on collab_submissions
  for each row when ((new.state, new.escalated_at, new.ended_at)
    is distinct from (old.state, old.escalated_at, old.ended_at))
  execute function tell_submission();

create or replace trigger campaign_submissions_tell_moved after update of state on campaign_submissions
  for each row when (new.state <> old.state) execute function tell_submission();
