import type { FastifyReply } from 'fastify'
import type { Config } from '../../framework/config/config.ts'
import { sessionIdle } from '../../vocabulary/time/lifetimes.ts'

const sessionSeconds = sessionIdle.seconds

/** No script reads these, and no other site's form sends them along. */
export function setPrivateCookie(
  reply: FastifyReply,
  { secureCookies }: Pick<Config, 'secureCookies'>,
  name: string,
  value: string,
  maxAge: number,
): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: secureCookies,
    maxAge,
  })
}

export function clearPrivateCookie(reply: FastifyReply, name: string): void {
  reply.clearCookie(name, { path: '/' })
}

/**
 * Ends the session in the browser, and has it drop the pages it cached. Its storage is kept, because
 * the subscription to push messages depends on it.
 */
export function forgetSession(reply: FastifyReply): void {
  clearPrivateCookie(reply, 'session_token')
  reply.header('Clear-Site-Data', '"cache"')
}

/** Sets the cookie of the session on every request, so that it expires no earlier than the session. */
export function setSessionCookie(
  reply: FastifyReply,
  config: Pick<Config, 'secureCookies'>,
  token: string,
): void {
  setPrivateCookie(reply, config, 'session_token', token, sessionSeconds)
}
