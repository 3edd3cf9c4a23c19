import { z } from 'zod'
import { UserInBriefJson } from '../../accounts/users/presenter.ts'
import {
  currency,
  idOf,
  idOrNull,
  minorUnits,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import { displayName } from '../../tables/users/users.ts'
import { creatorInvitationUrl } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import type { CreatorInvitationWithInviter } from './queries.ts'
import type { ReceivedInvitation } from './received/queries.ts'

type ToProgram = { campaign_id: number | null; collab_id: number | null }

const programId = from(text('Vq7RtzK8').nullable(), (to: ToProgram): string | null => {
  if (to.campaign_id !== null) return encodeId('Campaign', to.campaign_id)
  return to.collab_id === null ? null : encodeId('Collab', to.collab_id)
})

export const CreatorInvitationJson = shapeOf<CreatorInvitationWithInviter>()('CreatorInvitation', {
  id: idOf('CreatorInvitation'),
  email: text('suki@example.com')
    .nullable()
    .describe('Null where someone was invited whom the organization worked with'),
  user_id: meaning(idOrNull('User', 'user_id'), 'Whom it is for in that case'),
  name: from(
    text('Ida Brandt').nullable(),
    ({ creator }: CreatorInvitationWithInviter) => creator && displayName(creator),
  ),
  program_id: meaning(programId, 'The campaign or collab it is for; null if for none'),
  message: text('We loved your sourdough series.').describe('Words of who invites; may be empty'),
  invited_by: nullable(UserInBriefJson),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/creator_invitations/Rb6KwPz2.json'),
    creatorInvitationUrl,
  ),
})

const Inviting = shapeOf<ReceivedInvitation['organization']>()(undefined, {
  id: idOf('Organization'),
  name: text('Northwind Coffee'),
})

const Inviter = shapeOf<NonNullable<ReceivedInvitation['invited_by']>>()(undefined, {
  name: text('Mara Lindqvist'),
  email: text('mara@example.com'),
})

const Pay = shapeOf<NonNullable<ReceivedInvitation['pay']>>()(undefined, {
  amount: minorUnits(3000, 'For 10,000 views, or for each post'),
  currency,
  is_by_views: z.boolean().describe('Whether it is for 10,000 views, and not for each post'),
})

export const ReceivedCreatorInvitationJson = shapeOf<ReceivedInvitation>()(
  'ReceivedCreatorInvitation',
  {
    email: text('suki@example.com').describe('The address it is for'),
    organization: Inviting,
    invited_by: meaning(nullable(Inviter), 'Null once they have left'),
    program_id: meaning(programId, 'The campaign or collab it is for; null if for none'),
    program_name: text('Autumn roast launch').nullable(),
    pay: meaning(nullable(Pay), 'What a campaign pays; null for anything else'),
    message: text('We loved your sourdough series.').describe('Words of who invites; may be empty'),
    is_refused: z.boolean().describe('Whether this address refused invitations'),
  },
)
