import { and, asc, eq, exists, gt, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { requireLive } from '../../accounts/authentication/live.ts'
import { undoLimit } from '../../accounts/email-changes/time-limits.ts'
import { deleteEndedSessions } from '../../accounts/sessions/jobs.ts'
import { userRecord } from '../../accounts/users/record.ts'
import { audit } from '../../activity/records/audit.ts'
import { lockToDelete } from '../../activity/records/lock.ts'
import type { Context, Services } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader, Tx } from '../../framework/database/db.ts'
import { Invalid } from '../../framework/errors.ts'
import { findMoneyBlockers } from '../../money/statements/blockers.ts'
import { hasOpenPosts } from '../../programs/campaign-submissions/queries.ts'
import { hasOpenWork } from '../../programs/collab-submissions/queries.ts'
import type { Actor } from '../../tables/actor.ts'
import { type Membership, memberships } from '../../tables/organizations/memberships.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'
import { emailChangeUndos } from '../../tables/users/email-changes.ts'
import { countRemaining, endMembership } from '../../teams/memberships/model.ts'
import { findBlockers } from '../../teams/organizations/blockers.ts'
import { removeOrganization } from '../../teams/organizations/model.ts'
import { organizationRecord } from '../../teams/organizations/record.ts'
import { eraseUser } from './erase.ts'
import { accountDeletedMail } from './mailer.tsx'

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

    const reasons = await findOwnReasons(tx, context, actor)
    for (const membership of await listMemberships(tx, actor)) {
      const organization = locked.find(({ id }) => id === membership.organization_id)
      const reason = await leave(tx, context, actor, membership, organization)
      if (reason !== undefined) reasons.push(reason)
    }
    if (reasons.length > 0) throw new Invalid({ base: reasons })

    await audit(tx, actor, userRecord, 'destroy', user)
    await eraseUser(tx, user)
    await context.queue.enqueue(tx, deleteEndedSessions, { user_id: user.id })
    await context.mailer.deliverLater(tx, accountDeletedMail(user.email))
  })
}

/** What stands in the way as far as it can be told without a lock, for the page where an account is deleted. */
export async function findReasons(db: Reader, context: Pick<Context, 'config'>, actor: Actor) {
  const owned = await listOwnedWithOthers(db, actor)
  return [...(await findOwnReasons(db, context, actor)), ...owned.map(({ name }) => isOwned(name))]
}

/** What stands in the way on their own side, whatever is true of their organizations. */
async function findOwnReasons(
  db: Reader,
  { config }: Pick<Context, 'config'>,
  actor: Actor,
): Promise<string[]> {
  return [
    ...(await findOpenUndos(db, actor)),
    ...(await findMoneyBlockers(db, config, actor)),
    ...(await findOpenWork(db, actor)),
  ]
}

/** Whoever can still take the account back must find it there. */
async function findOpenUndos(db: Reader, { user }: Actor): Promise<string[]> {
  const isOpen = and(
    eq(emailChangeUndos.user_id, user.id),
    gt(emailChangeUndos.expires_at, realTime),
  )
  return (await db.$count(emailChangeUndos, isOpen)) === 0
    ? []
    : [
        `Your address changed within the last ${undoLimit.words} and can still be changed back. Wait until that is over.`,
      ]
}

/** Others wait for it, or have promised something. */
async function findOpenWork(db: Reader, actor: Actor): Promise<string[]> {
  const reasons: string[] = []
  if (await hasOpenWork(db, actor))
    reasons.push('You have open collab work. Finish it or withdraw first.')
  if (await hasOpenPosts(db, actor))
    reasons.push('You have posts that are undecided or still counting. Withdraw them, or wait.')
  return reasons
}

function listMemberships(db: Reader, { user }: Actor): Promise<Membership[]> {
  return db
    .select()
    .from(memberships)
    .where(eq(memberships.user_id, user.id))
    .orderBy(asc(memberships.organization_id))
}

/** Only its owner can delete an organization or hand it over, so it must not be left without one. */
const isOwned = (name: string) =>
  `You own ${name}, which has other members. Make one of them the owner first, or delete it.`

/** It would go with the account, which it cannot. */
const leftAlone = (name: string, blocker: string) =>
  `${name} would be left alone. ${blocker} Or invite someone and make them the owner.`

function listOwnedWithOthers(db: Reader, { user }: Actor): Promise<{ name: string }[]> {
  const others = alias(memberships, 'others')
  const hasOthers = db
    .select({ id: others.id })
    .from(others)
    .where(
      and(eq(others.organization_id, memberships.organization_id), ne(others.user_id, user.id)),
    )
  return db
    .select({ name: organizations.name })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(and(eq(memberships.user_id, user.id), eq(memberships.is_owner, true), exists(hasOthers)))
    .orderBy(asc(organizations.id))
}

/** Leaves one organization, or says why that is not possible. */
async function leave(
  tx: Tx,
  services: Services,
  actor: Actor,
  membership: Membership,
  organization: Organization | undefined,
): Promise<string | undefined> {
  if (organization === undefined) return 'You have just joined an organization. Try again.'

  const { name } = organization
  const { members } = await countRemaining(tx, membership)
  if (members > 0 && membership.is_owner) return isOwned(name)
  if (members > 0) {
    await endMembership(tx, actor, membership, 'leave', actor.user)
    return undefined
  }
  const [blocker] = await findBlockers(tx, organization)
  if (blocker !== undefined) return leftAlone(name, blocker)
  await removeOrganization(tx, services, actor, organization)
  return undefined
}
