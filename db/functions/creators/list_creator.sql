-- Writes how brands find someone, or takes it away where nothing is published.
create or replace function list_creator(whom bigint) returns void language plpgsql as $$
begin
  delete from creator_listings where user_id = whom
    and not exists (select from creator_profiles where user_id = whom and published_at is not null);
  insert into creator_listings
    (user_id, published_at, follower_count, engagement_rate, currency, least_amount, search)
  select profile.user_id, profile.published_at, coalesce(largest.subscriber_count, 0), largest.engagement_rate,
    profile.currency,
    least(nullif(video_amount, 0), nullif(story_amount, 0), nullif(photo_amount, 0), nullif(content_amount, 0)),
    strip(to_tsvector('pg_catalog.english', concat_ws(' ', users.name, profile.words)))
      || array_to_tsvector(array['availability:' || availability]
        || array_remove(array['country:' || country], null)
        || array(select 'language:' || language from unnest(languages) language)
        || array(select 'topic:' || topic from unnest(topics) topic)
        || array(select distinct 'platform:' || platform_id from social_accounts
          where user_id = whom and status = 'verified'))
  from creator_profiles profile join users on users.id = profile.user_id
  left join lateral (
    select latest.subscriber_count, latest.engagement_rate from social_accounts account
    cross join lateral (
      select subscriber_count, engagement_rate from social_account_snapshots
      where social_account_id = account.id order by taken_at desc, id desc limit 1) latest
    where account.user_id = whom and account.status = 'verified'
    order by latest.subscriber_count desc nulls last limit 1) largest on true
  where profile.user_id = whom and profile.published_at is not null
  on conflict (user_id) do update set published_at = excluded.published_at,
    follower_count = excluded.follower_count, engagement_rate = excluded.engagement_rate,
    currency = excluded.currency, least_amount = excluded.least_amount, search = excluded.search;
end $$;
