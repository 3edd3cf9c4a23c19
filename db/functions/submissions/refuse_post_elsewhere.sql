-- Refuses posts on platforms that the terms of the work do not name. Only TikTok gives Spark codes.
create or replace function refuse_post_elsewhere() returns trigger language plpgsql as $$
begin
  if (new.require_spark_ads and new.post_platform_id <> 'tiktok')
    or (new.platform_ids <> '{}' and new.post_platform_id <> all (new.platform_ids)) then
    raise exception 'the terms name other platforms';
  end if;
  return new;
end $$;

create or replace trigger collab_submissions_post_there before update of post_platform_id on collab_submissions
  for each row when (new.post_platform_id is distinct from old.post_platform_id)
  execute function refuse_post_elsewhere();
