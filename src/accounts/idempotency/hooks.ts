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
  app.addHook('preHandler', answerAgain)
  app.addHook('preSerialization', keepAnswer)
}

async function answerAgain(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { 'idempotency-key': sent } = request.headers
  const isTaken = request.routeOptions.config.api?.idempotent === true
  if (!isTaken || sent === undefined || request.format !== 'json') return

  const key = keyOf(request, [sent].flat().join())
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
  { idempotencyKey: key, server, log }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (key === undefined || reply.statusCode >= 300) return payload
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
  return payload
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
