import type { FastifyRequest } from 'fastify'
import type { Config } from '../../framework/config/config.ts'
import { NotFound } from '../../framework/errors.ts'
import { nothingHere } from '../../framework/http/answers/unknown-address.ts'
import type { User } from '../../tables/users/users.ts'

/** Those who run the installation. An address in an account is proved, so it says who someone is. */
export function isStaff(
  { staffEmails }: Pick<Config, 'staffEmails'>,
  actor: { user: Pick<User, 'email'> } | undefined,
): boolean {
  return actor !== undefined && staffEmails.includes(actor.user.email)
}

/** Whoever passes acts as staff, and is recorded so. To everybody else nothing is here. */
export async function requireStaff(request: FastifyRequest): Promise<void> {
  if (!isStaff(request.server.context.config, request.actor))
    throw new NotFound(nothingHere(request.method))
  request.actor = { ...request.actor, isStaff: true }
}
