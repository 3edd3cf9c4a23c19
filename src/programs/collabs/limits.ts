import { and, eq } from 'drizzle-orm'
import { lock } from '../../activity/records/lock.ts'
import type { Tx } from '../../framework/database/db.ts'
import type { Member } from '../../tables/actor.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'

/** Staff read each of them, so one organization must not keep all others waiting. */
const mostInReview = 20

export const enoughInReview = `${mostInReview} of your collabs are in review already. Wait until one is published, or take one back.`

/**
 * Counts under the lock of the organization, so that of two who submit at the same moment the second counts
 * the first.
 */
export async function hasEnoughInReview(tx: Tx, { organization }: Member): Promise<boolean> {
  await lock(tx, organizationRecord, organization)
  const isInReview = and(
    eq(collabs.organization_id, organization.id),
    eq(collabs.state, 'submitted_for_review'),
  )
  return (await tx.$count(collabs, isInReview)) >= mostInReview
}
