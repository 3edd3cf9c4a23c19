import { encodeId } from '../ids.ts'
import { creatorsPath, type InOrganization, jsonUrl } from './urls.ts'

/** The addresses of the creators of an organization, and of what it keeps about them. */

type OfOrganization = { organization_id: number; user_id: number }

export const creatorPath = ({ organization_id, user_id }: OfOrganization) =>
  `${creatorsPath({ id: organization_id })}/${encodeId('User', user_id)}`
export const creatorUrl = (creator: OfOrganization) => jsonUrl(creatorPath(creator))

export const creatorNotesPath = (creator: OfOrganization) => `${creatorPath(creator)}/notes`
export const creatorNotePath = (note: OfOrganization & InOrganization) =>
  `${creatorNotesPath(note)}/${encodeId('CreatorNote', note.id)}`
export const creatorNoteUrl = (note: OfOrganization & InOrganization) =>
  jsonUrl(creatorNotePath(note))

export const creatorInvitePath = (creator: OfOrganization) => `${creatorPath(creator)}/invitation`
