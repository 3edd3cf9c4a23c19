import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { databaseTime } from '../../framework/database/clock.ts'
import { type SecretKeys, seal, unseal } from '../../framework/secrets.ts'
import { clearPrivateCookie, setPrivateCookie } from '../authentication/cookies.ts'

const cookie = 'social_sign_in'
const minutes = 10

const Flow = z.object({
  provider: z.string(),
  state: z.string().min(1),
  nonce: z.string().min(1),
  verifier: z.string().min(1),
  expires_at: z.number(),
})

/** Values that the answer of a provider is checked against. */
export type Flow = Omit<z.infer<typeof Flow>, 'expires_at'>

/**
 * Keeps it while someone is at the provider, in a cookie: the answer counts only in the browser that
 * asked for it. It is encrypted, so that nobody can choose the values it is checked against.
 */
export function keepFlow(reply: FastifyReply, flow: Flow): void {
  const { config } = reply.server.context
  const lasting: z.infer<typeof Flow> = { ...flow, expires_at: databaseTime() + minutes * 60_000 }
  const sealed = seal(config.secretKeys, lasting)
  setPrivateCookie(reply, config, cookie, sealed.toString('base64url'), minutes * 60)
}

/** Takes the flow out of the cookie: it is good for one answer, of the provider that was asked. */
export function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: string,
): Flow | undefined {
  const flow = open(request.server.context.config.secretKeys, request.cookies[cookie])
  clearPrivateCookie(reply, cookie)
  return flow?.provider === provider && flow.expires_at > databaseTime() ? flow : undefined
}

function open(
  secretKeys: SecretKeys,
  sealed: string | undefined,
): z.infer<typeof Flow> | undefined {
  if (sealed === undefined) return undefined
  try {
    return Flow.parse(unseal(secretKeys, Buffer.from(sealed, 'base64url')))
  } catch {
    return undefined
  }
}
