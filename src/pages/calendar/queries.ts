import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../framework/database/db.ts'
import { isoMoment } from '../../framework/database/json-moments.ts'
import { turnDeadline } from '../../programs/collab-submissions/due-dates.ts'
import { stepOf, type Turn } from '../../programs/collab-submissions/turns.ts'
import type { CalendarKind } from './names.ts'
import { daysAfter, type Span } from './span.ts'

/** The calendar of an organization or, without one, that of a creator. */
export type Reader = { user_id: number; organization_id: number | null }

/** Something that is due, or ends. */
export type CalendarEntry = {
  kind: CalendarKind
  /** The number of the submission, program or payout that it is about. */
  record_id: number
  program_id: number | null
  /** The organization whose program it is. */
  organization_id: number | null
  /** The program, or the amount of a payout. */
  name: string
  /** The other side of the work. */
  with_name: string | null
  /** The day in UTC, and the moment where there is one. */
  day: string
  at: string | null
  amount: number | null
  currency: string | null
  changed_at: string
}

/** The most that is told of at once: nobody reads more, and a busy brand has no end of it. */
export const mostEntries = 500

type Found = Omit<CalendarEntry, 'kind'> & { kind: CalendarKind | 'turn' } & Turn

/** All that is due in these days, the earliest first, by one statement. */
export async function listEntries(db: Db, reader: Reader, span: Span): Promise<CalendarEntry[]> {
  const parts = reader.organization_id === null ? ofCreator(reader, span) : ofBrand(reader, span)
  const { rows } = await db.execute<Found>(sql`
    select * from (${sql.join(parts, sql` union all `)}) due
    order by day, at nulls first, record_id, kind limit ${mostEntries}`)
  return rows.flatMap(readEntry)
}

function readEntry(row: Found): CalendarEntry[] {
  const { kind, state, require_spark_ads, spark_code, post_platform_id, ...rest } = row
  const turn = { state, require_spark_ads, spark_code, post_platform_id }
  const open = { ...turn, ended_at: null, escalated_at: null, offered_by: 'creator' as const }
  const step = kind === 'turn' ? stepOf(open) : kind
  if (step === undefined || step === 'answer_application' || step === 'answer_offer') return []
  const number = (value: unknown) => (value === null ? null : Number(value))
  return [
    {
      kind: step,
      record_id: Number(rest.record_id),
      program_id: number(rest.program_id),
      organization_id: number(rest.organization_id),
      name: rest.name,
      with_name: rest.with_name,
      ...{ day: rest.day, at: rest.at, currency: rest.currency, changed_at: rest.changed_at },
      amount: number(rest.amount),
    },
  ]
}

/** The columns of a submission by which its step is known, where it is one. */
const turnColumns = sql`submission.state, submission.require_spark_ads, submission.spark_code,
  submission.post_platform_id`
const noTurn = sql`null::text, null::boolean, null::text, null::text`
const noAmount = sql`null::bigint as amount, null::text as currency`

const ofCreator = ({ user_id }: Reader, span: Span): SQL[] => [
  turns(sql`submission.user_id = ${user_id}`, sql`organizations.name`, span),
  applications(
    sql`exists (select from creator_invitations invitation
        join users on users.id = ${user_id}
        where invitation.collab_id = collabs.id
          and (invitation.user_id = users.id or invitation.email = users.email))
      and not exists (select from collab_submissions own
        where own.collab_id = collabs.id and own.user_id = ${user_id})`,
    span,
  ),
  campaignEnds(
    sql`campaigns.id in (select campaign_id from campaign_submissions where user_id = ${user_id})`,
    span,
  ),
  payouts(sql`payouts.user_id = ${user_id}`, span),
]

const ofBrand = ({ organization_id }: Reader, span: Span): SQL[] => [
  turns(sql`submission.organization_id = ${organization_id}`, sql`users.name`, span),
  applications(sql`collabs.organization_id = ${organization_id}`, span),
  campaignEnds(sql`campaigns.organization_id = ${organization_id}`, span),
]

function turns(isTheirs: SQL, other: SQL, span: Span): SQL {
  return sql`
    select 'turn' as kind, submission.id as record_id, submission.collab_id as program_id,
      submission.organization_id, collabs.name, ${other} as with_name,
      ${dayOf('due_at')} as day, ${isoMoment('due_at')} as at, ${noAmount},
      ${isoMoment('submission.updated_at')} as changed_at, ${turnColumns}
    from collab_submissions submission
    join deadlines on deadlines.kind = ${turnDeadline.kind} and deadlines.record_id = submission.id
    join collabs on collabs.id = submission.collab_id
    join organizations on organizations.id = submission.organization_id
    left join users on users.id = submission.user_id
    where ${isTheirs} and submission.state in ('awaiting_shipment', 'shipped', 'in_progress',
      'content_submitted', 'changes_requested', 'approved', 'posted') and ${isWithin('due_at', span)}`
}

function applications(isTheirs: SQL, span: Span): SQL {
  return sql`
    select 'applications_end', collabs.id, collabs.id, collabs.organization_id, collabs.name,
      organizations.name, ${dayOf('applications_end_at')}, ${isoMoment('applications_end_at')}, ${noAmount},
      ${isoMoment('collabs.published_at')}, ${noTurn}
    from collabs join organizations on organizations.id = collabs.organization_id
    where ${isTheirs} and collabs.state in ('published', 'paused')
      and ${isWithin('applications_end_at', span)}`
}

/** A campaign that was ended early ended then. */
function campaignEnds(isTheirs: SQL, span: Span): SQL {
  const end = 'coalesce(finished_at, ends_at)'
  return sql`
    select 'campaign_end', campaigns.id, campaigns.id, campaigns.organization_id, campaigns.name,
      organizations.name, ${dayOf(end)}, ${isoMoment(end)}, ${noAmount},
      ${isoMoment('campaigns.published_at')}, ${noTurn}
    from campaigns join organizations on organizations.id = campaigns.organization_id
    where ${isTheirs} and campaigns.status <> 'draft' and ${isWithin(end, span)}`
}

function payouts(isTheirs: SQL, { from, to }: Span): SQL {
  return sql`
    select 'payout', payouts.id, null, null, '', null, sends_on::text, null, payouts.amount,
      payouts.currency, ${isoMoment('payouts.created_at')}, ${noTurn}
    from payouts where ${isTheirs} and payouts.status in ('pending', 'processing', 'paid')
      and sends_on between ${from}::date and ${to}::date`
}

const dayOf = (moment: string) => sql`${sql.raw(`(${moment} at time zone 'UTC')::date::text`)}`

const isWithin = (moment: string, { from, to }: Span) =>
  sql`${sql.raw(moment)} >= ${`${from}T00:00:00Z`}::timestamptz
    and ${sql.raw(moment)} < ${`${daysAfter(to, 1)}T00:00:00Z`}::timestamptz`
