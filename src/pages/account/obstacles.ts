import { and, asc, eq, getTableColumns, gt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { undoLimit } from '../../accounts/email-changes/time-limits.ts'
import type { Context } from '../../framework/context.ts'
import { realTime } from '../../framework/database/columns.ts'
import type { Reader } from '../../framework/database/db.ts'
import { findMoneyBlockers } from '../../money/statements/blockers.ts'
import { hasOpenPosts } from '../../programs/campaign-submissions/queries.ts'
import { hasOpenWork } from '../../programs/collab-submissions/queries.ts'
import type { Actor } from '../../tables/actor.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { type Organization, organizations } from '../../tables/organizations/organizations.ts'
import { emailChangeUndos } from '../../tables/users/credentials/email-changes.ts'
import { findBlockers } from '../../teams/organizations/blockers.ts'
import { earningsPath } from '../../vocabulary/addresses/money-urls.ts'
import {
  editOrganizationPath,
  membersPath,
  mySubmissionsPath,
  organizationPath,
} from '../../vocabulary/addresses/urls.ts'

/** A reason that keeps an account from being deleted, and where that can be changed. */
export type Obstacle = { sentence: string; ways: { label: string; href: string }[] }

/** An organization that someone would leave, and whether they may just do so. */
type Left = Organization & { is_owner: boolean; has_others: boolean }

/**
 * All that stands in the way as far as it can be told without a lock, for the page where an account is
 * deleted.
 */
export async function findObstacles(
  db: Reader,
  context: Pick<Context, 'config'>,
  actor: Actor,
): Promise<Obstacle[]> {
  const obstacles = await findOwnObstacles(db, context, actor)
  for (const left of await listLeft(db, actor)) obstacles.push(...(await findObstaclesOf(db, left)))
  return obstacles
}

/** Obstacles on their own side, whatever is true of their organizations. */
export async function findOwnObstacles(
  db: Reader,
  { config }: Pick<Context, 'config'>,
  actor: Actor,
): Promise<Obstacle[]> {
  const money = await findMoneyBlockers(db, config, actor)
  const toEarnings = [{ label: 'Go to your earnings', href: earningsPath }]
  return [
    ...(await findOpenUndos(db, actor)),
    ...money.map((sentence) => ({ sentence, ways: toEarnings })),
    ...(await findOpenWork(db, actor)),
  ]
}

/**
 * Finds what keeps someone from leaving an organization behind. Only its owner can delete it or hand it over,
 * so it must not be left without one. One without other members goes with the account, unless it cannot.
 */
export async function findObstaclesOf(db: Reader, left: Left): Promise<Obstacle[]> {
  const { name } = left
  const settings = { label: `Delete ${name}`, href: editOrganizationPath(left) }
  const toMembers = membersPath(left)
  if (left.has_others) {
    const sentence = `You own ${name}, which has other members. Make one of them the owner first, or delete it.`
    const ways = [{ label: 'Choose the new owner', href: toMembers }, settings]
    return left.is_owner ? [{ sentence, ways }] : []
  }
  const [blocker] = await findBlockers(db, left)
  if (blocker === undefined) return []
  const sentence = `${name} would be left alone. ${blocker} Or invite someone and make them the owner.`
  const ways = [
    { label: `Open ${name}`, href: organizationPath(left) },
    { label: 'Invite someone', href: toMembers },
  ]
  return [{ sentence, ways }]
}

/**
 * Finds open ways back from a change of address. Until they end the account stays, since whoever can still
 * take it back must find it there.
 */
async function findOpenUndos(db: Reader, { user }: Actor): Promise<Obstacle[]> {
  const isOpen = and(
    eq(emailChangeUndos.user_id, user.id),
    gt(emailChangeUndos.expires_at, realTime),
  )
  const sentence = `Your address changed within the last ${undoLimit.words} and can still be changed back. Wait until that is over.`
  return (await db.$count(emailChangeUndos, isOpen)) === 0 ? [] : [{ sentence, ways: [] }]
}

/** Finds work that is not over: others wait for it, or have promised something for it. */
async function findOpenWork(db: Reader, actor: Actor): Promise<Obstacle[]> {
  const ways = [{ label: 'Go to your submissions', href: mySubmissionsPath }]
  const obstacles: Obstacle[] = []
  if (await hasOpenWork(db, actor))
    obstacles.push({ sentence: 'You have open collab work. Finish it or withdraw first.', ways })
  if (await hasOpenPosts(db, actor))
    obstacles.push({
      sentence: 'You have posts that are undecided or still counting. Withdraw them, or wait.',
      ways,
    })
  return obstacles
}

function listLeft(db: Reader, { user }: Actor): Promise<Left[]> {
  const others = alias(memberships, 'others')
  return db
    .select({
      ...getTableColumns(organizations),
      is_owner: memberships.is_owner,
      has_others: sql<boolean>`exists (select from ${memberships} ${others}
        where ${others.organization_id} = ${organizations.id} and ${others.user_id} <> ${user.id})`,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .where(eq(memberships.user_id, user.id))
    .orderBy(asc(organizations.id))
}
