import { eq } from 'drizzle-orm'
import { defineDeadline } from '../../activity/deadlines/deadlines.ts'
import { lock } from '../../activity/records/lock.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { organizationRecord } from '../organizations/record.ts'
import { notifyOwnerAppointed } from './notices.ts'

/**
 * Tells someone that they own an organization whose owner had deleted their account. It is due at once: the
 * upgrade that appoints them cannot write a notification, whose public ids only the service knows.
 */
export const ownerAppointed = defineDeadline({
  kind: 'owner_appointed',
  lock: async (tx, id) => {
    const [found] = await tx.select().from(memberships).where(eq(memberships.id, id))
    if (found === undefined) return undefined
    const organization = await lock(tx, organizationRecord, { id: found.organization_id })
    const [membership] = await tx.select().from(memberships).where(eq(memberships.id, id))
    return membership && { organization, membership }
  },
  act: async (tx, services, { organization, membership }) => {
    // The owner may have handed the organization over since.
    if (membership.is_owner) await notifyOwnerAppointed(tx, services, organization, membership)
  },
})
