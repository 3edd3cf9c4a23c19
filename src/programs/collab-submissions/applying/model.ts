import { and, eq, notInArray } from 'drizzle-orm'
import { bindKey, claimKey, type IdempotencyKey } from '../../../accounts/idempotency/keys.ts'
import { audit, changesBetween, unchanged } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import { guard } from '../../../framework/errors.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type CollabSubmission,
  type CopiedAddress,
  collabSubmissions,
} from '../../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { addresses } from '../../../tables/users/addresses.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import { refusalOfApplications } from '../../collabs/moves/places.ts'
import { collabRecord } from '../../collabs/record.ts'
import { isOfMember } from '../../submissions/membership.ts'
import { submissionReceived } from '../../submissions/notices.ts'
import { setTurnDeadline } from '../due-dates.ts'
import { lockSubmission } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { ownSubmissionRecord } from '../record.ts'
import type { ApplicationFields } from '../schema.ts'
import { guardWithdrawn } from './limits.ts'

/** Applies to a collab, for a price. The terms of this moment are those that both sides are held to. */
export async function applyToCollab(
  context: Context,
  actor: Actor,
  collab: { id: number },
  fields: ApplicationFields,
  key?: IdempotencyKey,
): Promise<CollabSubmission> {
  await limitRate(context.db, limitFor('applications-by', actor.user.id))
  return context.db.transaction(async (tx) => {
    const earlier = await claimKey(tx, key)
    if (earlier !== undefined) return lockSubmission(tx, { id: earlier })

    const current = await lock(tx, collabRecord, collab)
    const refusal = refusalOfApplications(current)
    guard(refusal === undefined, 'base', refusal ?? '')
    await guardApplicant(tx, actor.user.id, current)
    const submission = await insertRow(tx, collabSubmissions, {
      ...fields,
      collab_id: current.id,
      organization_id: current.organization_id,
      user_id: actor.user.id,
      currency: current.currency,
      brief: current.brief,
      requires_product_shipment: current.requires_product_shipment,
      require_spark_ads: current.require_spark_ads,
      asked_spark_days: current.spark_days,
      platform_ids: current.platform_ids,
      min_quote_amount: current.min_quote_amount,
      max_quote_amount: current.max_quote_amount,
      usage_rights: current.usage_rights,
      usage_days: current.usage_days,
      content_days: current.content_days,
      revision_rounds: current.revision_rounds,
      address: await copyAddress(tx, actor, current),
    })
    const told = { collab: unchanged(current.name), ...changesBetween({}, fields) }
    await audit(tx, actor, ownSubmissionRecord, 'apply', submission, told)
    await bindKey(tx, key, submission)
    await setTurnDeadline(tx, submission)
    await tellSidesOfWork(tx, context, actor, submission, ['organization'], submissionReceived, {
      if_undecided: null,
    })
    return submission
  })
}

async function guardApplicant(tx: Tx, userId: number, collab: Collab): Promise<void> {
  const { organization_id } = collab
  guard(!(await isOfMember(tx, { user_id: userId, organization_id })), 'base', ownCollab)
  const isEarlier = and(
    eq(collabSubmissions.collab_id, collab.id),
    eq(collabSubmissions.user_id, userId),
    notInArray(collabSubmissions.state, ['withdrawn', 'cancelled', 'expired']),
  )
  const earlier = await tx.$count(collabSubmissions, isEarlier)
  guard(earlier === 0, 'base', 'You have already applied to this collab.')
  await guardWithdrawn(tx, userId, collab)
}

const ownCollab = 'You belong to this organization, so you cannot apply to its collabs.'

/**
 * Copies the address to which the product is sent, as it is now: the copy stays if the address is changed
 * later.
 */
async function copyAddress(
  tx: Tx,
  { user }: Actor,
  { requires_product_shipment, countries }: Collab,
): Promise<CopiedAddress | null> {
  if (!requires_product_shipment) return null
  const [saved] = await tx.select().from(addresses).where(eq(addresses.user_id, user.id))
  guard(
    saved !== undefined,
    'address',
    'is missing: save yours first, so that the product can be sent',
  )
  const isThere = countries.length === 0 || countries.includes(saved.country)
  guard(isThere, 'address', 'is in a country this collab is not open to')
  const { id: _, user_id: __, created_at: ___, updated_at: ____, ...address } = saved
  return address
}
