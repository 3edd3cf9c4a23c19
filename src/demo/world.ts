import type { Context } from '../framework/context.ts'
import type { Actor, Member } from '../tables/actor.ts'
import type { Membership } from '../tables/memberships.ts'
import type { Organization } from '../tables/organizations.ts'
import type { User } from '../tables/users.ts'

/** The services, with `db` bound to the one transaction in which the demo world comes to be. */
export type World = Context

/** Demo data is made by the same functions as real data, and these need an actor. */
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
