import { and, eq, ne } from 'drizzle-orm'
import { unchanged } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { authorize, guard, NotFound } from '../../framework/errors.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { type Membership, memberships } from '../../tables/organizations/memberships.ts'
import { displayName, type User } from '../../tables/users/users.ts'
import type { Role } from '../../vocabulary/people/roles.ts'
import { endInvitationsBy } from '../invitations/model.ts'
import { organizationRecord } from '../organizations/record.ts'
import { notifyCredentialsLeft, notifyRoleChanged } from './notices.ts'
import { membershipPolicy } from './policy.ts'
import { findMembershipById, type MembershipWithUser } from './queries.ts'
import { membershipRecord } from './record.ts'

export async function changeRole(
  context: Context,
  actor: Member,
  { id }: Membership,
  role: Role,
): Promise<MembershipWithUser> {
  return context.db.transaction(async (tx) => {
    const { self, membership } = await lockMemberships(tx, actor, id)
    authorize(membershipPolicy.changeRole(self))
    if (role === membership.role) return membership

    authorize(membershipPolicy.isDemotable(membership), 'The owner stays an admin.')
    await guardLastAdmin(tx, membership, 'role', "can't be changed: no admin would be left")
    const user = unchanged(displayName(membership.user))
    await save(tx, actor, membershipRecord, 'update', membership, { role }, { user })
    if (role !== 'admin') {
      await endInvitationsBy(tx, actor, membership)
      await notifyCredentialsLeft(tx, context, actor, membership, membership.user)
    }
    const changed = await findMembershipById(tx, actor.organization, id)
    await notifyRoleChanged(tx, context, actor, changed)
    return changed
  })
}

/** Ends a membership, of someone else or of one's own. */
export async function destroyMembership(
  context: Context,
  actor: Member,
  { id }: Membership,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const { self, membership } = await lockMemberships(tx, actor, id)
    authorize(membershipPolicy.destroy(self, membership))
    await guardSoleMember(tx, membership)
    authorize(membershipPolicy.isRemovable(membership), 'The owner cannot be removed.')
    await guardLastAdmin(tx, membership, 'base', 'No admin would be left.')

    const action = id === self.membership.id ? 'leave' : 'destroy'
    await endMembership(tx, context, actor, membership, action, membership.user)
  })
}

/** Ends a membership of a locked organization, with all that depends on it. */
export async function endMembership(
  tx: Tx,
  services: Services,
  actor: Actor,
  membership: Membership,
  action: 'leave' | 'destroy',
  user: Pick<User, 'name' | 'email'>,
): Promise<void> {
  await endInvitationsBy(tx, actor, membership)
  await destroy(tx, actor, membershipRecord, action, membership, {
    user: [displayName(user), null],
    role: [membership.role, null],
  })
  await notifyCredentialsLeft(tx, services, actor, membership, user)
}

/** How many would be left without someone, and how many of them could run the organization. */
export async function countRemaining(tx: Tx, membership: Membership) {
  const isOtherAdmin = and(isOther(membership), eq(memberships.role, 'admin'))
  return {
    members: await tx.$count(memberships, isOther(membership)),
    admins: await tx.$count(memberships, isOtherAdmin),
  }
}

/**
 * Locks the organization, so that two admins who leave at the same moment cannot both count the
 * other as remaining. The actor's own membership is read again, because it may have changed while
 * waiting for the lock.
 */
async function lockMemberships(tx: Tx, actor: Member, id: number) {
  await lock(tx, organizationRecord, actor.organization)
  const [own] = await tx.select().from(memberships).where(eq(memberships.id, actor.membership.id))
  if (own === undefined) throw new NotFound('Organization not found.')

  const membership = await findMembershipById(tx, actor.organization, id)
  return { self: { ...actor, membership: own }, membership }
}

async function guardSoleMember(tx: Tx, membership: Membership): Promise<void> {
  const { members } = await countRemaining(tx, membership)
  guard(members > 0, 'base', 'You are the only member. Delete the organization instead.')
}

async function guardLastAdmin(
  tx: Tx,
  membership: Membership,
  attribute: string,
  message: string,
): Promise<void> {
  if (membership.role !== 'admin') return

  const { admins } = await countRemaining(tx, membership)
  guard(admins > 0, attribute, message)
}

function isOther({ id, organization_id }: Membership) {
  return and(eq(memberships.organization_id, organization_id), ne(memberships.id, id))
}
