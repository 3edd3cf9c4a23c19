import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
  preSerializationHookHandler,
} from 'fastify'
import { Prelude, preludes } from '../../framework/database/transactions/prelude.ts'
import { BadRequest, Forbidden, Invalid, NotFound } from '../../framework/errors.ts'
import { answerLost, toldOnce } from '../../framework/http/answers/refusal-codes.ts'
import { SpooledFile } from '../../framework/http/bodies/spooled-files.ts'
import {
  claimFirst,
  DoneBefore,
  findAnswer,
  type IdempotencyKey,
  isFree,
  keepAnswer,
  releaseKey,
} from './keys.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that a program gave its request, if it gave one. */
    idempotencyKey: IdempotencyKey | undefined
  }
}

/** Has every POST of a program that comes with a key done once, and answered each time as the first time. */
export function keepIdempotencyKeys(app: FastifyInstance): void {
  app.decorateRequest('idempotencyKey', undefined)
  app.addHook('onRoute', (route) => {
    if (route.method !== 'POST') return
    const { handler } = route
    route.handler = function (request, reply) {
      const { 'idempotency-key': sent } = request.headers
      // Keys belong to a user.
      const isKept = sent !== undefined && request.format === 'json' && request.actor !== undefined
      if (!isKept) return handler.call(this, request, reply)
      const act = async () => handler.call(this, request, reply)
      return once(request, reply, [sent].flat().join(), act)
    }
    route.preSerialization = [keepBody, route.preSerialization ?? []].flat()
    route.onSend = [keepNothing, route.onSend ?? []].flat()
  })
}

const keepBody: preSerializationHookHandler = (request, reply, payload, done) => {
  if (request.idempotencyKey === undefined) return done(null, payload)
  keep(request, reply, payload).then(() => done(null, payload), done)
}

/** An answer without a body is not serialized. */
const keepNothing: onSendHookHandler = (request, reply, payload, done) => {
  if (request.idempotencyKey === undefined || payload) return done(null, payload)
  keep(request, reply, undefined).then(() => done(null, payload), done)
}

async function once(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: string,
  act: () => Promise<unknown>,
): Promise<unknown> {
  const key = keyOf(request, sent)
  const { db } = request.server.context
  const known = await findAnswer(db, key)
  if (known !== undefined) return answerAgain(reply, known)

  request.idempotencyKey = key
  const prelude = new Prelude(async (tx) => {
    key.claim = await claimFirst(tx, key)
  })
  try {
    return await preludes.run(prelude, act)
  } catch (error) {
    // Some are refused after their transaction has ended, because it says to others what is missing.
    if (isRefusal(error) && key.claim?.isReplay === false) await releaseKey(db, key)
    if (!(error instanceof DoneBefore)) throw error
    request.idempotencyKey = undefined
    const answer = await awaitAnswer(request, key)
    // The first was refused, and did nothing.
    return answer === undefined ? once(request, reply, sent, act) : answerAgain(reply, answer)
  } finally {
    prelude.end()
  }
}

/** An answer that says of what was asked for that it was not done. */
const isRefusal = (error: unknown) =>
  [Invalid, Forbidden, NotFound, BadRequest].some((kind) => error instanceof kind)

const pauseMs = 100
const mostPauses = 20

/** Whoever did it is about to keep the answer, or to give the key back, or went down before. */
async function awaitAnswer({ server }: FastifyRequest, key: IdempotencyKey) {
  const { db } = server.context
  for (let pauses = 0; pauses < mostPauses; pauses++) {
    const known = await findAnswer(db, key)
    if (known !== undefined || (await isFree(db, key))) return known
    await pause(pauseMs)
  }
  throw new BadRequest(
    'This was done under the same Idempotency-Key before, but its answer was lost. Look for what it made before you send it under another key.',
    409,
    answerLost,
  )
}

type Known = NonNullable<Awaited<ReturnType<typeof findAnswer>>>

function answerAgain(reply: FastifyReply, { status, location, answer }: Known): FastifyReply {
  if (location !== null) reply.header('Location', location)
  reply.code(status ?? 200)
  if (reply.statusCode < 400) reply.header('Idempotency-Replayed', 'true')
  if (answer === null) return reply.send()
  return reply.type('application/json; charset=utf-8').send(answer)
}

async function keep(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  const { idempotencyKey: key, server, log } = request
  if (key === undefined || reply.statusCode >= 400) return
  request.idempotencyKey = undefined
  if (key.claim?.isReplay) reply.header('Idempotency-Replayed', 'true')
  const answer = request.routeOptions.config.api?.toldOnce ? silence : answerOf(reply, payload)
  // It is done. Without its answer on record, asking again says so.
  await keepAnswer(server.context.db, key, answer).catch((err) =>
    log.warn({ err }, 'answer not kept'),
  )
}

function answerOf(reply: FastifyReply, payload: unknown) {
  const location = reply.getHeader('Location')
  return {
    status: reply.statusCode,
    location: typeof location === 'string' ? location : null,
    answer: payload === undefined ? null : JSON.stringify(payload),
  }
}

/** A secret is told once, and kept nowhere. */
const silence = {
  status: 409,
  location: null,
  answer: JSON.stringify({
    error:
      'This was done under the same Idempotency-Key before. Its answer held a secret, which is told only once and kept nowhere: if it did not reach you, make another under another key.',
    code: toldOnce,
  }),
}

const wellFormed = /^[\x21-\x7e]{1,255}$/

function keyOf(request: FastifyRequest, key: string): IdempotencyKey {
  if (!wellFormed.test(key))
    throw new Invalid({ base: ['An Idempotency-Key has 1 to 255 printable ASCII characters.'] })
  const { actor, method, routeOptions } = request
  const fingerprint = createHash('sha256').update(askedIn(request)).digest()
  return { user_id: actor.user.id, route: `${method} ${routeOptions.url}`, key, fingerprint }
}

/** The part of a request that says what is to be done. An upload says in headers what it will be. */
function askedIn({ url, body, headers }: FastifyRequest): string {
  const announced = ['upload-length', 'upload-metadata'].filter((name) => name in headers)
  const parts = [
    url.replace(/\?$/, ''),
    JSON.stringify(body, withoutPaths),
    ...announced.map((name) => `${name}: ${headers[name]}`),
  ]
  return parts.join('\n')
}

/** A file that is sent again lies elsewhere. */
function withoutPaths(_name: string, value: unknown): unknown {
  return value instanceof SpooledFile ? { ...value, path: undefined } : value
}
