-- Hands a picture that nothing shows any more, whatever the reason, to the next sweep of the file store.
create or replace function sweep_picture() returns trigger language plpgsql as $$
begin
  insert into pending_uploads (key, created_at) values (old.picture_key, 'epoch');
  return null;
end $$;

create or replace trigger campaign_submissions_sweep_picture
  after update of picture_key, user_id, social_account_id, frozen_because on campaign_submissions
  for each row when (old.picture_key is not null and old.picture_key is distinct from new.picture_key)
  execute function sweep_picture();
