import { type Moved, move } from '../../../activity/records/transitions.ts'
import type { Context } from '../../../framework/context.ts'
import type { Tx } from '../../../framework/database/db.ts'
import type { Actor } from '../../../tables/actor.ts'
import type { Collab } from '../../../tables/collabs/collabs.ts'
import { isInsider } from '../../../teams/organizations/outsiders.ts'
import { remindOfClosing } from '../closing/reminders.ts'
import { reviewTransitions } from '../moves/transitions.ts'
import { notifyCollabPublished, notifyCollabReturned } from '../notices.ts'
import { collabRecord } from '../record.ts'

/** Shows a collab to creators. `read` says which version of it was read, by its `updated_at`. */
export async function publishCollab(
  context: Context,
  staff: Actor,
  collab: Collab,
  read: string | undefined,
): Promise<Moved<Collab>> {
  return context.db.transaction(async (tx) => {
    const moved = await move(tx, staff, movesOf(staff, { read }), collab, 'publish')
    if (moved.reasons.length > 0) return moved
    if (moved.record.applications_end_at !== null) await remindOfClosing(tx, moved.record)
    await notifyCollabPublished(tx, context, staff, moved.record)
    return moved
  })
}

/** Gives a collab back to its authors, with what they should do about it. */
export async function returnCollab(
  context: Context,
  staff: Actor,
  collab: Collab,
  note: string,
): Promise<Moved<Collab>> {
  return context.db.transaction(async (tx) => {
    const moved = await move(tx, staff, movesOf(staff, { note }), collab, 'return')
    if (moved.reasons.length === 0)
      await notifyCollabReturned(tx, context, staff, moved.record, note)
    return moved
  })
}

type Decision = { read?: string | undefined; note?: string }

function movesOf(staff: Actor, { read, note = '' }: Decision) {
  return {
    kind: collabRecord,
    transitions: reviewTransitions,
    readFacts: async (tx: Tx, collab: Collab) => ({
      isInsider: await isInsider(tx, staff, collab),
      read,
      note,
    }),
  }
}
