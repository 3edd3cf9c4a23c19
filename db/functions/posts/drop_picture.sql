-- Drops the picture of a post when its creator deletes their account here, disconnects the account that it
-- was posted with, or has taken the post down: a single miss may be a mistake of the platform.
create or replace function drop_picture() returns trigger language plpgsql as $$
begin
  new.picture_key := null;
  return new;
end $$;

create or replace trigger posts_drop_picture
  before update of picture_key, social_account_id, missing_at on posts
  for each row when (new.picture_key is not null and (
    new.social_account_id is null or new.missing_at <= troupe_now() - interval '24 hours'))
  execute function drop_picture();
