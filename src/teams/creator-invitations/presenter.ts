import { UserInBriefJson } from '../../accounts/users/presenter.ts'
import {
  idOf,
  idOrNull,
  text,
  timestamp,
  urlLike,
} from '../../framework/http/fields/json-fields.ts'
import { from, meaning, nullable, shapeOf } from '../../framework/http/fields/shape.ts'
import { displayName } from '../../tables/users/users.ts'
import { creatorInvitationUrl } from '../../vocabulary/addresses/urls.ts'
import type { CreatorInvitationWithInviter } from './queries.ts'

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
  invited_by: nullable(UserInBriefJson),
  created_at: timestamp,
  updated_at: timestamp,
  url: from(
    urlLike('https://troupe.example.com/organizations/k5dXwQ2n/creator_invitations/Rb6KwPz2.json'),
    creatorInvitationUrl,
  ),
})
