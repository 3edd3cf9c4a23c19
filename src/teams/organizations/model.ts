import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm'
import { changesBetween, recordAudit } from '../../activity/audit/record.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { guard, NotFound } from '../../framework/errors.ts'
import { readImage, withStoredImage } from '../../framework/uploads/images.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { memberships } from '../../tables/memberships.ts'
import { type Organization, organizations } from '../../tables/organizations.ts'
import { subscriptions } from '../../tables/subscriptions.ts'
import type { OrganizationChanges, OrganizationFields } from './schema.ts'

/** Whoever creates an organization owns it. */
export async function createOrganization(
  context: Context,
  actor: Actor,
  { avatar, ...fields }: OrganizationFields,
): Promise<Organization> {
  const image = avatar && (await readImage(avatar, 'avatar'))

  return withStoredImage(context, image, (avatar_key) =>
    context.db.transaction(async (tx) => {
      const organization = one(
        await tx
          .insert(organizations)
          .values({ ...fields, avatar_key })
          .returning(),
      )
      await tx.insert(memberships).values({
        organization_id: organization.id,
        user_id: actor.user.id,
        role: 'admin',
        is_owner: true,
      })
      await audit(tx, actor, organization, 'create', changesBetween({}, { ...fields, avatar_key }))
      return organization
    }),
  )
}

export async function updateOrganization(
  context: Context,
  actor: Member,
  { avatar, ...changes }: OrganizationChanges,
): Promise<Organization> {
  const image = avatar && (await readImage(avatar, 'avatar'))

  return withStoredImage(context, image, (avatar_key) =>
    save(context, actor, avatar_key === undefined ? changes : { ...changes, avatar_key }),
  )
}

export async function purgeAvatar(context: Context, actor: Member): Promise<void> {
  await save(context, actor, { avatar_key: null })
}

export async function destroyOrganization(context: Context, actor: Member): Promise<void> {
  await context.db.transaction(async (tx) => {
    const organization = await lockOrganization(tx, actor.organization)
    const subscribed = await tx.$count(subscriptions, isActive(organization))
    guard(subscribed === 0, 'base', 'Cancel the active subscription first.')
    guard(organization.campaigns_count === 0, 'base', 'Delete its campaigns first.')
    guard(organization.collabs_count === 0, 'base', 'Delete its collabs first.')

    await audit(tx, actor, organization, 'destroy', changesBetween({}, { name: organization.name }))
    await tx.delete(organizations).where(eq(organizations.id, organization.id))
    await releaseFile(tx, context, organization.avatar_key)
  })
}

/** Taken before anything that depends on what the organization, or its set of members, is now. */
export async function lockOrganization(tx: Tx, { id }: { id: number }): Promise<Organization> {
  const [organization] = await tx
    .select()
    .from(organizations)
    .where(eq(organizations.id, id))
    .for('update')

  if (organization === undefined) throw new NotFound('Organization not found.')
  return organization
}

type Stored = Partial<OrganizationChanges & Pick<Organization, 'avatar_key'>>

async function save(context: Context, actor: Member, changes: Stored): Promise<Organization> {
  return context.db.transaction(async (tx) => {
    const before = await lockOrganization(tx, actor.organization)
    const changed = changesBetween(before, changes)
    // Saying again what is so already changes nothing, `updated_at` and the record of it included.
    if (Object.keys(changed).length === 0) return before

    const organization = one(
      await tx
        .update(organizations)
        .set({ ...changes, updated_at: currentTime })
        .where(eq(organizations.id, before.id))
        .returning(),
    )
    if (changes.avatar_key !== undefined) await releaseFile(tx, context, before.avatar_key)
    await audit(tx, actor, organization, 'update', changed)
    return organization
  })
}

function audit(
  tx: Tx,
  actor: Actor,
  { id }: Organization,
  action: string,
  changes: ReturnType<typeof changesBetween>,
): Promise<void> {
  return recordAudit(tx, actor, {
    action,
    record_type: 'Organization',
    record_id: id,
    organization_id: id,
    changes,
  })
}

/** A cancelled subscription is paid for, and so active, until its period ends. */
function isActive({ id }: Organization) {
  return and(
    eq(subscriptions.organization_id, id),
    or(isNull(subscriptions.ended_at), gt(subscriptions.ended_at, currentTime)),
    or(
      inArray(subscriptions.status, ['active', 'trialing']),
      and(eq(subscriptions.status, 'canceled'), gt(subscriptions.current_period_end, currentTime)),
    ),
  )
}
