import { eq } from 'drizzle-orm'
import { userRecord } from '../../accounts/users/record.ts'
import { create } from '../../activity/records/create.ts'
import { lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Context, Services } from '../../framework/context.ts'
import { currentTime } from '../../framework/database/columns.ts'
import type { Tx } from '../../framework/database/db.ts'
import { guard } from '../../framework/errors.ts'
import { readImage, transactionWithImage } from '../../framework/uploads/images.ts'
import { releaseFile } from '../../framework/uploads/jobs.ts'
import type { Actor } from '../../tables/actor.ts'
import { type CreatorProfile, creatorProfiles } from '../../tables/users/creator-profiles.ts'
import type { User } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { creatorProfileRecord } from './record.ts'
import type { CreatorProfileChanges } from './schema.ts'
import { listAllowed } from './work.ts'

/** Changes what someone says of themselves, or begins it. */
export async function updateProfile(
  context: Context,
  actor: Actor,
  { avatar, ...changes }: CreatorProfileChanges,
): Promise<void> {
  const image = avatar && (await readImage(avatar, 'avatar', actor.user.id))
  await transactionWithImage(context, image, (tx, avatar_key) =>
    saveProfile(
      tx,
      context,
      actor,
      avatar_key === undefined ? changes : { ...changes, avatar_key },
    ),
  )
}

export async function purgePicture(context: Context, actor: Actor): Promise<void> {
  await context.db.transaction((tx) => saveProfile(tx, context, actor, { avatar_key: null }))
}

/** Releases the file of someone whose account is deleted: the row goes with it. */
export async function removeProfileOf(tx: Tx, services: Services, user: Pick<User, 'id'>) {
  const profile = await readProfileOf(tx, user)
  await releaseFile(tx, services, profile?.avatar_key ?? null)
}

type Stored = Omit<CreatorProfileChanges, 'avatar'> & Partial<Pick<CreatorProfile, 'avatar_key'>>

async function saveProfile(
  tx: Tx,
  services: Services,
  actor: Actor,
  { published, shown_submission_ids, ...fields }: Stored,
): Promise<void> {
  // The user is locked, because there may be no profile yet that could be.
  const user = await lock(tx, userRecord, actor.user)
  const before = await readProfileOf(tx, user)
  guard(published !== true || user.name !== '', 'published', 'needs your name first')

  const shown_submissions =
    shown_submission_ids && (await readShown(tx, user, before, shown_submission_ids))
  const isPublished = before !== undefined && before.published_at !== null
  const isMoved = published !== undefined && published !== isPublished
  const values = {
    ...fields,
    ...(shown_submissions && { shown_submissions }),
    ...(isMoved && { published_at: published ? currentTime : null }),
  }
  if (before === undefined) {
    if (Object.keys(values).length > 0) await begin(tx, actor, values)
    return
  }
  const moved = published ? 'publish' : 'unpublish'
  await save(tx, actor, creatorProfileRecord, isMoved ? moved : 'update', before, values)
  if (fields.avatar_key !== undefined) await releaseFile(tx, services, before.avatar_key)
}

/** The row is begun empty, so that the first change is told as every later one is. */
async function begin(tx: Tx, actor: Actor, values: object): Promise<void> {
  const blank = await create(tx, actor, creatorProfileRecord, {
    values: { user_id: actor.user.id },
    told: {},
  })
  const action = 'published_at' in values ? 'publish' : 'update'
  await save(tx, actor, creatorProfileRecord, action, blank, values)
}

/**
 * Ids of work that may be shown. What was chosen before may stay, though its organization now keeps it back.
 */
async function readShown(
  tx: Tx,
  user: User,
  before: CreatorProfile | undefined,
  publicIds: string[],
): Promise<number[]> {
  const ids = publicIds.map((publicId) => decodeId('Submission', publicId) ?? 0)
  const allowed = [...(before?.shown_submissions ?? []), ...(await listAllowed(tx, user.id, ids))]
  const isAllowed = ids.every((id) => allowed.includes(id))
  guard(
    isAllowed,
    'shown_submission_ids',
    'must be your finished work, for brands that let it be shown',
  )
  return ids
}

async function readProfileOf(tx: Tx, { id }: Pick<User, 'id'>) {
  const [profile] = await tx.select().from(creatorProfiles).where(eq(creatorProfiles.user_id, id))
  return profile
}
