import type { Membership } from '../memberships/table.ts'
import type { Organization } from '../organizations/table.ts'
import type { User } from '../users/table.ts'

export type CurrentUser = Pick<User, 'id' | 'name' | 'email'> & { two_factor: boolean }

export type Credential = {
  type: 'session' | 'access_token'
  id: number
  /** What its owner knows it by: a device, or the token's description. */
  name: string
}

/** Who acts in this request, and by what right. */
export type Actor = {
  user: CurrentUser
  credential: Credential
  user_agent: string
  ip: string
}

/** Someone who acts within an organization they belong to. */
export type Member = Actor & { organization: Organization; membership: Membership }

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route below `authenticate`. */
    actor: Actor
    /** Set on every route below `loadMember`. */
    member: Member
  }
}
