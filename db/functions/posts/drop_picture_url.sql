create or replace function drop_picture_url() returns trigger language plpgsql as $$
begin
  new.picture_url := null;
  return new;
end $$;

create or replace trigger posts_drop_picture_url
  before update of picture_url, picture_tries_left, social_account_id, missing_at on posts
  for each row when (new.picture_url is not null and (
    new.social_account_id is null or new.missing_at is not null or new.picture_tries_left = 0))
  execute function drop_picture_url();
