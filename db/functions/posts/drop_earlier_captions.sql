-- Drops what posts said before they were corrected, with the account that they were posted with.
create or replace function drop_earlier_captions() returns trigger language plpgsql as $$
begin
  update corrections set caption_before = null where submission_id = new.id;
  return null;
end $$;

create or replace trigger campaign_submissions_drop_earlier_captions
  after update of user_id, social_account_id on campaign_submissions
  for each row when (new.corrections_count > 0 and (new.user_id is null or new.social_account_id is null))
  execute function drop_earlier_captions();
