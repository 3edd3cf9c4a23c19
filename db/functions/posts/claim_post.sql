-- One post is paid for by one program. Posts of campaigns and of collabs have an index each; between the two
-- stands this. Whoever claims a post holds a lock on it until the end of the transaction, so that of two at
-- the same moment the second sees the first.
create or replace function claim_post(platform_id text, post_uid text) returns void language sql as $$
  select pg_advisory_xact_lock(hashtextextended('post:' || platform_id || ':' || post_uid, 0))
$$;
