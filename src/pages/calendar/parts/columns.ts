import { sql } from 'drizzle-orm'
import { daysAfter, type Span } from '../span.ts'

/** Columns and conditions that all parts of the statement share, in the order of an entry. */

/** The columns of a submission by which its step is known. */
export const turnColumns = sql`submission.state, submission.offered_by, submission.require_spark_ads,
  submission.spark_code, submission.post_platform_id`
export const noTurn = sql`null::text, null::text, null::boolean, null::text, null::text`
export const noAmount = sql`null::bigint as amount, null::text as currency`

export const dayOf = (moment: string) =>
  sql`${sql.raw(`(${moment} at time zone 'UTC')::date::text`)}`

export const isWithin = (moment: string, { from, to }: Span) =>
  sql`${sql.raw(moment)} >= ${`${from}T00:00:00Z`}::timestamptz
    and ${sql.raw(moment)} < ${`${daysAfter(to, 1)}T00:00:00Z`}::timestamptz`
