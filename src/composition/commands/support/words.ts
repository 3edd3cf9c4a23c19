import type { Person } from '../../../pages/people/queries.ts'
import { displayName } from '../../../tables/users/users.ts'
import { staffUserPath } from '../../../vocabulary/addresses/staff-urls.ts'
import { absolute } from '../../../vocabulary/addresses/urls.ts'
import { counted } from '../../../vocabulary/amounts/counts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

/** Lines about a person: all that support is mostly asked for. */
export function linesAbout(person: Person): string[] {
  const { user, sessions_count, last_active_at, organizations } = person
  const seen = last_active_at === null ? '' : `, last active ${last_active_at}`
  return [
    `${displayName(user)} <${user.email}>  ${encodeId('User', user.id)}`,
    `  since ${user.created_at}, ${counted(Number(sessions_count), 'session')}${seen}`,
    ...organizations.map(
      ({ id, name, role, is_owner }) =>
        `  ${is_owner ? 'owner' : role} of ${name} (${encodeId('Organization', id)})`,
    ),
    `  ${absolute(staffUserPath(user))}`,
  ]
}
