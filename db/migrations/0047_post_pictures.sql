-- A small picture of each post, beside what is said of it. Its address at the platform is known only until it
-- was asked for: such addresses end soon, and lead to what belongs to somebody else.
alter table campaign_submissions add column picture_key text;
alter table posts
  add column picture_url text,
  add column picture_tries_left smallint not null default 3 check (picture_tries_left >= 0);
create index posts_pictures on posts (submission_id) where picture_url is not null;

-- Whoever deletes their account here, or disconnects the one that it was posted with, takes the picture along,
-- and so does whoever takes the post down.
create function drop_picture() returns trigger language plpgsql as $$
begin
  new.picture_key := null;
  return new;
end $$;
create trigger campaign_submissions_drop_picture before update on campaign_submissions
  for each row when (new.picture_key is not null and (
    new.user_id is null or new.social_account_id is null or new.frozen_because = 'missing'))
  execute function drop_picture();

create function drop_picture_url() returns trigger language plpgsql as $$
begin
  new.picture_url := null;
  return new;
end $$;
create trigger posts_drop_picture_url before update on posts
  for each row when (
    new.picture_url is not null and (new.social_account_id is null or new.missing_at is not null))
  execute function drop_picture_url();

-- Whatever the reason, a file that nothing shows any more goes with the next sweep of the store.
create function sweep_picture() returns trigger language plpgsql as $$
begin
  insert into pending_uploads (key, created_at) values (old.picture_key, 'epoch');
  return null;
end $$;
create trigger campaign_submissions_sweep_picture after update on campaign_submissions
  for each row when (old.picture_key is not null and old.picture_key is distinct from new.picture_key)
  execute function sweep_picture();
