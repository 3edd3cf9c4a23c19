import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { laterOf, type Position, parsePosition } from '../database/replicas/position.ts'
import { Reading, readings } from '../database/replicas/reading.ts'
import type { Replicas } from '../database/replicas/replicas.ts'
import { Forbidden, NotFound, Unauthenticated } from '../errors.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    mayBeOld?: boolean
  }
  interface FastifyRequest {
    /** Where it reads, where there are replicas. */
    reading: Reading | undefined
  }
}

/**
 * Route options for a read that may be answered by a replica, a few seconds behind the primary:
 * `mayBeOld(api({ … }))`. Who asks is still recognised by the primary, and nobody reads what is older than
 * their own last write.
 */
export function mayBeOld<Options extends { config?: object }>(options?: Options) {
  return { ...options, config: { ...options?.config, mayBeOld: true } }
}

const reads = ['GET', 'HEAD', 'OPTIONS']
const header = 'Troupe-Position'
const cookie = 'position'

/** A cookie that is gone says nothing that every replica in use has not reached by then. */
const cookieSeconds = ({ mostLagMs }: Replicas) => Math.ceil(mostLagMs / 1000) + 60

/**
 * Has reads answered by replicas where routes and callers allow it, and tells callers how far the log was
 * when they had written.
 */
export function readFromReplicas(
  app: FastifyInstance,
  replicas: Replicas | undefined,
  config: Pick<Config, 'secureCookies'>,
): void {
  if (replicas === undefined) return
  app.decorateRequest('reading', undefined)
  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      // A route for HEAD is made of one that has been here before.
      if (request.reading !== undefined) return handler.call(this, request, reply)
      const reading = readingFor(request, replicas)
      request.reading = reading
      const act = () => readings.run(reading, () => handler.call(this, request, reply))
      return reading.isOld ? orAnew(reading, reply, async () => act()) : act()
    }
  })
  app.addHook('onSend', async (request, reply) => {
    const own = await positionAfter(request, reply, replicas)
    if (own === undefined) return
    // Two that were sent at once may be answered in any order.
    const position = laterOf(own, parsePosition(sentPosition(request) ?? ''))
    tell(request, reply, position, config, cookieSeconds(replicas))
  })
}

function readingFor(request: FastifyRequest, replicas: Replicas): Reading {
  const { routeOptions, actor, method } = request
  const isOffered = routeOptions.config.mayBeOld === true && reads.includes(method)
  // A request that is made by another, such as a tool of an agent, reads what that one has written.
  const isInner = readings.getStore() !== undefined
  if (isInner || !isOffered || wantsNewest(request)) return new Reading()
  const sent = sentPosition(request)
  // Whoever does not say so may have written a moment ago.
  if (sent === undefined && actor !== undefined && isProgram(request)) return new Reading()
  const position = sent === undefined ? undefined : parsePosition(sent)
  if (sent !== undefined && position === undefined) return new Reading()
  return replicas.readingFrom(position, actor?.user.id)
}

/**
 * Parts of a page are asked for again because something has changed, and nothing would tell that once more.
 */
function wantsNewest({ headers }: FastifyRequest): boolean {
  return headers['x-live'] !== undefined || /\bno-cache\b/.test(headers['cache-control'] ?? '')
}

/** Programs keep no cookies. */
function isProgram({ headers, format }: FastifyRequest): boolean {
  return headers.authorization !== undefined || format === 'json'
}

/** The position that came with a request. With a token, cookies are those of somebody else. */
function sentPosition({ headers, cookies }: FastifyRequest): string | undefined {
  const sent = headers['troupe-position']
  if (sent !== undefined) return [sent].flat().join()
  return headers.authorization === undefined ? cookies[cookie] : undefined
}

/** Acts at the primary what was refused: a replica may not know a record or a right yet. */
async function orAnew(
  reading: Reading,
  reply: FastifyReply,
  act: () => Promise<unknown>,
): Promise<unknown> {
  try {
    return await act()
  } catch (error) {
    const isRefusal =
      error instanceof NotFound || error instanceof Forbidden || error instanceof Unauthenticated
    if (!isRefusal || !reading.isOld || reply.sent) throw error
    reading.leaveReplica()
    return act()
  }
}

/**
 * The position of what the request has written. What is refused has written nothing, unless it is known that
 * it has.
 */
async function positionAfter(
  { method, reading }: FastifyRequest,
  { statusCode }: FastifyReply,
  replicas: Replicas,
): Promise<Position | undefined> {
  const written = reading?.written
  const mayHaveWritten = !reads.includes(method) && statusCode < 400
  if (written === 'unknown' || (written === undefined && mayHaveWritten))
    return replicas.positionNow().catch(() => undefined)
  return written
}

function tell(
  request: FastifyRequest,
  reply: FastifyReply,
  position: Position,
  { secureCookies }: Pick<Config, 'secureCookies'>,
  maxAge: number,
): void {
  if (isProgram(request)) reply.header(header, position)
  if (request.headers.authorization === undefined)
    reply.setCookie(cookie, position, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: secureCookies,
      maxAge,
    })
}
