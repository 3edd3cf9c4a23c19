import { z } from 'zod'
import { sqid, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { invitationUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import type { InvitationWithInviter, OpenInvitation } from './queries.ts'

const inviter = { name: text('Mara Lindqvist'), email: text('mara@example.com') }

export const InvitationJson = z
  .object({
    id: sqid,
    email: text('nils@example.com'),
    role: z.enum(roles),
    invited_by: z.object({ id: sqid, ...inviter }).nullable(),
    expires_at: timestamp,
    created_at: timestamp,
    updated_at: timestamp,
    url: urlLike('https://troupe.example.com/organizations/k5dXwQ2n/invitations/Hn4GcTx9.json'),
  })
  .meta({ id: 'Invitation' })

export function presentInvitation(
  invitation: InvitationWithInviter,
): z.infer<typeof InvitationJson> {
  const { invited_by } = invitation
  return {
    id: encodeId('Invitation', invitation.id),
    email: invitation.email,
    role: invitation.role,
    invited_by: invited_by && {
      id: encodeId('User', invited_by.id),
      name: invited_by.name,
      email: invited_by.email,
    },
    expires_at: invitation.expires_at,
    created_at: invitation.created_at,
    updated_at: invitation.updated_at,
    url: invitationUrl(invitation),
  }
}

/** The invitation as the invited person sees it before they belong to the organization. */
export const ReceivedInvitationJson = z
  .object({
    email: text('nils@example.com'),
    role: z.enum(roles),
    organization: z.object({ id: sqid, name: text('Northwind Coffee') }),
    invited_by: z.object(inviter).nullable(),
    expires_at: timestamp,
  })
  .meta({ id: 'ReceivedInvitation' })

export function presentReceivedInvitation({
  organization,
  invited_by,
  ...invitation
}: OpenInvitation): z.infer<typeof ReceivedInvitationJson> {
  return {
    email: invitation.email,
    role: invitation.role,
    organization: { id: encodeId('Organization', organization.id), name: organization.name },
    invited_by: invited_by && { name: invited_by.name, email: invited_by.email },
    expires_at: invitation.expires_at,
  }
}
