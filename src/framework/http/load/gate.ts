import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { formatOf } from '../answers/format.ts'
import type { Leave } from './places.ts'
import type { WorkPlaces } from './work-places.ts'

const retryAfterSeconds = 1
const reportMs = 5000
const longBody = 65_536

/** A list of names and values is written as it is; an object would be gone through each time. */
function refusal(type: string, body: string) {
  const head = ['Content-Type', type, 'Content-Length', String(Buffer.byteLength(body))]
  return { head: [...head, 'Retry-After', String(retryAfterSeconds)], body }
}

const refusals = {
  json: refusal(
    'application/json; charset=utf-8',
    '{"error":"Try again later.","code":"overloaded"}',
  ),
  html: refusal(
    'text/html; charset=utf-8',
    '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Busy · Troupe</title><h1>Troupe is busy</h1><p>Too many requests are open at the moment. Try again later.</p></html>',
  ),
}

/** Answered at any time, because they tell how the process is. */
const healthCheck = /^\/(up|ready)(\.json)?\/?(\?|$)/

type Options = {
  work: WorkPlaces
  nextId: () => string
  headers: Record<string, string>
  log: FastifyBaseLogger
  meters?: { refused: () => void } | undefined
}

/**
 * Lets requests in only as there are places to work on them. What has to be refused is refused here,
 * before the framework has done anything for it: under overload refusals are most of what is answered,
 * and they must leave the time to those who got in.
 */
export function openGate({ work, nextId, headers, log, meters }: Options) {
  const admitted = new WeakMap<IncomingMessage, Leave>()
  const count = countRefusals(log)
  const fixed = Object.entries(headers).flat()

  const refuse = (request: IncomingMessage, response: ServerResponse): void => {
    if (response.destroyed) return
    count()
    meters?.refused()
    const isJson = /\.json(\?|$)/.test(request.url ?? '')
    const { head, body } = refusals[isJson ? 'json' : formatOf(request.headers.accept)]
    // The connection is closed, because a long body that is still on its way would have to be read first.
    const rest = hasLongBody(request) ? ['Connection', 'close'] : []
    response.writeHead(503, [...fixed, ...head, 'X-Request-Id', nextId(), ...rest])
    response.end(request.method === 'HEAD' ? undefined : body)
  }

  const placeFor = ({ url = '' }: IncomingMessage): Leave | undefined =>
    healthCheck.test(url) ? () => {} : work.take()

  const guard =
    (handle: RequestListener): RequestListener =>
    (request, response) => {
      const admit = (leave: Leave): void => {
        admitted.set(request, leave)
        response.once('close', () => adopt(request)?.())
        handle(request, response)
      }
      const leave = placeFor(request)
      if (leave === undefined)
        work
          .wait(() => request.socket.destroyed)
          .then((leave) => (leave === undefined ? refuse(request, response) : admit(leave)))
      else admit(leave)
    }

  /** The place of a request, for whoever gives it back from now on. */
  const adopt = (request: IncomingMessage): Leave | undefined => {
    const leave = admitted.get(request)
    admitted.delete(request)
    return leave
  }

  return { guard, adopt }
}

export type Gate = ReturnType<typeof openGate>

type TimeLimits = { headersTimeout: number; requestTimeout: number; connectionTimeout: number }

/**
 * Makes servers behind the gate for Fastify, which asks for one for each address that it listens on. They are
 * added to `servers`.
 */
export function gatedServer({ guard }: Gate, limits: TimeLimits, servers: Server[] = []) {
  return (handle: RequestListener): Server => {
    const { headersTimeout, requestTimeout, connectionTimeout } = limits
    const options = { headersTimeout, requestTimeout, connectionsCheckingInterval: 5_000 }
    const server = createServer(options, guard(handle)).setTimeout(connectionTimeout)
    servers.push(server)
    return server
  }
}

function hasLongBody({ headers }: IncomingMessage): boolean {
  return (
    headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > longBody
  )
}

/** One line now and then, because writing one for each would add to the load. */
function countRefusals(log: FastifyBaseLogger): () => void {
  let refused = 0
  const report = () => {
    log.warn({ refused, seconds: reportMs / 1000 }, 'overloaded')
    refused = 0
  }
  return () => {
    refused += 1
    if (refused === 1) setTimeout(report, reportMs).unref()
  }
}
