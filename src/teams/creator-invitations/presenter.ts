import { z } from 'zod'
import { sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { displayName } from '../../tables/users/users.ts'
import { creatorInvitationUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { CreatorInvitationWithInviter } from './queries.ts'

export const CreatorInvitationJson = z
  .object({
    id: sqid,
    email: text('suki@example.com')
      .nullable()
      .meta({ description: 'Null where someone was invited whom the organization worked with' }),
    user_id: sqid.nullable().meta({ description: 'Whom it is for in that case' }),
    name: text('Ida Brandt').nullable(),
    invited_by: z
      .object({ id: sqid, name: text('Mara Lindqvist'), email: text('mara@example.com') })
      .nullable(),
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike(
      'https://troupe.example.com/organizations/k5dXwQ2n/creator_invitations/Rb6KwPz2.json',
    ),
  })
  .meta({ id: 'CreatorInvitation' })

export function presentCreatorInvitation(
  invitation: CreatorInvitationWithInviter,
): z.infer<typeof CreatorInvitationJson> {
  const { invited_by, user_id, creator } = invitation
  return {
    id: encodeId('CreatorInvitation', invitation.id),
    email: invitation.email,
    user_id: user_id === null ? null : encodeId('User', user_id),
    name: creator && displayName(creator),
    invited_by: invited_by && {
      id: encodeId('User', invited_by.id),
      name: invited_by.name,
      email: invited_by.email,
    },
    created_at: invitation.created_at,
    updated_at: invitation.updated_at,
    url: creatorInvitationUrl(invitation),
  }
}
