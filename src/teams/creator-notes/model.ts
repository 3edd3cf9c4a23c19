import { and, eq } from 'drizzle-orm'
import { requireStillMember } from '../../accounts/authentication/still-member.ts'
import { audit, changesBetween } from '../../activity/records/audit.ts'
import { destroy } from '../../activity/records/destroy.ts'
import { keepInPlace, lock } from '../../activity/records/lock.ts'
import { save } from '../../activity/records/save.ts'
import type { Db, Tx } from '../../framework/database/db.ts'
import { insertRow } from '../../framework/database/driver/write-row.ts'
import { authorize, NotFound } from '../../framework/errors.ts'
import type { Member } from '../../tables/actor.ts'
import { type CreatorNote, creatorNotes } from '../../tables/organizations/creator-notes.ts'
import { users } from '../../tables/users/users.ts'
import { decodeId } from '../../vocabulary/ids.ts'
import { organizationRecord } from '../organizations/record.ts'
import { creatorNotePolicy } from './policy.ts'
import { type CreatorNoteWithWriter, hasWorkedWith } from './queries.ts'
import { creatorNoteRecord } from './record.ts'
import type { CreatorNoteFields } from './schema.ts'

type Note = Pick<CreatorNote, 'id'>

/** About someone who has worked with the organization. */
export async function createCreatorNote(
  db: Db,
  actor: Member,
  publicUserId: string,
  { body }: CreatorNoteFields,
): Promise<CreatorNoteWithWriter> {
  return db.transaction(async (tx) => {
    const { id: organization_id } = await lock(tx, organizationRecord, actor.organization)
    await requireStillMember(tx, actor)
    const user_id = await lockCreator(tx, actor, publicUserId)
    const values = { organization_id, user_id, written_by_id: actor.user.id, body }
    const note = await insertRow(tx, creatorNotes, values)
    await audit(tx, actor, creatorNoteRecord, 'create', note, changesBetween({}, { body }))
    return { ...note, written_by: actor.user }
  })
}

export async function updateCreatorNote(
  db: Db,
  actor: Member,
  { id }: Note,
  { body }: CreatorNoteFields,
): Promise<CreatorNoteWithWriter> {
  return db.transaction(async (tx) => {
    const before = await lock(tx, creatorNoteRecord, { id })
    authorize(creatorNotePolicy.update(actor, before))
    const after = await save(tx, actor, creatorNoteRecord, 'update', before, { body })
    return { ...after, written_by: actor.user }
  })
}

export async function destroyCreatorNote(db: Db, actor: Member, { id }: Note): Promise<void> {
  await db.transaction(async (tx) => {
    const note = await lock(tx, creatorNoteRecord, { id })
    const changes = { body: [note.body, null] as [unknown, unknown] }
    await destroy(tx, actor, creatorNoteRecord, 'destroy', note, changes)
  })
}

/** Finds a creator, and keeps them from being deleted as long as the transaction lasts. */
async function lockCreator(tx: Tx, actor: Member, publicUserId: string): Promise<number> {
  const [creator] = await keepInPlace(
    tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(eq(users.id, decodeId('User', publicUserId) ?? 0), hasWorkedWith(actor, users.id)),
      ),
  )
  if (creator === undefined) throw new NotFound('Creator not found.')
  return creator.id
}
