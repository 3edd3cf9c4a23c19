import { and, eq, type SQL } from 'drizzle-orm'
import type { Tx } from '../../framework/database/db.ts'
import { authorize } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { requireLive } from './live.ts'

/** Requires that the actor is still a member: they may have left while the request waited for a lock. */
export const requireStillMember = (tx: Tx, actor: Member) => requireStill(tx, actor)

export const requireStillAdmin = (tx: Tx, actor: Member) =>
  requireStill(tx, actor, eq(memberships.role, 'admin'))

async function requireStill(tx: Tx, actor: Member, role?: SQL): Promise<void> {
  const { membership, credential } = actor
  if (credential.isOfOrganization) return requireLive(tx, actor)
  const isStill = and(eq(memberships.id, membership.id), role)
  authorize((await tx.$count(memberships, isStill)) === 1)
}
