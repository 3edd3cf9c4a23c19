import { z } from 'zod'
import { UserInBriefJson } from '../../accounts/users/presenter.ts'
import { idOf, timestamp } from '../../framework/http/fields/json-fields.ts'
import { meaning, shapeOf } from '../../framework/http/fields/shape.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import type { MembershipWithUser } from './queries.ts'

export const MembershipJson = shapeOf<MembershipWithUser>()('Membership', {
  id: meaning(idOf('Membership'), 'Of the membership, not of the user'),
  role: z.enum(roles),
  is_owner: z.boolean(),
  created_at: timestamp,
  updated_at: timestamp,
  user: UserInBriefJson,
})
