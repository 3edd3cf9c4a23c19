-- A post whose picture came while the post was read anew kept an address that nobody had a try left for. Taking
-- it counted below zero, and since the latest are taken first, no picture was fetched any more.
update posts set picture_url = null where picture_tries_left = 0 and picture_url is not null;

drop trigger posts_drop_picture_url on posts;
create trigger posts_drop_picture_url
  before update of picture_url, picture_tries_left, social_account_id, missing_at on posts
  for each row when (new.picture_url is not null and (
    new.social_account_id is null or new.missing_at is not null or new.picture_tries_left = 0))
  execute function drop_picture_url();
alter table posts add check (picture_url is null or picture_tries_left > 0);
