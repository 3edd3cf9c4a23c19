import { sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { NotFound } from '../../framework/errors.ts'
import { clock } from '../../programs/collab-submissions/clock.ts'
import type { Member } from '../../tables/actor.ts'
import type { CollabSubmissionState } from '../../tables/collab-submissions.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'

/** Someone who waits for an answer, with what helps to give it. */
export type Applicant = Card & {
  message: string
  accounts: {
    platform_id: PlatformId
    account_url: string
    subscriber_count: number | null
    /** Of their posts that counted; none where none did. */
    median_view_count: number | null
  }[]
  /** What they did for this organization before. */
  submissions_count: number
  approved_count: number
  rejected_count: number
  view_count: number
  completed_count: number
}

/** Who is to do something. */
export type NextActor = 'organization' | 'creator' | 'staff'

/** Work on the board. */
export type Card = {
  id: number
  organization_id: number
  collab_id: number
  creator_name: string | null
  state: CollabSubmissionState
  quote_amount: number
  currency: string
  due_at: string | null
  next: NextActor
}

export type StateCount = { state: CollabSubmissionState; number: number }

export type CollabOverview = { applicants: Applicant[]; cards: Card[]; states: StateCount[] }

const mostApplicants = 12
const mostCards = 60

const written = (moment: string) =>
  sql.raw(`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const card = sql`submission.id, submission.organization_id, submission.collab_id,
  users.name as creator_name, submission.state, submission.quote_amount, submission.currency,
  ${written('deadlines.due_at')} as due_at,
  case when submission.escalated_at is not null then 'staff'
    when submission.state in ('applied', 'awaiting_shipment', 'content_submitted')
      or submission.state = 'posted' and not (submission.require_spark_ads and submission.spark_code is null)
      then 'organization'
    else 'creator' end as next`

const rowsOf = (select: ReturnType<typeof sql>) =>
  sql`(select coalesce(json_agg(found), '[]') from (${select}) found)`

/** One statement: who waits for an answer, and how far the others are. */
export async function readCollabOverview(
  db: Db,
  { organization }: Member,
  publicId: string,
): Promise<CollabOverview> {
  const id = decodeId('Collab', publicId) ?? 0
  const submissions = sql`collab_submissions submission
    left join users on users.id = submission.user_id
    left join deadlines on deadlines.record_id = submission.id and deadlines.kind = ${clock.kind}`
  const { rows } = await db.execute<CollabOverview & { is_there: boolean }>(sql`
    select exists (select 1 from collabs where id = ${id} and organization_id = ${organization.id}) as is_there,
      ${rowsOf(sql`
        select ${card}, submission.message,
          (select coalesce(json_agg(account order by account.subscriber_count desc nulls last), '[]') from (
            select platform_id, account_url, (select subscriber_count from social_account_snapshots
              where social_account_id = social_accounts.id order by taken_at desc, id desc limit 1),
              (select percentile_disc(0.5) within group (order by posts.view_count)
                from campaign_submissions posts where posts.social_account_id = social_accounts.id
                  and posts.state in ('approved', 'finalized', 'paid')) as median_view_count
            from social_accounts where user_id = submission.user_id and status = 'verified' limit 6
          ) account) as accounts,
          coalesce(posts.submissions_count, 0)::int as submissions_count,
          coalesce(posts.approved_count, 0)::int as approved_count,
          coalesce(posts.rejected_count, 0)::int as rejected_count,
          coalesce(posts.view_count, 0)::bigint as view_count,
          (select count(*)::int from collab_submissions earlier
            where earlier.organization_id = ${organization.id} and earlier.user_id = submission.user_id
              and earlier.state = 'completed') as completed_count
        from ${submissions}
        left join lateral (
          select sum(submissions_count) as submissions_count, sum(approved_count) as approved_count,
            sum(rejected_count) as rejected_count, sum(view_count) as view_count
          from campaign_creators
          where organization_id = ${organization.id} and user_id = submission.user_id
        ) posts on true
        where submission.collab_id = ${id} and submission.state = 'applied'
        order by submission.created_at, submission.id limit ${mostApplicants}`)} as applicants,
      ${rowsOf(sql`
        select ${card} from ${submissions}
        where submission.collab_id = ${id} and submission.ended_at is null and submission.state <> 'applied'
        order by deadlines.due_at nulls last, submission.id limit ${mostCards}`)} as cards,
      ${rowsOf(sql`
        select state, count(*)::int as number from collab_submissions
        where collab_id = ${id} group by state`)} as states`)
  const { is_there, ...overview } = one(rows)
  if (!is_there) throw new NotFound('Collab not found.')
  return overview
}
