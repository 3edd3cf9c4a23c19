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
  created_at: timestamp,
  updated_at: timestamp,
})
