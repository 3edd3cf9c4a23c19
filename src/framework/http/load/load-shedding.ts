import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BadRequest, Overloaded } from '../../errors.ts'
import { networkOf } from '../../net/network.ts'
import type { Gate } from './gate.ts'
import { type Leave, openPlaces } from './places.ts'
import type { WorkPlaces } from './work-places.ts'

type LoadLimits = {
  /** Requests in progress, and how long others wait for their turn. */
  working: number
  waitMs: number
  /** Bodies being received, from known callers and from all others each. */
  receiving: number
  receivingPerNetwork: number
  /** How long a body may take to arrive, from a known caller and from others. */
  knownMs: number
  openMs: number
  /** How long a part of a large file may take, as long as it moves. */
  uploadMs: number
}

/** The place that a request takes at the moment, among those being received or those being worked on. */
type Place = { leave: Leave; isWorking: boolean; isHandled: boolean }

declare module 'fastify' {
  interface FastifyRequest {
    place: Place | null
  }
}

// Up to 10 MB of a file are held in memory, and up to 1 MB of any other body.
const placesOfAnUpload = 10

type Options = {
  limits: LoadLimits
  work: WorkPlaces
  gate: Gate
  isKnown: (request: FastifyRequest) => boolean
}

/**
 * A request counts as being received while its body arrives, and as being worked on otherwise, so
 * that slow senders take no place from requests that could be answered. Requests are counted instead
 * of measuring the event loop, because requests that wait for the database cost no CPU.
 */
export function shedLoad(app: FastifyInstance, { limits, work, gate, isKnown }: Options): void {
  const { receiving, receivingPerNetwork, knownMs, openMs, uploadMs } = limits
  const receiveKnown = openPlaces(receiving, receivingPerNetwork)
  const receiveOpen = openPlaces(receiving, receivingPerNetwork)
  app.decorateRequest('place', null)

  app.addHook('onRequest', (request, reply, done) => {
    // A request that did not come over the network has passed no gate.
    const leave = gate.adopt(request.raw) ?? work.take()
    if (leave === undefined) return done(new Overloaded(1))

    const place = { leave, isWorking: true, isHandled: false }
    request.place = place
    // A handler goes on working after its client has gone away, so it keeps its place until it ends.
    reply.raw.once('close', () => {
      if (!place.isHandled) leavePlace(place)
    })
    done()
  })

  // This hook runs after authentication and before anything of the body is read.
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { place } = request
    if (place === null || !awaitsBody(request)) return done(null, payload)

    leavePlace(place)
    if (request.raw.destroyed) return done(new BadRequest('The request was broken off.'))
    const [receive, ms] = isKnown(request)
      ? [receiveKnown, holdsBytes(request) ? uploadMs : knownMs]
      : [receiveOpen, openMs]
    const leave = receive(networkOf(request.ip), holdsFile(request) ? placesOfAnUpload : 1)
    if (leave === undefined) {
      // The connection is closed, because the body would be received after all, only to be thrown away.
      reply.header('Connection', 'close')
      return done(new Overloaded(1))
    }

    const timer = setTimeout(() => {
      leavePlace(place)
      refuseLate(request, reply)
    }, ms)
    place.leave = () => {
      clearTimeout(timer)
      leave()
    }
    done(null, payload)
  })

  // A handler that returns its answer settles only when the client has read it, however slowly.
  app.addHook('onSend', ({ place }, _reply, payload, done) => {
    if (place !== null) leavePlace(place)
    done(null, payload)
  })

  app.addHook('onRoute', (route) => {
    const { handler } = route
    route.handler = function (this: FastifyInstance, request, reply) {
      const { place } = request
      return place === null
        ? handler.call(this, request, reply)
        : workIn(place, work, request, () => handler.call(this, request, reply))
    }
  })
}

/** Runs a handler once the whole body is there, and holds a place until it has settled or answered. */
function workIn<Result>(
  place: Place,
  work: WorkPlaces,
  request: FastifyRequest,
  handle: () => Result,
): Result | Promise<Awaited<Result>> {
  if (place.isWorking) return holdWhile(place, request, handle)

  leavePlace(place)
  return returnTo(place, work, request).then(() => holdWhile(place, request, handle)) as Promise<
    Awaited<Result>
  >
}

async function returnTo(place: Place, work: WorkPlaces, { socket }: FastifyRequest): Promise<void> {
  const leave = await work.waitAgain(() => socket.destroyed)
  if (leave === undefined) throw new Overloaded(1)
  Object.assign(place, { leave, isWorking: true })
}

function holdWhile<Result>(place: Place, { socket }: FastifyRequest, handle: () => Result): Result {
  const leave = () => leavePlace(place)
  try {
    // A request whose sender is gone is not begun, since nobody would learn what came of it.
    if (socket.destroyed) throw new BadRequest('The request was broken off.')
    place.isHandled = true
    const result = handle()
    if (result instanceof Promise) result.then(leave, leave)
    else leave()
    return result
  } catch (error) {
    leave()
    throw error
  }
}

function leavePlace(place: Place): void {
  place.leave()
  place.isWorking = false
}

function awaitsBody({ headers, raw }: FastifyRequest): boolean {
  const isEmpty =
    headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0
  return !isEmpty && !raw.complete
}

function holdsFile({ routeOptions, headers }: FastifyRequest): boolean {
  const takesFiles = Boolean(routeOptions.config.api?.files)
  return takesFiles && /^multipart\//i.test(headers['content-type'] ?? '')
}

/** A part of a file goes to the disk as it comes, so that one costs no more memory than another body. */
function holdsBytes({ routeOptions, headers }: FastifyRequest): boolean {
  const { bytes } = routeOptions.config.api ?? {}
  return bytes !== undefined && headers['content-type'] === bytes
}

function refuseLate({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (reply.sent) return
  // Closing the connection makes the body's reader fail, and the request is answered already.
  raw.removeAllListeners('error').on('error', () => {})
  reply.header('connection', 'close').send(new BadRequest('The body took too long to arrive.', 408))
}
