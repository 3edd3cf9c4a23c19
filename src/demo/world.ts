import type { Actor, Member } from '../authentication/actor.ts'
import type { Membership } from '../memberships/table.ts'
import type { Organization } from '../organizations/table.ts'
import type { Services } from '../services.ts'
import type { User } from '../users/table.ts'

/** The services, with `db` bound to the one transaction in which the demo world comes to be. */
export type World = Services

/** Demo data is made by the same functions as real data, so someone has to be making it. */
export function actingAs(user: User): Actor {
  return {
    user: { ...user, two_factor: false },
    credential: { type: 'session', id: 0, name: 'Demo data' },
    user_agent: 'Troupe demo data',
    ip: '',
  }
}

export function actingIn(user: User, organization: Organization, membership: Membership): Member {
  return { ...actingAs(user), organization, membership }
}
