-- Hands a picture that nothing shows any more, whatever the reason, to the next sweep of the file store.
create or replace function sweep_picture() returns trigger language plpgsql as $$
begin
  insert into pending_uploads (key, created_at) values (old.picture_key, 'epoch');
  return null;
end $$;

create or replace trigger posts_sweep_picture
  after update of picture_key, social_account_id, missing_at on posts
  for each row when (old.picture_key is not null and old.picture_key is distinct from new.picture_key)
  execute function sweep_picture();
