import { eq } from 'drizzle-orm'
import {
  changedValues,
  changesBetween,
  recordAudit,
  unchanged,
} from '../../activity/audit/record.ts'
import type { Context } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { authorize, guard, NotFound } from '../../framework/errors.ts'
import { bannerChange } from '../../framework/uploads/banners.ts'
import { readImage, withStoredImage } from '../../framework/uploads/images.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import type { Member } from '../../tables/actor.ts'
import type { Changes } from '../../tables/audit-events.ts'
import { collabSubmissions } from '../../tables/collab-submissions.ts'
import { type Collab, collabs } from '../../tables/collabs.ts'
import { defaultFields } from './defaults.ts'
import { collabPolicy } from './policy.ts'
import type { CollabFields } from './schema.ts'
import { blockersOf, type Transition } from './transitions.ts'

type Stored = { [Column in keyof Collab]?: Collab[Column] | undefined }

/** What was sent goes before what the product's page says, and that before the defaults. */
export async function createCollab(
  context: Context,
  actor: Member,
  sent: CollabFields,
  found: CollabFields = {},
): Promise<Collab> {
  const defaults = defaultFields(context.config)
  const { banner_image, purge_banner_image: _, ...fields } = { ...defaults, ...found, ...sent }
  const image = banner_image && (await readImage(banner_image, 'banner_image'))

  return withStoredImage(context, image, (banner_image_key) =>
    context.db.transaction(async (tx) => {
      const collab = one(
        await tx
          .insert(collabs)
          .values({
            ...fields,
            name: fields.name ?? defaults.name,
            currency: fields.currency ?? defaults.currency,
            banner_image_key,
            organization_id: actor.organization.id,
          })
          .returning(),
      )
      await audit(tx, actor, collab, 'create', changesBetween({}, { ...fields, banner_image_key }))
      return collab
    }),
  )
}

export async function updateCollab(
  context: Context,
  actor: Member,
  collab: Collab,
  { banner_image, purge_banner_image, ...fields }: CollabFields,
): Promise<Collab> {
  const image = banner_image && (await readImage(banner_image, 'banner_image'))

  return withStoredImage(context, image, (key) =>
    context.db.transaction(async (tx) => {
      const before = await lockCollab(tx, collab)
      const changes = { ...fields, ...bannerChange(key, purge_banner_image) }

      const after = await save(tx, actor, before, 'update', changes)
      if (changes.banner_image_key !== undefined) {
        await releaseFile(tx, context, before.banner_image_key)
      }
      return after
    }),
  )
}

/** Gives the reasons why the collab stays what it is; none where it moved. */
export async function moveCollab(
  { db }: Context,
  actor: Member,
  collab: Collab,
  transition: Transition,
): Promise<string[]> {
  return db.transaction(async (tx) => {
    const before = await lockCollab(tx, collab)
    const reasons = blockersOf(before, transition)
    if (reasons.length === 0) {
      await save(tx, actor, before, transition, { state: destinations[transition] })
    }
    return reasons
  })
}

export async function destroyCollab(
  context: Context,
  actor: Member,
  collab: Collab,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    // A submission refers to its collab and waits for this lock: none arrives after the check.
    const current = await lockCollab(tx, collab)
    authorize(collabPolicy.isDestructible(current), notADraft)
    const submitted = await tx.$count(
      collabSubmissions,
      eq(collabSubmissions.collab_id, current.id),
    )
    const isUntouched = submitted === 0 && current.submissions_count === 0
    guard(isUntouched, 'base', 'A collab with submissions cannot be deleted.')

    await audit(tx, actor, current, 'destroy', { name: [current.name, null] })
    await tx.delete(collabs).where(eq(collabs.id, current.id))
    await releaseFile(tx, context, current.banner_image_key)
  })
}

export const notADraft = 'Only a draft can be deleted.'

const destinations = {
  submit: 'submitted_for_review',
  pause: 'paused',
  unpause: 'published',
} as const

async function lockCollab(tx: Tx, { id }: Collab): Promise<Collab> {
  const [collab] = await tx.select().from(collabs).where(eq(collabs.id, id)).for('update')
  if (collab === undefined) throw new NotFound('Collab not found.')
  return collab
}

async function save(
  tx: Tx,
  actor: Member,
  before: Collab,
  action: string,
  values: Stored,
): Promise<Collab> {
  const changed = changesBetween(before, values)
  // Saying again what is so already changes nothing, `updated_at` and the record of it included.
  if (Object.keys(changed).length === 0) return before

  const after = one(
    await tx
      .update(collabs)
      .set({ ...changedValues(values, changed), updated_at: currentTime })
      .where(eq(collabs.id, before.id))
      .returning(),
  )
  await audit(tx, actor, before, action, changesBetween(before, after))
  return after
}

function audit(
  tx: Tx,
  actor: Member,
  { id, organization_id, name }: Collab,
  action: string,
  changes: Changes,
): Promise<void> {
  return recordAudit(tx, actor, {
    action,
    record_type: 'Collab',
    record_id: id,
    organization_id,
    changes: { name: unchanged(name), ...changes },
  })
}
