import type { Membership } from './organizations/memberships.ts'
import type { Organization } from './organizations/organizations.ts'
import type { AccessToken } from './users/credentials/access-tokens.ts'
import type { User } from './users/users.ts'

type Permission = AccessToken['permission']

export type CurrentUser = Pick<
  User,
  | 'id'
  | 'name'
  | 'email'
  | 'push_notifications_enabled'
  | 'notifications_count'
  | 'message_notifications_count'
  | 'unseen_notifications_count'
> & { two_factor: boolean }

/** The columns that decide what someone may do. No other columns are loaded on every request. */
export type OwnMembership = Pick<Membership, 'id' | 'role' | 'is_owner'>

type Credential = {
  type: 'session' | 'access_token' | 'system'
  id: number | null
  /** The name that its owner knows it by: a device, or the token's description. */
  name: string
  /** Whether it was shown within the last minutes that the account's owner is behind it. */
  isProved: boolean
  /** The scope of an access token. Everything else may do what its user may. */
  permission?: Permission
  /** The limits of a token that may not do all that its user may. */
  limits?: Pick<
    AccessToken,
    'areas' | 'organization_ids' | 'daily_limit_amount' | 'daily_limit_currency'
  >
  /** Whether it belongs to an organization, so that no person is behind it. */
  isOfOrganization?: true
}

/** The person who makes this request, and the credential they use. */
export type Actor = {
  user: CurrentUser
  credential: Credential
  user_agent: string
  ip: string
  /** Whether they act for those who run the installation, and not for themselves. */
  isStaff?: true
}

/** Someone who looks at what others may see too, signed in or not. */
export type Viewer = Pick<Actor, 'user' | 'credential'> | undefined

/** Nobody in particular, for what happens by itself: at a deadline, or because a provider says so. */
type System = Omit<Actor, 'user'> & { user: null }

export function system(cause: string): System {
  const credential = { type: 'system', id: null, name: cause, isProved: true } as const
  return { user: null, credential, user_agent: '', ip: '' }
}

/** Whoever runs the installation, from a shell of its machine: nobody whom it has an account of. */
export function operator(command: string): System {
  return { ...system(command), isStaff: true }
}

/** The author of a change: a person, or nobody in particular. */
export type Author = Actor | System

/**
 * Whether it is one of those who run the installation who decides, as a person. An `operator` is not: a shell
 * has no account that a decision could be held against, so what only people decide is not decided there.
 */
export const actsAsStaff = (author: Author): boolean =>
  author.user !== null && author.isStaff === true

/** Someone who acts within an organization they belong to. */
export type Member = Actor & { organization: Organization; membership: OwnMembership }

/** The organization and the role that its pages depend on, also where the address names none. */
export type Belonging = {
  organization: Pick<Organization, 'id' | 'name' | 'avatar_key'>
  membership: Pick<OwnMembership, 'role'>
}

/** Whether it is a token that may not do all that its user or organization may. */
export function isLimitedToAreas({ limits }: Actor['credential']): boolean {
  return limits !== undefined && limits.areas !== null
}

export function isAdmin({ membership }: Pick<Belonging, 'membership'>): boolean {
  return membership.role === 'admin'
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The moment at which it became known who asks, by the clock of the process. */
    recognisedAt: number
    /** The person who asks, on every route below `authenticate`. */
    actor: Actor
    /** The member who asks, on every route below `requireMembership`. */
    member: Member
    /** The organization among whose pages one is shown that lies at no address of it. */
    amongOrganization: number | undefined
  }
}
