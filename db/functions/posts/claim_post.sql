-- Locks a post until the end of the transaction, because it is paid for by one program only. Posts of
-- campaigns and posts of collabs have a unique index each, but none covers both; with this lock, the second
-- of two who claim a post at the same moment sees the first.
create or replace function claim_post(platform_id text, post_uid text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('post:' || platform_id || ':' || post_uid, 0))
$$;
