import { bindKey, claimKey, type IdempotencyKey } from '../../../accounts/idempotency/keys.ts'
import { audit, changesBetween, unchanged } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Context } from '../../../framework/context.ts'
import { insertRow } from '../../../framework/database/driver/write-row.ts'
import { inOneWrite } from '../../../framework/database/in-one-write.ts'
import { guard } from '../../../framework/errors.ts'
import { tryWithin } from '../../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../../tables/actor.ts'
import {
  type CollabSubmission,
  type CopiedAddress,
  collabSubmissions,
} from '../../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { displayName } from '../../../tables/users/users.ts'
import { limitFor } from '../../../vocabulary/rate-limits.ts'
import { refusalOfApplications } from '../../collabs/moves/places.ts'
import { collabRecord } from '../../collabs/record.ts'
import { submissionReceived } from '../../submissions/notices.ts'
import { setTurnDeadline } from '../due-dates.ts'
import { lockWork } from '../lock.ts'
import { tellSidesOfWork } from '../notices.ts'
import { ownCollabSubmissionRecord } from '../record.ts'
import type { ApplicationFields } from '../schema.ts'
import { type ApplicationFacts, readApplicationFacts } from './facts.ts'
import { mostWithdrawn } from './limits.ts'

/** Applies to a collab, for a price. The terms of this moment are those that both sides are held to. */
export async function applyToCollab(
  context: Context,
  actor: Actor,
  collab: Pick<Collab, 'id' | 'organization_id'>,
  fields: ApplicationFields,
  key?: IdempotencyKey,
): Promise<CollabSubmission> {
  return context.db.transaction(
    async (tx) => {
      const earlier = await claimKey(tx, key)
      if (earlier !== undefined) return lockWork(tx, { id: earlier })

      const [current, facts] = await inOneWrite(
        lock(tx, collabRecord, collab),
        readApplicationFacts(tx, actor, collab),
      )
      const refusal = refusalOfApplications(current)
      guard(refusal === undefined, 'base', refusal ?? '')
      guardApplicant(facts)
      const values = {
        ...fields,
        id: facts.id,
        collab_id: current.id,
        organization_id: current.organization_id,
        user_id: actor.user.id,
        ...copyTerms(current),
        address: copyAddress(facts, current),
      }
      const told = { if_undecided: null }
      const names = {
        collab_name: current.name,
        creator_name: displayName(actor.user),
        organizationSide: facts.organizationSide,
      }
      await tellSidesOfWork(
        tx,
        context,
        actor,
        values,
        ['organization'],
        submissionReceived,
        told,
        names,
      )
      const submission = await tx.conclude(insertRow(tx, collabSubmissions, values))
      const recorded = { collab: unchanged(current.name), ...changesBetween({}, fields) }
      await audit(tx, actor, ownCollabSubmissionRecord, 'apply', submission, recorded)
      await bindKey(tx, key, submission)
      await setTurnDeadline(tx, submission)
      return submission
    },
    tryWithin(limitFor('applications-by', actor.user.id)),
  )
}

const ownCollab = 'You belong to this organization, so you cannot apply to its collabs.'

function guardApplicant({ isMember, hasApplied, withdrawals }: ApplicationFacts): void {
  guard(!isMember, 'base', ownCollab)
  guard(!hasApplied, 'base', 'You have already applied to this collab.')
  const refusal = `You withdrew from this collab ${mostWithdrawn} times, and cannot apply again.`
  guard(withdrawals < mostWithdrawn, 'base', refusal)
}

/** Copies what was agreed on: the collab may be changed later, and this work goes on as it was. */
function copyTerms(collab: Collab) {
  return {
    currency: collab.currency,
    brief: collab.brief,
    requires_product_shipment: collab.requires_product_shipment,
    require_spark_ads: collab.require_spark_ads,
    asked_spark_days: collab.spark_days,
    platform_ids: collab.platform_ids,
    min_quote_amount: collab.min_quote_amount,
    max_quote_amount: collab.max_quote_amount,
    usage_rights: collab.usage_rights,
    usage_days: collab.usage_days,
    content_days: collab.content_days,
    revision_rounds: collab.revision_rounds,
  }
}

/**
 * Copies the address to which the product is sent, as it is now: the copy stays if the address is changed
 * later.
 */
function copyAddress(
  { address: saved }: ApplicationFacts,
  { requires_product_shipment, countries }: Collab,
): CopiedAddress | null {
  if (!requires_product_shipment) return null
  guard(saved !== null, 'address', 'is missing: save yours first, so that the product can be sent')
  const isThere = countries.length === 0 || countries.includes(saved.country)
  guard(isThere, 'address', 'is in a country this collab is not open to')
  const { id: _, user_id: __, created_at: ___, updated_at: ____, ...address } = saved
  return address
}
