import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Invalid } from '../../framework/errors.ts'
import { idempotencyKeys } from '../../tables/users/idempotency-keys.ts'
import { findAnswer, type IdempotencyKey, isKey } from './keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that a program gave its request, if the route takes one. */
    idempotencyKey: IdempotencyKey | undefined
  }
}

/** Answers a request that was answered before as it was answered then. */
export function keepIdempotencyKeys(app: FastifyInstance): void {
  app.decorateRequest('idempotencyKey', undefined)
  app.addHook('preHandler', (request, reply, done) => {
    const { 'idempotency-key': sent } = request.headers
    const isTaken = sent !== undefined && request.routeOptions.config.api?.idempotent === true
    if (!isTaken || request.format !== 'json') return done()
    answerAgain(request, reply, [sent].flat().join()).then(() => done(), done)
  })
  app.addHook('preSerialization', (request, reply, payload, done) => {
    const { idempotencyKey: key } = request
    if (key === undefined || reply.statusCode >= 300) return done(null, payload)
    keepAnswer(request, reply, key, payload).then(() => done(null, payload), done)
  })
}

async function answerAgain(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: string,
): Promise<void> {
  const key = keyOf(request, sent)
  const known = await findAnswer(request.server.context.db, key)
  if (known === undefined) {
    request.idempotencyKey = key
    return
  }
  if (known.location !== null) reply.header('Location', known.location)
  reply.header('Idempotency-Replayed', 'true')
  reply.code(known.status ?? 200).type('application/json; charset=utf-8')
  reply.send(known.answer)
  await reply
}

async function keepAnswer(
  { server, log }: FastifyRequest,
  reply: FastifyReply,
  key: IdempotencyKey,
  payload: unknown,
): Promise<void> {
  if (key.isReplay) reply.header('Idempotency-Replayed', 'true')
  const location = reply.getHeader('Location')
  const answer = {
    status: reply.statusCode,
    location: typeof location === 'string' ? location : null,
    answer: JSON.stringify(payload),
  }
  // The request is done. Without its answer on record, asking again finds the record itself.
  await server.context.db
    .update(idempotencyKeys)
    .set(answer)
    .where(isKey(key))
    .catch((err) => log.warn({ err }, 'answer not kept'))
}

const wellFormed = /^[\x21-\x7e]{1,255}$/

function keyOf({ actor, method, url, body, routeOptions }: FastifyRequest, key: string) {
  if (!wellFormed.test(key))
    throw new Invalid({ base: ['An Idempotency-Key has 1 to 255 printable ASCII characters.'] })
  const path = url.split('?', 1)[0]
  const fingerprint = createHash('sha256')
    .update(`${path}\n${JSON.stringify(body)}`)
    .digest()
  return { user_id: actor.user.id, route: `${method} ${routeOptions.url}`, key, fingerprint }
}
