-- Drops what a post says when it is taken down, or its account is disconnected or gone.
create or replace function drop_caption() returns trigger language plpgsql as $$
begin
  new.caption := null;
  return new;
end $$;

create or replace trigger posts_drop_caption
  before update of caption, social_account_id, missing_at on posts
  for each row when (new.caption is not null and (
    new.social_account_id is null or new.missing_at is not null))
  execute function drop_caption();
