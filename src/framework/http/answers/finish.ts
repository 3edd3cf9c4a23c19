import type { FastifyReply, FastifyRequest } from 'fastify'
import { compress } from './compression.ts'
import { tagWritten, withEtag } from './etag.ts'

declare module 'fastify' {
  interface FastifyReply {
    /** Whether the answer is a page for someone signed in. */
    isPersonal: boolean
    /** How long others may be given the same answer, in seconds; 0 if it is for this caller only. */
    sharedSeconds: number
  }
}

type Done = (error: Error | null, payload?: unknown) => void

const revalidated = 'max-age=0, private, must-revalidate'

/** Answers that are stored for visitors must not be shown to someone who has signed in since. */
const variants = {
  own: 'Accept, Accept-Encoding',
  shared: 'Accept, Accept-Encoding, Cookie, Authorization',
}

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
    reply.header('Vary', isShared(reply) ? variants.shared : variants.own)
  if (said === undefined) reply.header('Cache-Control', storage(reply))

  if (said === undefined) tagWritten(request, reply, payload)
  const answer = said === undefined ? withEtag(request, reply, payload) : payload
  // Handlers forbid storing where an answer shows a secret. The length of a compressed secret gives
  // it away to whoever can add text to the same answer.
  if (said === 'no-store') done(null, payload)
  else compress(request, reply, answer, done)
}

function storage(reply: FastifyReply): string {
  if (isShared(reply)) return `public, max-age=${reply.sharedSeconds}`
  return reply.isPersonal ? 'no-store' : revalidated
}

/** A cookie is for one person, and a refusal may be over the next moment. */
function isShared(reply: FastifyReply): boolean {
  return reply.sharedSeconds > 0 && reply.statusCode === 200 && !reply.hasHeader('Set-Cookie')
}
