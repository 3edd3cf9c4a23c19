import { z } from 'zod'
import { idOf, text, timestamp } from '../../framework/http/fields/json-fields.ts'
import { shapeOf } from '../../framework/http/fields/shape.ts'
import type { User } from '../../tables/users/users.ts'

const person = {
  id: idOf('User'),
  name: text('Mara Lindqvist').describe('Empty until it is set'),
  email: text('mara@example.com'),
}

/** Someone, as part of a record that they made or belong to. */
export const UserInBriefJson = shapeOf<Pick<User, 'id' | 'name' | 'email'>>()(undefined, person)

export const UserJson = shapeOf<User>()('User', {
  ...person,
  hides_handle: z
    .boolean()
    .describe(
      'Whether ledgers show a number in place of your handle, and no link to your posts, to all but you and the brand',
    ),
  created_at: timestamp,
  updated_at: timestamp,
})
