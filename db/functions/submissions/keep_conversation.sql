-- Notes of a submission which message about it is the last.
create or replace function keep_conversation() returns trigger language plpgsql as $$
begin
  insert into conversations as known
    (submission_id, kind, program_id, organization_id, user_id, last_message_id, last_sender_id)
  select new.submission_id, kind, program_id, organization_id, user_id, new.id, new.user_id from (
    select 'collab' as kind, collab_id as program_id, organization_id, user_id
    from collab_submissions where id = new.submission_id
    union all
    select 'campaign', campaign_id, organization_id, user_id
    from campaign_submissions where id = new.submission_id) submission
  on conflict (submission_id) do update
    set last_message_id = excluded.last_message_id, last_sender_id = excluded.last_sender_id
    where known.last_message_id < excluded.last_message_id;
  return null;
end $$;

create or replace trigger messages_keep_conversation after insert on messages
  for each row execute function keep_conversation();
