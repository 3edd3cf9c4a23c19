import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress } from './compression.ts'
import { withEtag } from './etag.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the answer is a page for someone signed in. */
    isPersonal: boolean
  }
}

type Done = (error: Error | null, payload?: unknown) => void

const revalidated = 'max-age=0, private, must-revalidate'

/**
 * The last step of every answer: how long it may be stored, whether the caller has it already, and
 * how it is compressed.
 */
export function finishAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: Done,
): void {
  const said = reply.getHeader('Cache-Control')
  // Files have one form, whatever the caller accepts.
  if (said === undefined || typeof payload === 'string')
    reply.header('Vary', 'Accept, Accept-Encoding')
  if (said === undefined) reply.header('Cache-Control', reply.isPersonal ? 'no-store' : revalidated)

  const answer = said === undefined ? withEtag(request, reply, payload) : payload
  // Handlers forbid storing where an answer shows a secret. The length of a compressed secret gives
  // it away to whoever can add text to the same answer.
  if (said === 'no-store') done(null, payload)
  else compress(request, reply, answer, done)
}
