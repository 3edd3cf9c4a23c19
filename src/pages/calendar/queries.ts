import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { stepOf, type Turn } from '../../programs/collab-submissions/due-dates.ts'
import type { CalendarEntry } from './entry.ts'
import type { CalendarKind } from './names.ts'
import { applicationsEnd, collabTurns } from './parts/collabs.ts'
import { arrivingPayouts, releases, sentPayouts } from './parts/money.ts'
import {
  appeals,
  budgetEnds,
  campaignEnds,
  flagQuestions,
  ownDecisions,
  tasksByDay,
} from './parts/posts.ts'
import type { Span } from './span.ts'

/** The calendar of an organization or, without one, that of a creator. */
type CalendarReader = { user_id: number; organization_id: number | null }

/** The most that is told of at once: nobody reads more, and a busy brand has no end of it. */
export const mostEntries = 500

type Step = Pick<
  Turn,
  'state' | 'offered_by' | 'require_spark_ads' | 'spark_code' | 'post_platform_id'
>

type Found = Omit<CalendarEntry, 'kind'> & { kind: CalendarKind | 'turn' } & Step

/** All that is due in these days, the earliest first, by one statement. */
export async function listEntries(
  db: Db,
  reader: CalendarReader,
  span: Span,
): Promise<CalendarEntry[]> {
  const parts =
    reader.organization_id === null
      ? ofCreator(reader.user_id, span)
      : ofBrand(reader.organization_id, span)
  const { rows } = await db.execute<Found>(sql`
    select * from (${sql.join(parts, sql` union all `)}) due
    order by day, at nulls first, record_id, kind limit ${mostEntries}`)
  return rows.flatMap(readEntry)
}

function ofCreator(userId: number, span: Span): SQL[] {
  const isOfTheirs = sql`select campaign_id from campaign_submissions where user_id = ${userId}`
  return [
    collabTurns(sql`submission.user_id = ${userId}`, sql`organizations.name`, span),
    applicationsEnd(
      sql`exists (select from creator_invitations invitation
          join users on users.id = ${userId}
          where invitation.collab_id = collabs.id
            and (invitation.user_id = users.id or invitation.email = users.email))
        and not exists (select from collab_submissions own
          where own.collab_id = collabs.id and own.user_id = ${userId})`,
      span,
    ),
    ownDecisions(userId, span),
    flagQuestions(userId, span),
    appeals(userId, span),
    campaignEnds(sql`campaigns.id in (${isOfTheirs})`, span),
    budgetEnds(
      sql`campaigns.id in (${isOfTheirs} and state in ('pending', 'approved', 'flagged'))`,
      span,
    ),
    releases(userId, span),
    sentPayouts(userId, span),
    arrivingPayouts(userId, span),
  ]
}

/**
 * Applications are told of by collab and day, as there may be hundreds of them; offers by creator, as work
 * is.
 */
function ofBrand(organizationId: number, span: Span): SQL[] {
  const isTheirs = sql`submission.organization_id = ${organizationId}`
  const isNoApplication = sql`(submission.state <> 'applied' or submission.offered_by = 'organization')`
  return [
    collabTurns(sql`${isTheirs} and ${isNoApplication}`, sql`users.name`, span),
    tasksByDay(organizationId, span),
    applicationsEnd(sql`collabs.organization_id = ${organizationId}`, span),
    campaignEnds(sql`campaigns.organization_id = ${organizationId}`, span),
    budgetEnds(sql`campaigns.organization_id = ${organizationId}`, span),
  ]
}

function readEntry(row: Found): CalendarEntry[] {
  const { kind, state, offered_by, require_spark_ads, spark_code, post_platform_id, ...rest } = row
  const turn = { state, offered_by, require_spark_ads, spark_code, post_platform_id }
  const step = kind === 'turn' ? stepOf({ ...turn, ended_at: null, escalated_at: null }) : kind
  if (step === undefined) return []
  const number = (value: unknown) => (value === null ? null : Number(value))
  return [
    {
      kind: step,
      record_id: number(rest.record_id),
      program_id: number(rest.program_id),
      organization_id: number(rest.organization_id),
      name: rest.name,
      with_name: rest.with_name,
      number: Number(rest.number),
      day: rest.day,
      at: rest.at,
      currency: rest.currency,
      changed_at: rest.changed_at,
      amount: number(rest.amount),
    },
  ]
}
