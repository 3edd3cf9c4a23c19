import { and, eq, ne, sql } from 'drizzle-orm'
import { recordAudit } from '../audit/record.ts'
import type { Member } from '../authentication/actor.ts'
import type { Db } from '../database/client.ts'
import { one } from '../database/rows.ts'
import { authorize, guard, NotFound } from '../errors.ts'
import { lockOrganization } from '../organizations/model.ts'
import { type Membership, memberships, type Role } from './table.ts'

export async function changeRole(
  db: Db,
  actor: Member,
  { id }: Membership,
  role: Role,
): Promise<Membership> {
  return db.transaction(async (tx) => {
    const membership = await lockMembership(tx, actor, id)
    if (role === membership.role) return membership

    if (role !== 'admin') {
      authorize(!membership.is_owner, 'The owner stays an admin.')
      await guardLastAdmin(tx, membership, 'role')
    }
    await recordAudit(tx, actor, {
      action: 'update',
      record_type: 'Membership',
      record_id: id,
      organization_id: membership.organization_id,
      changes: { role: [membership.role, role] },
    })
    return one(
      await tx
        .update(memberships)
        .set({ role, updated_at: sql`now()` })
        .where(eq(memberships.id, id))
        .returning(),
    )
  })
}

/** Removing someone, or leaving. */
export async function removeMember(db: Db, actor: Member, { id }: Membership): Promise<void> {
  await db.transaction(async (tx) => {
    const membership = await lockMembership(tx, actor, id)
    await guardSoleMember(tx, membership)
    authorize(!membership.is_owner, 'The owner cannot be removed.')
    await guardLastAdmin(tx, membership, 'base')

    await recordAudit(tx, actor, {
      action: 'destroy',
      record_type: 'Membership',
      record_id: id,
      organization_id: membership.organization_id,
      changes: { role: [membership.role, null] },
    })
    await tx.delete(memberships).where(eq(memberships.id, id))
  })
}

/** Two admins who leave at the same moment must not both count the other as remaining. */
async function lockMembership(tx: Db, actor: Member, id: number): Promise<Membership> {
  await lockOrganization(tx, actor.organization)
  const [membership] = await tx.select().from(memberships).where(eq(memberships.id, id))
  if (membership === undefined) throw new NotFound('Member not found.')

  // The actor's own rights may have gone while this waited for the lock.
  const [own] = await tx.select().from(memberships).where(eq(memberships.id, actor.membership.id))
  authorize(own?.role === 'admin' || own?.id === id)
  return membership
}

async function guardSoleMember(tx: Db, membership: Membership): Promise<void> {
  const others = await tx.$count(memberships, isOther(membership))
  guard(others > 0, 'base', 'You are the only member. Delete the organization instead.')
}

async function guardLastAdmin(tx: Db, membership: Membership, attribute: string): Promise<void> {
  const admins = await tx.$count(
    memberships,
    and(isOther(membership), eq(memberships.role, 'admin')),
  )
  guard(membership.role !== 'admin' || admins > 0, attribute, 'would leave no admin')
}

function isOther({ id, organization_id }: Membership) {
  return and(eq(memberships.organization_id, organization_id), ne(memberships.id, id))
}
