import { eq } from 'drizzle-orm'
import { create } from '../../activity/records/create.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { lock, lockToDelete } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context } from '../../framework/context.ts'
import { authorize, guard, refuse } from '../../framework/errors.ts'
import { guardLength } from '../../framework/rich-text/field.ts'
import { readImage, transactionWithImage } from '../../framework/uploads/images.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import type { Member } from '../../tables/actor.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import type { Collab } from '../../tables/collabs/collabs.ts'
import { bannerChange } from '../banners.ts'
import { remindOfClosing } from './closing/reminders.ts'
import { defaultFields } from './defaults.ts'
import { collabPolicy, notADraft } from './policy.ts'
import { collabRecord } from './record.ts'
import { collabErrors } from './refusals.ts'
import type { CollabFields } from './schema.ts'

/** Fields that were sent override those of the product's page, and these override the defaults. */
export async function createCollab(
  context: Context,
  actor: Member,
  sent: CollabFields,
  found: CollabFields = {},
): Promise<Collab> {
  const defaults = defaultFields(context.config)
  const { banner_image, purge_banner_image: _, ...fields } = { ...defaults, ...found, ...sent }
  guardLength('brief', fields.brief)
  refuse(collabErrors(fields))
  const image = banner_image && (await readImage(banner_image, 'banner_image', actor.user.id))

  return transactionWithImage(context, image, async (tx, banner_image_key) => {
    const told = { ...fields, banner_image_key }
    const values = {
      ...told,
      name: fields.name ?? defaults.name,
      currency: fields.currency ?? defaults.currency,
      organization_id: actor.organization.id,
    }
    return create(tx, actor, collabRecord, { values, told, commits: true })
  })
}

export async function updateCollab(
  context: Context,
  actor: Member,
  collab: Collab,
  { banner_image, purge_banner_image, ...fields }: CollabFields,
): Promise<Collab> {
  const image = banner_image && (await readImage(banner_image, 'banner_image', actor.user.id))

  return transactionWithImage(context, image, async (tx, key) => {
    const before = await lock(tx, collabRecord, collab)
    const changes = { ...fields, ...bannerChange(key, purge_banner_image) }
    guardCurrency(before, fields)
    refuse(collabErrors(fields, before))

    const after = await save(tx, actor, collabRecord, 'update', before, changes)
    if (after.applications_end_at !== before.applications_end_at) await remindOfClosing(tx, after)
    if (changes.banner_image_key !== undefined) {
      await releaseFile(tx, context, before.banner_image_key)
    }
    return after
  })
}

export async function destroyCollab(
  context: Context,
  actor: Member,
  collab: Collab,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // A new submission refers to its collab and so waits for this lock: none arrives after the
    // check.
    const current = await lockToDelete(tx, collabRecord, collab)
    authorize(collabPolicy.isDestructible(current), notADraft)
    const submitted = await tx.$count(
      collabSubmissions,
      eq(collabSubmissions.collab_id, current.id),
    )
    // Creators apply to what is published, and that is never a draft again: no move leads here. Should one
    // ever do, this answers in words what the foreign key of submissions refuses in any case.
    const isUntouched = submitted === 0 && current.submissions_count === 0
    guard(isUntouched, 'base', 'A collab with submissions cannot be deleted.')

    await destroy(tx, actor, collabRecord, 'destroy', current, { name: [current.name, null] })
    await releaseFile(tx, context, current.banner_image_key)
  })
}

/**
 * Refuses another currency after submission: staff approve the collab as it is, and creators name their price
 * in it as soon as they see it.
 */
function guardCurrency(before: Collab, { currency = before.currency }: CollabFields): void {
  guard(
    before.state === 'draft' || currency === before.currency,
    'currency',
    "can't be changed after submission for review",
  )
}
