import type { FastifyRequest } from 'fastify'
import { isAdmin } from '../../tables/actor.ts'
import type { Owner } from './owner.ts'

/** Whose webhooks are served at an address. */
export type Mount = { of: 'organization' | 'user' }

type Asking = {
  ownerOf: (request: FastifyRequest) => Owner
  /** The name of an operation, which is another one for each kind of owner. */
  prefixed: (verb: string, noun: string) => string
  forWhom: string
  errors: 403[]
}

/** Who asks for webhooks, and what the description of the interface says of them. */
export const whoAsks: Record<Mount['of'], Asking> = {
  organization: {
    ownerOf: ({ member }) => ({
      organization_id: member.organization.id,
      organizationName: member.organization.name,
      actor: member,
      mayManage: isAdmin(member),
    }),
    prefixed: (verb, noun) => `${verb}${noun}`,
    forWhom: 'For admins',
    errors: [403],
  },
  user: {
    ownerOf: ({ actor }) => ({ user_id: actor.user.id, actor, mayManage: true }),
    prefixed: (verb, noun) => `${verb}Own${noun}`,
    forWhom: 'For every user',
    errors: [],
  },
}
