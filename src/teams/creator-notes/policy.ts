import { isAdmin, type Member } from '../../tables/actor.ts'
import type { CreatorNote } from '../../tables/organizations/creator-notes.ts'

type Written = Pick<CreatorNote, 'written_by_id'>

/** Whoever belongs to an organization reads and writes its notes, and changes only what is their own. */
export const creatorNotePolicy = {
  update: ({ user }: Member, { written_by_id }: Written) => written_by_id === user.id,
  destroy: (actor: Member, note: Written) =>
    isAdmin(actor) || creatorNotePolicy.update(actor, note),
}
