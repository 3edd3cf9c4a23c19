-- Posts whose whole path was their id have the platform's own id now, so that each has only one.
create function canonical_post_uid(platform_id text, uid text) returns text language sql immutable as $$
  select case platform_id
    when 'threads' then regexp_replace(uid, '^(@[^/]+/post|t)/([^/]+).*$', '\2')
    when 'snapchat' then regexp_replace(uid, '^(@[^/]+/)?spotlight/([^/]+).*$', '\2')
    when 'linkedin' then regexp_replace(uid, '^.*activity(-|:|%3A|%3a)0*([1-9]\d{4,}).*$', '\2')
    when 'facebook' then regexp_replace(uid, '^(.*/)?(videos|reel)/(.*/)?0*([1-9]\d{4,})$', '\4')
    else uid
  end
$$;

update simulated_posts set uid = canonical_post_uid(platform_id, uid)
where uid <> canonical_post_uid(platform_id, uid);
-- Of two that turn out to be one post the older keeps it; people have decided on both by now.
update campaign_submissions set post_uid = canonical_post_uid(platform_id, post_uid)
where post_uid <> canonical_post_uid(platform_id, post_uid) and not exists (
  select from campaign_submissions other
  where other.platform_id = campaign_submissions.platform_id and other.id < campaign_submissions.id
    and canonical_post_uid(other.platform_id, other.post_uid)
      = canonical_post_uid(campaign_submissions.platform_id, campaign_submissions.post_uid));
update posts set uid = campaign_submissions.post_uid from campaign_submissions
where campaign_submissions.id = posts.submission_id and posts.uid <> campaign_submissions.post_uid;

drop function canonical_post_uid;

-- What was posted for a collab, by the platform's own id: one post is paid for by one collab.
alter table collab_submissions
  add column post_platform_id text,
  add column post_uid text,
  add check ((post_platform_id is null) = (post_uid is null)),
  add check (post_uid is null or post_url is not null);
create unique index collab_submissions_posts on collab_submissions (post_platform_id, post_uid)
  where post_uid is not null and state not in ('declined', 'withdrawn', 'cancelled', 'expired');

-- Accounts have one address too, also those that were not typed in.
update social_accounts set account_url = regexp_replace(account_url, '^https://www\.', 'https://')
where account_url like 'https://www.%' and not exists (
  select from social_accounts other
  where other.account_url = regexp_replace(social_accounts.account_url, '^https://www\.', 'https://'));

-- When an account was opened on its platform, where that says so: young ones are worth a doubt.
alter table social_accounts add column opened_at timestamptz(3);
