import type { FastifyReply, FastifyRequest } from 'fastify'
import { localPath } from './safety/local-path.ts'

const cookie = 'errand'
const options = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** Remembers what someone came for and could not do yet, so that they find back to it. */
export function rememberErrand(reply: FastifyReply, path: string): void {
  reply.setCookie(cookie, path, options)
}

export function errandOf({ cookies }: FastifyRequest): string | undefined {
  return localPath(cookies[cookie])
}

export function forgetErrand(request: FastifyRequest, reply: FastifyReply): void {
  if (errandOf(request) !== undefined) reply.clearCookie(cookie, options)
}
