create or replace function tell_message() returns trigger language plpgsql as $$
declare
  submission record;
begin
  select organization_id, user_id into submission from (
    select organization_id, user_id from campaign_submissions where id = new.submission_id
    union all
    select organization_id, user_id from collab_submissions where id = new.submission_id
  ) either;
  perform tell('organization', submission.organization_id, 'messages');
  if submission.user_id is not null then
    perform tell('user', submission.user_id, 'messages');
  end if;
  return null;
end $$;

create or replace trigger messages_tell_new after insert on messages
  for each row execute function tell_message();
