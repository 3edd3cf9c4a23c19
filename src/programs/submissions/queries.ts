import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../../framework/database/db.ts'
import { pageOf } from '../../framework/database/driver/totals.ts'
import type { Page, PageRequest } from '../../framework/pagination.ts'
import type { Actor } from '../../tables/actor.ts'
import type { PlatformId } from '../../vocabulary/platforms.ts'
import { isoTime } from '../../vocabulary/time/time.ts'
import type { SubmissionKind } from './access.ts'
import { postDeadlines, workDeadlines } from './deadline-kinds.ts'
import { earnedInDatabase } from './posts/earned.ts'
import {
  answerDue,
  asksCreator,
  isOfferInDatabase,
  lacksSparkCodeInDatabase,
  type SubmissionStage,
  waitsForCreatorInDatabase,
} from './stages.ts'
import { unreadCount } from './unread.ts'

/** Something that a creator has handed in or applied with, of either kind. */
export type OwnSubmission = {
  id: number
  kind: SubmissionKind
  program_id: number
  program_name: string
  organization_name: string
  state: string
  /** Whether the work is posted, and only its Spark code is missing. */
  lacks_spark_code: boolean
  /** Whether the organization has offered another price. */
  is_offer: boolean
  /** Whether the post is flagged, and the creator has not answered yet. */
  asks_creator: boolean
  /** Whether the post is rejected, and the creator can still appeal. */
  is_appealable: boolean
  /** Whether it is over, and nothing can be done about it any more. */
  is_past: boolean
  /** The post; none before there is one. */
  platform_id: PlatformId | null
  post_url: string | null
  picture_key: string | null
  posted_at: string | null
  /** Views that are paid; null if it is not paid by views. */
  view_count: number | null
  /** By the views so far, granted or not; of a collab, what was paid. */
  earned_amount: number
  /** The amount that was granted so far, or that was agreed on. */
  amount: number
  currency: string
  /** Messages of the other side that the reader has not read. */
  unread_messages_count: number
  /** The moment until which someone has to act, if a clock runs. */
  due_at: string | null
  created_at: string
  updated_at: string
}

const number = (column: string) => sql<number>`${sql.raw(column)}`.mapWith(Number)
const text = (column: string) => sql<string>`${sql.raw(column)}`

const stages: Record<SubmissionStage, SQL> = {
  todo: sql`is_todo`,
  open: sql`not is_over`,
  ended: sql`is_over`,
}

/** The part that is asked for; people have what waits for them first, and what is over last. */
type Wanted = {
  stage: SubmissionStage | undefined
  states: string[]
  campaignId: number | undefined
  isTodoFirst: boolean
}

/** Lists all submissions of a creator, or those at a stage, in states or for a campaign, the newest first. */
export async function listOwnSubmissions(
  db: Reader,
  { user }: Actor,
  page: PageRequest,
  { stage, states, campaignId, isTodoFirst }: Wanted,
): Promise<Page<OwnSubmission>> {
  const first = isTodoFirst ? sql`is_todo desc, is_past, ` : sql``
  const atStage = stage === undefined ? sql`true` : stages[stage]
  const inState = states.length === 0 ? sql`true` : sql`state in ${states}`
  const forIt =
    campaignId === undefined ? sql`true` : sql`kind = 'campaign' and program_id = ${campaignId}`
  // A page past the end begins at the last row, because one is needed to carry the total. Only what is shown
  // is looked up whole.
  const shown = sql`
    with found as materialized (select * from (${keysOf(user.id)}) work
      where ${atStage} and ${inState} and ${forIt}),
      counted as (select count(*) as total from found),
      shown as (
        select found.id, found.is_todo, found.is_past, counted.total from found, counted
        order by ${first}created_at desc, id desc limit ${page.size}
        offset (select greatest(least(${page.offset}::bigint, total - 1), 0) from counted))
    select * from (${shownOf(user.id, sql`(select id from shown)`)}) work join shown using (id)`
  const rows = await db
    .select({
      id: number('id'),
      kind: sql<SubmissionKind>`kind`,
      program_id: number('program_id'),
      program_name: text('program_name'),
      organization_name: text('organization_name'),
      state: text('state'),
      lacks_spark_code: sql<boolean>`lacks_spark_code`,
      is_offer: sql<boolean>`is_offer`,
      asks_creator: sql<boolean>`asks_creator`,
      is_appealable: sql<boolean>`is_appealable`,
      is_past: sql<boolean>`is_past`,
      platform_id: sql<PlatformId | null>`platform_id`,
      post_url: sql<string | null>`post_url`,
      picture_key: sql<string | null>`picture_key`,
      posted_at: sql<string | null>`posted_at`.mapWith(isoTime),
      view_count: sql<number | null>`view_count`.mapWith((views) => views && Number(views)),
      earned_amount: number('earned_amount'),
      amount: number('amount'),
      currency: text('currency'),
      unread_messages_count: unreadCount(sql`work.id`, user),
      due_at: sql<string | null>`due_at`.mapWith(isoTime),
      created_at: text('created_at').mapWith(isoTime),
      updated_at: text('updated_at').mapWith(isoTime),
      total: number('total'),
    })
    .from(sql`(${shown}) work`)
    .orderBy(sql`${first}created_at desc, id desc`)
  return pageOf(page, rows)
}

