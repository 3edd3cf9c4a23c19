import { asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { messages } from '../../tables/collabs/messages.ts'
import { encodeId } from '../../vocabulary/ids.ts'

/** The rejections that someone has corrected, as they were then. */
const correctionsOf = sql<object[]>`(
  select coalesce(json_agg(json_build_object('reason', reason, 'note', note, 'text', text,
    'post_url_before', post_url_before, 'rejected_at', rejected_at, 'created_at', created_at)
    order by number), '[]') from corrections where submission_id = campaign_submissions.id)`

/** Reads their posts for campaigns, without who in the organization or of staff decided about them. */
export async function readPosts(db: Db, user_id: number) {
  const rows = await db
    .select({ ...getTableColumns(campaignSubmissions), corrections: correctionsOf })
    .from(campaignSubmissions)
    .where(eq(campaignSubmissions.user_id, user_id))
    .orderBy(asc(campaignSubmissions.id))
  return rows.map(
    ({
      id,
      campaign_id,
      organization_id,
      social_account_id,
      user_id: _,
      rejected_by: __,
      appeal_decided_by: ___,
      ...own
    }) => ({
      id: encodeId('Submission', id),
      campaign_id: encodeId('Campaign', campaign_id),
      organization_id: encodeId('Organization', organization_id),
      social_account_id: social_account_id && encodeId('SocialAccount', social_account_id),
      ...own,
    }),
  )
}

/** The prices that went back and forth. */
const offersOf = sql<object[]>`(
  select coalesce(json_agg(json_build_object('side', side, 'amount', amount, 'note', note,
    'created_at', created_at, 'taken_back_at', taken_back_at) order by number), '[]')
  from offers where submission_id = collab_submissions.id)`

export async function readCollabSubmissions(db: Db, user_id: number) {
  const rows = await db
    .select({ ...getTableColumns(collabSubmissions), offers: offersOf })
    .from(collabSubmissions)
    .where(eq(collabSubmissions.user_id, user_id))
    .orderBy(asc(collabSubmissions.id))
  return rows.map(({ id, collab_id, organization_id, user_id: _, ...own }) => ({
    id: encodeId('Submission', id),
    collab_id: encodeId('Collab', collab_id),
    organization_id: encodeId('Organization', organization_id),
    ...own,
  }))
}

/** Reads what they wrote, and what both sides wrote about their own work. */
export async function readMessages(db: Db, user_id: number) {
  const theirs = sql`(
    select id from messages where user_id = ${user_id}
    union
    select id from messages where submission_id in (
      select id from campaign_submissions where user_id = ${user_id}
      union all
      select id from collab_submissions where user_id = ${user_id}))`
  const rows = await db
    .select()
    .from(messages)
    .where(inArray(messages.id, theirs))
    .orderBy(asc(messages.id))
  return rows.map(({ id, submission_id, user_id: sender, side, body, created_at }) => ({
    id: encodeId('Message', id),
    submission_id: encodeId('Submission', submission_id),
    is_own: sender === user_id,
    side,
    body,
    created_at,
  }))
}
