import { and, eq } from 'drizzle-orm'
import type { Context, Services } from '../../../framework/context.ts'
import { currentTime } from '../../../framework/database/columns.ts'
import type { Tx } from '../../../framework/database/db.ts'
import type { Actor, Author, Member } from '../../../tables/actor.ts'
import type { CollabSubmission } from '../../../tables/collabs/collab-submissions.ts'
import { shipments } from '../../../tables/collabs/shipments.ts'
import { lockForMove, lockForMoveByBrand, type Work } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { saveMove } from '../save-move.ts'
import type { ShipmentFields, ShipmentIssueFields } from '../schema.ts'
import { shipmentIssue, shipmentReceived, shipmentShipped } from './notices.ts'

export async function shipProduct(
  context: Context,
  actor: Member,
  submission: Work,
  { tracking_url = null, ...fields }: ShipmentFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMoveByBrand(tx, actor, submission, 'ship')
    const shipments_count = before.shipments_count + 1
    const after = await saveMove(tx, actor, before, 'ship', {
      state: 'shipped',
      shipments_count,
      is_shipment_late: false,
    })
    const values = { ...fields, tracking_url, submission_id: after.id, number: shipments_count }
    await tx.insert(shipments).values(values)
    await tellSidesOfWork(tx, context, actor, after, ['creator'], shipmentShipped, {
      carrier: fields.carrier,
      tracking_number: fields.tracking_number ?? '',
      content_days: after.content_days,
    })
    return after
  })
}

export async function confirmReceipt(
  context: Context,
  actor: Actor,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForMove(tx, submission, 'receive')
    return receiveProduct(tx, context, actor, before)
  })
}

/** The product is there, as its creator says or because they had long enough to say that it is not. */
export async function receiveProduct(
  tx: Tx,
  services: Services,
  author: Author,
  before: CollabSubmission,
): Promise<CollabSubmission> {
  const after = await saveMove(tx, author, before, 'receive', { state: 'in_progress' })
  await tx.update(shipments).set({ received_at: currentTime }).where(isLastShipment(after))
  const { content_days } = after
  await tellSidesOfWork(tx, services, author, after, ['organization'], shipmentReceived, {
    content_days,
  })
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
    const before = await lockForMove(tx, submission, 'report')
    const after = await saveMove(tx, actor, before, 'report', { state: 'awaiting_shipment' })
    const reported = { issue, issue_note: note, issued_at: currentTime }
    await tx.update(shipments).set(reported).where(isLastShipment(after))
    await tellSidesOfWork(tx, context, actor, after, ['organization'], shipmentIssue, {
      issue,
      note,
    })
    return after
  })
}

const isLastShipment = ({ id, shipments_count }: CollabSubmission) =>
  and(eq(shipments.submission_id, id), eq(shipments.number, shipments_count))
