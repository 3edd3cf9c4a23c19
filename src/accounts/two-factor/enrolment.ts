import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { databaseTime } from '../../framework/database/clock.ts'
import { decrypt, encrypt, type SecretKeys } from '../../framework/secrets.ts'
import { clearPrivateCookie, setPrivateCookie } from '../authentication/cookies.ts'
import { newSecret } from './totp.ts'

const cookie = 'two_factor_enrolment'
const minutes = 15

const Enrolment = z.object({ user_id: z.number(), secret: z.string(), expires_at: z.number() })
type Enrolment = z.infer<typeof Enrolment>

/**
 * Keeps the secret between the page that offers it and the code that confirms it. It is kept in a
 * cookie, so that an unfinished enrolment leaves nothing in the database. It is encrypted, for this
 * user and for a short time, so that nobody can enrol a secret of their own choice.
 */
export function resumeEnrolment(
  request: FastifyRequest,
  reply: FastifyReply,
): { secret: string; isNew: boolean } {
  const { config } = request.server.context
  const { id: user_id } = request.actor.user
  const begun = open(config.secretKeys, request.cookies[cookie])
  if (begun?.user_id === user_id && begun.expires_at > databaseTime()) {
    return { secret: begun.secret, isNew: false }
  }

  const secret = newSecret()
  const enrolment: Enrolment = { user_id, secret, expires_at: databaseTime() + minutes * 60_000 }
  const sealed = encrypt(config.secretKeys, Buffer.from(JSON.stringify(enrolment)))
  setPrivateCookie(reply, config, cookie, sealed.toString('base64url'), minutes * 60)
  return { secret, isNew: true }
}

export function endEnrolment(reply: FastifyReply): void {
  clearPrivateCookie(reply, cookie)
}

function open(secretKeys: SecretKeys, sealed: string | undefined): Enrolment | undefined {
  if (sealed === undefined) return undefined
  try {
    return Enrolment.parse(
      JSON.parse(decrypt(secretKeys, Buffer.from(sealed, 'base64url')).toString()),
    )
  } catch {
    return undefined
  }
}
