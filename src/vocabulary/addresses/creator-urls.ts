import { encodeId } from '../ids.ts'
import {
  creatorsPath,
  type Identified,
  type InOrganization,
  jsonUrl,
  organizationPath,
} from './urls.ts'

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

/** Creators whom an organization does not know yet. */
export const foundCreatorsPath = (organization: Identified) =>
  `${organizationPath(organization)}/discover/creators`
export const foundCreatorInvitePath = ({ organization_id, user_id }: OfOrganization) =>
  inviteToPath(organizationPath({ id: organization_id }), { id: user_id })
/** The same from the address of an organization. */
export const inviteToPath = (organization: string, user: Identified) =>
  `${organization}/discover/creators/${encodeId('User', user.id)}/invitation`

/** Labels, lists and views that a team makes of its creators. */
export const creatorGroupsPath = (organization: Identified) =>
  `${organizationPath(organization)}/creator_groups`
export const creatorGroupPath = ({ organization_id, id }: InOrganization) =>
  `${creatorGroupsPath({ id: organization_id })}/${encodeId('CreatorGroup', id)}`
export const creatorGroupUrl = (group: InOrganization) => jsonUrl(creatorGroupPath(group))
export const groupingPath = (organization: Identified) => `${creatorsPath(organization)}/grouping`
export const invitationsTogetherPath = (organization: Identified) =>
  `${creatorsPath(organization)}/invitations`
export const messagesTogetherPath = (organization: Identified) =>
  `${creatorsPath(organization)}/messages`
