-- Drops the picture of a post when its creator deletes their account here, disconnects the account that it
-- was posted with, or takes the post down.
create or replace function drop_picture() returns trigger language plpgsql as $$
begin
  new.picture_key := null;
  return new;
end $$;

create or replace trigger campaign_submissions_drop_picture
  before update of picture_key, user_id, social_account_id, frozen_because on campaign_submissions
  for each row when (new.picture_key is not null and (
    new.user_id is null or new.social_account_id is null or new.frozen_because = 'missing'))
  execute function drop_picture();
