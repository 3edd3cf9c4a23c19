import { z } from 'zod'
import { UserInBriefJson } from '../../accounts/users/presenter.ts'
import { idOf, text, timestamp, urlLike } from '../../framework/http/fields/json-fields.ts'
import { from, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import { invitationUrl } from '../../vocabulary/addresses/urls.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import type { InvitationWithInviter, OpenInvitation } from './queries.ts'

const fields = {
  email: text('nils@example.com').describe('The address it is bound to'),
  role: z.enum(roles),
  expires_at: timestamp,
}

export const InvitationJson = shapeOf<InvitationWithInviter>()('Invitation', {
  id: idOf('Invitation'),
  ...fields,
  invited_by: meaning(nullable(UserInBriefJson), 'The admin who sent it last'),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/invitations/Hn4GcTx9.json'),
    invitationUrl,
  ),
})

const Team = shapeOf<OpenInvitation['organization']>()(undefined, {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
})

const Inviter = shapeOf<NonNullable<OpenInvitation['invited_by']>>()(undefined, {
  name: text('Mara Lindqvist'),
  email: text('mara@example.com'),
})

/** The invitation as the invited person sees it before they belong to the organization. */
export const ReceivedInvitationJson = shapeOf<OpenInvitation>()('ReceivedInvitation', {
  ...fields,
  organization: Team,
  invited_by: nullable(Inviter),
})
