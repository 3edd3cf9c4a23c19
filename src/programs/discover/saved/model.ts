import { and, eq } from 'drizzle-orm'
import { userRecord } from '../../../accounts/users/record.ts'
import { lock } from '../../../activity/records/lock.ts'
import type { Db } from '../../../framework/database/db.ts'
import { guard } from '../../../framework/errors.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { ProgramKind } from '../../../tables/listings.ts'
import { savedPrograms } from '../../../tables/users/saved-programs.ts'
import { mostSaved, tooManySaved } from './limits.ts'

type Wanted = { kind: ProgramKind; id: number }

/** Keeps a program for someone to find it again. One that is saved already stays where it is. */
export async function saveProgram(db: Db, { user }: Actor, wanted: Wanted): Promise<void> {
  await db.transaction(async (tx) => {
    await lock(tx, userRecord, user)
    const added = await tx
      .insert(savedPrograms)
      .values({ user_id: user.id, ...columnsOf(wanted) })
      .onConflictDoNothing()
      .returning({ id: savedPrograms.id })
    if (added.length === 0) return
    const all = await tx.$count(savedPrograms, eq(savedPrograms.user_id, user.id))
    guard(all <= mostSaved, 'base', tooManySaved)
  })
}

/**
 * Whether there was something to take off. Nobody is told of either, and the audit log keeps neither: what
 * someone looks at is their own business.
 */
export async function unsaveProgram(
  db: Db,
  { user }: Actor,
  { kind, id }: Wanted,
): Promise<boolean> {
  const { campaign_id, collab_id, user_id } = savedPrograms
  const program = kind === 'Campaign' ? campaign_id : collab_id
  const taken = await db
    .delete(savedPrograms)
    .where(and(eq(user_id, user.id), eq(program, id)))
    .returning({ id: savedPrograms.id })
  return taken.length > 0
}

const columnsOf = ({ kind, id }: Wanted) =>
  kind === 'Campaign' ? { campaign_id: id } : { collab_id: id }
