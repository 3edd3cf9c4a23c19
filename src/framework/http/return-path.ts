import type { FastifyReply, FastifyRequest } from 'fastify'
import { localPath } from './safety/local-path.ts'

const cookie = 'errand'
const options = { path: '/', httpOnly: true, sameSite: 'lax' } as const

/** Remembers what someone came for and could not do yet, so that they find back to it. */
export function rememberReturnPath(reply: FastifyReply, path: string): void {
  reply.setCookie(cookie, path, options)
}

export function returnPathOf({ cookies }: FastifyRequest): string | undefined {
  return localPath(cookies[cookie])
}

export function forgetReturnPath(request: FastifyRequest, reply: FastifyReply): void {
  if (returnPathOf(request) !== undefined) reply.clearCookie(cookie, options)
}
