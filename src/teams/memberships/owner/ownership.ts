import { and, eq } from 'drizzle-orm'
import { unchanged } from '../../../activity/records/audit.ts'
import { lock } from '../../../activity/records/lock.ts'
import { save } from '../../../activity/records/save.ts'
import type { Context } from '../../../framework/context.ts'
import { authorize } from '../../../framework/errors.ts'
import type { Member } from '../../../tables/actor.ts'
import { type Membership, memberships } from '../../../tables/organizations/memberships.ts'
import { displayName } from '../../../tables/users/users.ts'
import { organizationRecord } from '../../organizations/record.ts'
import { notifyOwnershipReceived } from '../notices.ts'
import { membershipPolicy } from '../policy.ts'
import { findMembershipById, type MembershipWithUser } from '../queries.ts'
import { membershipRecord } from '../record.ts'

/** Makes another member the owner. Whoever owned the organization before stays an admin. */
export async function handOver(
  context: Context,
  actor: Member,
  { id }: Membership,
): Promise<MembershipWithUser> {
  return context.db.transaction(async (tx) => {
    await lock(tx, organizationRecord, actor.organization)
    const isOwn = and(eq(memberships.id, actor.membership.id))
    const [own] = await tx.select().from(memberships).where(isOwn)
    authorize(own !== undefined && membershipPolicy.handOver({ ...actor, membership: own }))
    const heir = await findMembershipById(tx, actor.organization, id)
    if (heir.is_owner) return heir

    // An organization has one owner at a time, also in between.
    await tx.update(memberships).set({ is_owner: false }).where(isOwn)
    const values = { is_owner: true, role: 'admin' as const }
    const user = unchanged(displayName(heir.user))
    await save(tx, actor, membershipRecord, 'hand_over', heir, values, { user })
    await notifyOwnershipReceived(tx, context, actor, heir)
    return findMembershipById(tx, actor.organization, id)
  })
}
