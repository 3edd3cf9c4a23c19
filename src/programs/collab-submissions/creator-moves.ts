import { and, eq, type SQL, sql } from 'drizzle-orm'
import { fromNow, setDeadline } from '../../activity/deadlines/deadlines.ts'
import type { Context, Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Actor, Author } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collab-submissions.ts'
import { shipments } from '../../tables/shipments.ts'
import { days, seconds } from '../../vocabulary/time-limits.ts'
import { sparkClock } from './clock.ts'
import { end } from './endings.ts'
import {
  applicationWithdrawn,
  contentSubmitted,
  shipmentIssue,
  shipmentReceived,
} from './notices.ts'
import type { ShipmentIssueFields, SparkCodeFields } from './schema.ts'
import { lockFor, take } from './steps.ts'
import { tell } from './telling.ts'
import { timeLimits } from './time-limits.ts'

type Work = { id: number }

export async function withdraw(
  context: Context,
  actor: Actor,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockFor(tx, submission, 'withdraw')
    const after = await end(tx, actor, before, 'withdraw', { state: 'withdrawn' })
    await tell(tx, context, after, 'admins', applicationWithdrawn, {})
    return after
  })
}

export async function confirmReceipt(
  context: Context,
  actor: Actor,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockFor(tx, submission, 'receive')
    return receive(tx, context, actor, before)
  })
}

/** The product is there, as its creator says or because they had long enough to say that it is not. */
export async function receive(
  tx: Tx,
  services: Services,
  author: Author,
  before: CollabSubmission,
): Promise<CollabSubmission> {
  const after = await take(tx, author, before, 'receive', { state: 'in_progress' })
  await tx.update(shipments).set({ received_at: currentTime }).where(isLastShipment(after))
  await tell(tx, services, after, 'admins', shipmentReceived, {})
  return after
}

/** Something is wrong with what was sent, so it is to be sent again. */
export async function reportShipment(
  context: Context,
  actor: Actor,
  submission: Work,
  { issue, note }: ShipmentIssueFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockFor(tx, submission, 'report')
    const after = await take(tx, actor, before, 'report', { state: 'awaiting_shipment' })
    const reported = { issue, issue_note: note, issued_at: currentTime }
    await tx.update(shipments).set(reported).where(isLastShipment(after))
    await tell(tx, context, after, 'admins', shipmentIssue, { issue, note })
    return after
  })
}

const isLastShipment = ({ id, shipments_count }: CollabSubmission) =>
  and(eq(shipments.submission_id, id), eq(shipments.number, shipments_count))

/** Lets the organization advertise with the post, from now on for so many days. */
export async function giveSparkCode(
  context: Context,
  actor: Actor,
  submission: Work,
  { spark_code, spark_days }: SparkCodeFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockFor(tx, submission, 'give_spark_code')
    const after = await take(tx, actor, before, 'give_spark_code', {
      spark_code,
      spark_days,
      spark_ends_at: sql`${currentTime} + make_interval(days => ${spark_days})`,
    })
    await setDeadline(tx, sparkClock, after, announcement(spark_days))
    await tell(tx, context, after, 'admins', contentSubmitted, { step: 'spark_code' })
    return after
  })
}

function announcement(spark_days: number): SQL {
  return fromNow(seconds(days(spark_days).seconds - timeLimits.sparkNotice.seconds))
}
