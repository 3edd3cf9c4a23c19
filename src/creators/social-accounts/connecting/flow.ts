import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { clearPrivateCookie, setPrivateCookie } from '../../../accounts/authentication/cookies.ts'
import { databaseTime } from '../../../framework/database/clock.ts'
import { seal, unseal } from '../../../framework/secrets.ts'

const cookie = 'social_connection'
const minutes = 10

const Kept = z.object({
  platform: z.string(),
  user_id: z.number(),
  state: z.string().min(1),
  verifier: z.string().min(1),
  expires_at: z.number(),
})

type Kept = Omit<z.infer<typeof Kept>, 'expires_at'>

/** Keeps what the answer of a platform is checked against, sealed, in the browser that asks. */
export function keepFlow(reply: FastifyReply, flow: Kept): void {
  const { config } = reply.server.context
  const expires_at = databaseTime() + minutes * 60_000
  const sealed = seal(config.secretKeys, { ...flow, expires_at }).toString('base64url')
  setPrivateCookie(reply, config, cookie, sealed, minutes * 60)
}

/** Good for one answer, to the same person, of the platform that was asked, with the state it was given. */
export function takeFlow(
  request: FastifyRequest,
  reply: FastifyReply,
  { platform, state }: { platform: string; state: string },
): Kept | undefined {
  const sealed = request.cookies[cookie]
  clearPrivateCookie(reply, cookie)
  if (sealed === undefined) return undefined
  try {
    const opened = unseal(
      request.server.context.config.secretKeys,
      Buffer.from(sealed, 'base64url'),
    )
    const { expires_at, ...flow } = Kept.parse(opened)
    const isTheirs = flow.user_id === request.actor.user.id && flow.platform === platform
    return isTheirs && flow.state === state && expires_at > databaseTime() ? flow : undefined
  } catch {
    return undefined
  }
}
