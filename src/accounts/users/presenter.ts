import { z } from 'zod'
import { sqid, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import type { User } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'

export const UserJson = z
  .object({
    id: sqid,
    name: text('Mara Lindqvist'),
    email: text('mara@example.com'),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'User' })

export function presentUser(user: User): z.infer<typeof UserJson> {
  return {
    id: encodeId('User', user.id),
    name: user.name,
    email: user.email,
    created_at: user.created_at,
    updated_at: user.updated_at,
  }
}
