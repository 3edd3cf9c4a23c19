import type { VNode } from 'preact'
import type { Db } from '../../framework/database/db.ts'
import type { AttributeErrors } from '../../framework/errors.ts'
import type { PageRequest } from '../../framework/pagination.ts'
import { listOpenPrograms } from '../../programs/program-invitations/queries.ts'
import { ProgramInvitation } from '../../programs/program-invitations/views/card.tsx'
import type { Member } from '../../tables/actor.ts'
import { allCreatorGroups } from '../../teams/creator-groups/queries.ts'
import { creatorInvitationPolicy } from '../../teams/creator-invitations/policy.ts'
import { listCreatorNotes } from '../../teams/creator-notes/queries.ts'
import { CreatorNotes, type RefusedNote } from '../../teams/creator-notes/views/notes.tsx'
import { findCreator } from './creator.ts'
import { CreatorLabels } from './views/labels.tsx'
import { CreatorShow } from './views/show.tsx'

/** A form that was refused, to be shown again. */
type Refused = { note?: RefusedNote; invitation?: { typed: unknown; errors: AttributeErrors } }

/** The page of a creator, with or without a form that was refused. */
export async function creatorPage(
  db: Db,
  member: Member,
  userId: string,
  page: PageRequest,
  { note, invitation }: Refused = {},
): Promise<VNode> {
  const creator = await findCreator(db, member, userId)
  const notes = await listCreatorNotes(db, member, userId, page)
  const mayInvite = creatorInvitationPolicy.create(member)
  const programs = mayInvite ? await listOpenPrograms(db, member, creator) : []
  return (
    <CreatorShow creator={creator}>
      <CreatorLabels creator={creator} groups={await allCreatorGroups(db, member)} />
      {mayInvite && (
        <ProgramInvitation member={member} creator={creator} programs={programs} {...invitation} />
      )}
      <CreatorNotes member={member} creator={creator} notes={notes} refused={note} />
    </CreatorShow>
  )
}
