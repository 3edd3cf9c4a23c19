import { type SQL, sql } from 'drizzle-orm'

/**
 * The reading of a `peer` when it was about as old as another post is: the first one from that age on. A post
 * that was never read at that age has none, for what it had when it was younger says nothing about it.
 */
export const readingAtAge = (age: SQL) => sql`lateral (
  select views, likes from post_snapshots
  where submission_id = peer.submission_id and voided_at is null
    and taken_at >= peer.posted_at + (${age}) * 0.8 - interval '1 hour'
  order by taken_at limit 1
)`