/** All submissions of a creator, with no more than they are found, ordered and counted by. */
function keysOf(userId: number): SQL {
  return sql`
    select work.id, 'collab' as kind, work.collab_id as program_id, work.state, work.created_at,
      ${waitsForCreatorInDatabase(sql`work`)} as is_todo, work.ended_at is not null as is_over,
      work.ended_at is not null as is_past
    from collab_submissions work where work.user_id = ${userId}
    union all
    select work.id, 'campaign', work.campaign_id, work.state, work.created_at,
      ${asksCreator(sql`work`)}, work.state in ('rejected', 'withdrawn', 'paid'),
      work.state in ('rejected', 'withdrawn', 'paid') and not work.is_appealable
    from campaign_submissions work where work.user_id = ${userId}`
}

function shownOf(userId: number, ids: SQL): SQL {
  return sql`
    select work.id, 'collab' as kind, program.id as program_id, program.name as program_name,
      organizations.name as organization_name, work.state,
      work.state = 'posted' and ${lacksSparkCodeInDatabase(sql`work`)} as lacks_spark_code,
      ${isOfferInDatabase(sql`work`)} as is_offer, false as asks_creator, false as is_appealable,
      work.post_platform_id as platform_id, work.post_url, posts.picture_key, work.posted_at,
      posts.views as view_count, work.paid_amount as earned_amount, work.quote_amount as amount,
      work.currency, deadlines.due_at, work.created_at, work.updated_at
    from collab_submissions work
    join collabs program on program.id = work.collab_id
    join organizations on organizations.id = program.organization_id
    left join posts on posts.submission_id = work.id
    left join deadlines on deadlines.kind = ${workDeadlines.turn.kind} and deadlines.record_id = work.id
    where work.user_id = ${userId} and work.id in ${ids}
    union all
    select work.id, 'campaign', program.id, program.name, organizations.name, work.state, false,
      false, ${asksCreator(sql`work`)}, work.is_appealable,
      work.platform_id, work.post_url, posts.picture_key, work.posted_at, work.view_count,
      ${earnedInDatabase(sql`work`, sql`program`)}, work.granted_amount, program.currency,
      case work.state when 'flagged' then ${answerDue(sql`work`)} else deadlines.due_at end,
      work.created_at, work.updated_at
    from campaign_submissions work
    join campaigns program on program.id = work.campaign_id
    join organizations on organizations.id = program.organization_id
    left join posts on posts.submission_id = work.id
    left join deadlines on deadlines.record_id = work.id and deadlines.kind = case
      when work.state = 'pending' then ${postDeadlines.decision.kind}
      when work.state = 'appealed' then ${postDeadlines.appealDecision.kind}
      when work.is_appealable then ${postDeadlines.appealWindow.kind} end
    where work.user_id = ${userId} and work.id in ${ids}`
}
