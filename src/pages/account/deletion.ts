import { asc, eq } from 'drizzle-orm'
import { requireLive } from '../../accounts/authentication/live.ts'
import { deleteEndedSessions } from '../../accounts/sessions/jobs.ts'
import { userRecord } from '../../accounts/users/record.ts'
import { audit } from '../../activity/records/audit.ts'
import { lockToDelete } from '../../activity/records/lock.ts'
import { removeProfileOf } from '../../creators/profiles/model.ts'
import { removeUploadsOf } from '../../creators/uploads/removal.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { Invalid } from '../../framework/errors.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Membership, memberships } from '../../tables/organizations/memberships.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { countRemaining, endMembership } from '../../teams/memberships/model.ts'
import { removeOrganization } from '../../teams/organizations/model.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { eraseUser } from './erase.ts'
import { accountDeletedMail } from './mailer.tsx'
import { findObstaclesOf, findOwnObstacles, type Obstacle } from './obstacles.ts'

/**
 * Deletes an account for good. It must not leave money behind, nor an organization that nobody can run, nor
 * take programs with it that others work for: all that stands in the way is told at once.
 */
export async function deleteAccount(context: Context, actor: Actor): Promise<void> {
  await context.db.transaction(async (tx) => {
    // Organizations first and the user last, as everywhere, so that nobody waits in a circle.
    const locked: Organization[] = []
    for (const { organization_id } of await listMemberships(tx, actor)) {
      locked.push(await lockToDelete(tx, organizationRecord, { id: organization_id }))
    }
    const user = await lockToDelete(tx, userRecord, actor.user)
    await requireLive(tx, actor)

    const obstacles = await findOwnObstacles(tx, context, actor)
    for (const membership of await listMemberships(tx, actor)) {
      const organization = locked.find(({ id }) => id === membership.organization_id)
      obstacles.push(...(await leave(tx, context, actor, membership, organization)))
    }
    if (obstacles.length > 0) throw new Invalid({ base: obstacles.map(({ sentence }) => sentence) })

    await audit(tx, actor, userRecord, 'destroy', user)
    await removeUploadsOf(tx, context, user)
    await removeProfileOf(tx, context, user)
    await eraseUser(tx, user)
    await context.queue.enqueue(tx, deleteEndedSessions, { user_id: user.id })
    await context.mailer.deliverLater(tx, accountDeletedMail(user.email))
  })
}

function listMemberships(db: Reader, { user }: Actor): Promise<Membership[]> {
  return db
    .select()
    .from(memberships)
    .where(eq(memberships.user_id, user.id))
    .orderBy(asc(memberships.organization_id))
}

/** Leaves one organization, or says why that is not possible. */
async function leave(
  tx: Tx,
  services: Services,
  actor: Actor,
  membership: Membership,
  organization: Organization | undefined,
): Promise<Obstacle[]> {
  if (organization === undefined)
    return [{ sentence: 'You have just joined an organization. Try again.', ways: [] }]

  const { members } = await countRemaining(tx, membership)
  const owned = { ...organization, is_owner: membership.is_owner, has_others: members > 0 }
  const obstacles = await findObstaclesOf(tx, owned)
  if (obstacles.length > 0) return obstacles

  if (members > 0) await endMembership(tx, services, actor, membership, 'leave', actor.user)
  else await removeOrganization(tx, services, actor, organization)
  return []
}
