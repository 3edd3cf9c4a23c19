import type { FastifyReply } from 'fastify'
import type { Flash } from '../../views/frame.ts'

const cookie = 'flash'

/** Redirects after a form. The next page shows the message. */
export function redirectWith(
  reply: FastifyReply,
  path: string,
  message: string,
  kind: Flash['kind'] = 'success',
): FastifyReply {
  reply.setCookie(cookie, JSON.stringify({ kind, message }), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    maxAge: 60,
  })
  return reply.redirect(path, 303)
}

/**
 * Reads and clears the message, so that it is shown only once. A page that looks again for what has changed
 * leaves it to the page that the form leads to, and one that the browser will load once more, because it may
 * show other frames than the page before, to the second time.
 */
export function takeFlash(reply: FastifyReply, frames: readonly string[]): Flash | undefined {
  const { cookies, headers } = reply.request
  const value = cookies[cookie]
  const { 'x-live': live, 'x-frames': before = frames.join(' ') } = headers
  if (value === undefined || live !== undefined || before !== frames.join(' ')) return undefined

  reply.clearCookie(cookie, { path: '/' })
  try {
    const { kind, message } = JSON.parse(value)
    return typeof message === 'string'
      ? { kind: kind === 'error' ? 'error' : 'success', message }
      : undefined
  } catch {
    return undefined
  }
}
