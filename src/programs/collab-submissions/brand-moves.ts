import { and, eq } from 'drizzle-orm'
import type { Context, Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import type { Author, Member } from '../../tables/actor.ts'
import type { CollabSubmission } from '../../tables/collab-submissions.ts'
import { contents } from '../../tables/contents.ts'
import { shipments } from '../../tables/shipments.ts'
import { submissionApproved, submissionFinalized } from '../submissions/notices.ts'
import { end, finish } from './endings.ts'
import { applicationDeclined, changesRequested, shipmentShipped } from './notices.ts'
import type { CompletionFields, ShipmentFields } from './schema.ts'
import { lockFor, take } from './steps.ts'
import { tell } from './telling.ts'
import type { SubmissionMove } from './transitions.ts'

type Work = { id: number }

/** Nobody decides about work of their own, also not one who joined the organization since they were accepted. */
async function lockForOther(tx: Tx, { user }: Member, submission: Work, move: SubmissionMove) {
  const before = await lockFor(tx, submission, move)
  guard(before.user_id !== user.id, 'base', 'This is your own work: someone else has to decide it.')
  return before
}

export async function declineApplication(
  context: Context,
  actor: Member,
  submission: Work,
  { note = null }: { note?: string | null | undefined },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForOther(tx, actor, submission, 'decline')
    const after = await end(tx, actor, before, 'decline', { state: 'declined', note })
    await tell(tx, context, after, 'creator', applicationDeclined, {
      outcome: 'declined',
      note: note ?? '',
    })
    return after
  })
}

export async function cancelWork(
  context: Context,
  actor: Member,
  submission: Work,
  { note }: { note: string },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForOther(tx, actor, submission, 'cancel')
    const after = await end(tx, actor, before, 'cancel', { state: 'cancelled', note })
    await tellCancelled(tx, context, after, note)
    return after
  })
}

/** What was sent is not asked back, whoever cancels. */
export function tellCancelled(tx: Tx, services: Services, after: CollabSubmission, note: string) {
  const keeps_product = after.shipments_count > 0
  const ending = { outcome: 'cancelled', note, keeps_product } as const
  return tell(tx, services, after, 'creator', applicationDeclined, ending)
}

export async function shipProduct(
  context: Context,
  actor: Member,
  submission: Work,
  { tracking_url = null, ...fields }: ShipmentFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForOther(tx, actor, submission, 'ship')
    const shipments_count = before.shipments_count + 1
    const after = await take(tx, actor, before, 'ship', {
      state: 'shipped',
      shipments_count,
      is_shipment_late: false,
    })
    const values = { ...fields, tracking_url, submission_id: after.id, number: shipments_count }
    await tx.insert(shipments).values(values)
    await tell(tx, context, after, 'creator', shipmentShipped, {
      carrier: fields.carrier,
      tracking_number: fields.tracking_number ?? '',
    })
    return after
  })
}

export async function requestChanges(
  context: Context,
  actor: Member,
  submission: Work,
  { note }: { note: string },
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForOther(tx, actor, submission, 'request_changes')
    const after = await take(tx, actor, before, 'request_changes', {
      state: 'changes_requested',
      rounds_count: before.rounds_count + 1,
    })
    const asked = { change_note: note, changes_requested_at: currentTime }
    await tx.update(contents).set(asked).where(isLastVersion(after))
    await tell(tx, context, after, 'creator', changesRequested, { note })
    return after
  })
}

export async function approveContent(
  context: Context,
  actor: Member,
  submission: Work,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForOther(tx, actor, submission, 'approve')
    return approve(tx, context, actor, before)
  })
}

/** Whoever says so: the organization, staff, or the time that is over. */
export async function approve(
  tx: Tx,
  services: Services,
  author: Author,
  before: CollabSubmission,
): Promise<CollabSubmission> {
  const after = await take(tx, author, before, 'approve', {
    state: 'approved',
    approved_at: currentTime,
  })
  await tx.update(contents).set({ approved_at: currentTime }).where(isLastVersion(after))
  await tell(tx, services, after, 'creator', submissionApproved, {})
  return after
}

const isLastVersion = ({ id, contents_count }: CollabSubmission) =>
  and(eq(contents.submission_id, id), eq(contents.number, contents_count))

/** Pays for the post that was looked at. A creator can correct where it is until then. */
export async function completeWork(
  context: Context,
  actor: Member,
  submission: Work,
  { post_url: seen }: CompletionFields,
): Promise<CollabSubmission> {
  return context.db.transaction(async (tx) => {
    const before = await lockForOther(tx, actor, submission, 'complete')
    const { post_url } = before
    guard(
      seen === undefined || seen === post_url,
      'base',
      `The creator has corrected where the post is: ${post_url}. Look at it before you complete.`,
    )
    return complete(tx, context, actor, before)
  })
}

export async function complete(
  tx: Tx,
  services: Services,
  author: Author,
  before: CollabSubmission,
): Promise<CollabSubmission> {
  const after = await finish(tx, author, before)
  const { quote_amount: amount, currency } = after
  await tell(tx, services, after, 'creator', submissionFinalized, {
    amount,
    owed_amount: 0,
    currency,
  })
  return after
}
