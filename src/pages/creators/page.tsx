import type { Db } from '../../framework/database/db.ts'
import type { PageRequest } from '../../framework/pagination.ts'
import type { Member } from '../../tables/actor.ts'
import { listCreatorNotes } from '../../teams/creator-notes/queries.ts'
import { CreatorNotes, type RefusedNote } from '../../teams/creator-notes/views/notes.tsx'
import { findCreator } from './creator.ts'
import { CreatorShow } from './views/show.tsx'

/** The page of a creator, to be shown with or without a form that was refused. */
export async function loadCreatorPage(
  db: Db,
  member: Member,
  userId: string,
  page: PageRequest,
): Promise<(refused?: RefusedNote) => preact.JSX.Element> {
  const creator = await findCreator(db, member, userId)
  const notes = await listCreatorNotes(db, member, userId, page)
  return (refused) => (
    <CreatorShow creator={creator}>
      <CreatorNotes member={member} creator={creator} notes={notes} refused={refused} />
    </CreatorShow>
  )
}
