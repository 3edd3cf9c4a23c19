import { z } from 'zod'
import { sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { roles } from '../../vocabulary/people/roles.ts'
import type { MembershipWithUser } from './queries.ts'

export const MembershipJson = z
  .object({
    id: sqid,
    role: z.enum(roles),
    is_owner: z.boolean(),
    created_at: timestamp,
    updated_at: timestamp,
    user: z.object({ id: sqid, name: text('Mara Lindqvist'), email: text('mara@example.com') }),
  })
  .meta({ id: 'Membership' })

export function presentMembership({
  user,
  ...membership
}: MembershipWithUser): z.infer<typeof MembershipJson> {
  return {
    id: encodeId('Membership', membership.id),
    role: membership.role,
    is_owner: membership.is_owner,
    created_at: membership.created_at,
    updated_at: membership.updated_at,
    user: { id: encodeId('User', user.id), name: user.name, email: user.email },
  }
}
