import { type SQL, sql } from 'drizzle-orm'
import { NotFound } from '../../framework/errors.ts'
import type { CollabSubmissionState } from '../../tables/collabs/collab-submissions.ts'

/** How far the work of a creator is, whatever it is for. */
export const submissionStages = ['todo', 'open', 'ended'] as const

export type SubmissionStage = (typeof submissionStages)[number]

export function stageOf(wanted: string | undefined): SubmissionStage | undefined {
  if (wanted === undefined || wanted === '') return undefined
  const stage = submissionStages.find((known) => known === wanted)
  if (stage === undefined) throw new NotFound('There is no such stage.')
  return stage
}

/**
 * The states in which work for a collab waits for its creator. The rule is asked of records too, by
 * `nextToAct` in `collab-submissions/due-dates.ts`, and a test compares the two.
 */
export const statesOfCreator = [
  'shipped',
  'in_progress',
  'changes_requested',
  'approved',
] as const satisfies CollabSubmissionState[]

/** Whether work for a collab waits for its creator to go on with it. */
export const waitsForCreatorInDatabase = (work: SQL) => sql<boolean>`(
  ${work}.ended_at is null and ${work}.escalated_at is null
  and (${work}.state in (${sql.raw(statesOfCreator.map((state) => `'${state}'`).join(', '))})
    or ${isOfferInDatabase(work)}
    or ${work}.state = 'posted' and ${lacksSparkCodeInDatabase(work)}))`

/**
 * Whether work for a collab waits for its organization, wherever that is counted or listed: it is its turn,
 * or more time is asked for while the creator goes on.
 */
export const waitsForOrganizationInDatabase = (work: SQL) => sql<boolean>`(
  ${isTurnOfOrganizationInDatabase(work)} or ${asksForTimeInDatabase(work)})`

/** Whether an organization has to answer, send, review, or look at the post and complete it. */
export const isTurnOfOrganizationInDatabase = (work: SQL) => sql<boolean>`(
  ${work}.ended_at is null and ${work}.escalated_at is null
  and ${work}.state in ('applied', 'awaiting_shipment', 'content_submitted', 'posted')
  and not ${isOfferInDatabase(work)}
  and not (${work}.state = 'posted' and ${lacksSparkCodeInDatabase(work)}))`

/** Whether the creator has asked for more time, and has no answer. */
export const asksForTimeInDatabase = (work: SQL) => sql<boolean>`(
  ${work}.ended_at is null and ${work}.escalated_at is null and ${work}.extension_state = 'asked'
  and ${work}.state in ('in_progress', 'changes_requested'))`

/** Whether the organization has offered another price, and waits for the creator to answer it. */
export const isOfferInDatabase = (work: SQL) =>
  sql<boolean>`(${work}.state = 'applied' and ${work}.offered_by = 'organization')`

/**
 * The Spark code is asked for only by a collab with Spark Ads, once it is posted, and there only of TikTok.
 */
export const lacksSparkCodeInDatabase = (work: SQL) =>
  sql`(${work}.require_spark_ads and ${work}.spark_code is null
    and coalesce(${work}.post_platform_id, 'tiktok') = 'tiktok')`

/**
 * The moment until which its creator is asked what explains a doubt about a post; null if all is answered.
 */
export const answerDue = (post: SQL) => sql<string | null>`(
  select min(ends_at) from flags
  where submission_id = ${post}.id and ended_at is null and answer is null)`

/** Whether a post waits for its creator. A rejection does not: most are right. */
export const asksCreator = (post: SQL) =>
  sql<boolean>`(${post}.state = 'flagged' and ${answerDue(post)} is not null)`
