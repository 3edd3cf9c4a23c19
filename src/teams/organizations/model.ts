import { changesBetween } from '../../activity/records/audit.ts'
import { create, createdId, newRow } from '../../activity/records/create.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock, lockToDelete } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context, Services } from '../../framework/context.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { limitRate } from '../../framework/http/load/rate-limit.ts'
import { readImage, transactionWithImage } from '../../framework/uploads/images.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import type { Actor, Member } from '../../tables/actor.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import type { Organization } from '../../tables/organizations/organizations.ts'
import { limitFor } from '../../vocabulary/rate-limits.ts'
import { findBlockers } from './blockers.ts'
import { organizationRecord } from './record.ts'
import type { OrganizationChanges, OrganizationFields } from './schema.ts'

export async function createOrganization(
  context: Context,
  actor: Actor,
  { avatar, ...fields }: OrganizationFields,
): Promise<Organization> {
  const image = avatar && (await readImage(avatar, 'avatar', actor.user.id))
  await limitRate(context.db, limitFor('organizations-of', actor.user.id))

  return transactionWithImage(context, image, (tx, avatar_key) => {
    const owner = newRow(memberships, {
      organization_id: createdId,
      user_id: actor.user.id,
      role: 'admin',
      is_owner: true,
    })
    return create(tx, actor, organizationRecord, {
      values: { ...fields, avatar_key },
      along: owner,
      commits: true,
    })
  })
}

export async function updateOrganization(
  context: Context,
  actor: Member,
  { avatar, ...changes }: OrganizationChanges,
): Promise<Organization> {
  const image = avatar && (await readImage(avatar, 'avatar', actor.user.id))

  return transactionWithImage(context, image, (tx, avatar_key) =>
    saveOrganization(
      tx,
      context,
      actor,
      avatar_key === undefined ? changes : { ...changes, avatar_key },
    ),
  )
}

export async function purgeAvatar(context: Context, actor: Member): Promise<void> {
  await context.db.transaction((tx) => saveOrganization(tx, context, actor, { avatar_key: null }))
}

export async function destroyOrganization(context: Context, actor: Member): Promise<void> {
  await context.db.transaction(async (tx) => {
    const organization = await lockToDelete(tx, organizationRecord, actor.organization)
    const [blocker] = await findBlockers(tx, organization)
    guard(blocker === undefined, 'base', blocker ?? '')
    await removeOrganization(tx, context, actor, organization)
  })
}

/** Deletes a locked organization that nothing blocks. */
export async function removeOrganization(
  tx: Tx,
  services: Services,
  actor: Actor,
  organization: Organization,
): Promise<void> {
  const changes = changesBetween({}, { name: organization.name })
  await destroy(tx, actor, organizationRecord, 'destroy', organization, changes)
  await releaseFile(tx, services, organization.avatar_key)
}

type Stored = Partial<OrganizationChanges & Pick<Organization, 'avatar_key'>>

async function saveOrganization(
  tx: Tx,
  services: Services,
  actor: Member,
  values: Stored,
): Promise<Organization> {
  const before = await lock(tx, organizationRecord, actor.organization)
  const after = await save(tx, actor, organizationRecord, 'update', before, values)
  if (values.avatar_key !== undefined) await releaseFile(tx, services, before.avatar_key)
  return after
}
