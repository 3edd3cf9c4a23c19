import type { FastifyInstance, FastifyRequest } from 'fastify'
import { decodeAnyId, type RecordType } from '../../vocabulary/ids.ts'
import type { Tx } from '../database/db.ts'
import { inside } from '../database/inside.ts'
import { Precondition, preconditions } from '../database/transactions/precondition.ts'
import { BadRequest, Overloaded } from '../errors.ts'
import { hasTag, isAsked } from './answers/etag.ts'
import { routeOf } from './api.ts'

/** The tables that records of each kind lie in. */
type Tables = Partial<Record<RecordType, readonly string[]>>

/**
 * Has a change that comes with `If-Match` done only where its record is still as the caller has seen it. The
 * record is shown to the caller again, by its own route, inside of the transaction that has locked it: of two
 * who send the same tag, the one who comes second sees what the first has made of it.
 */
export function requireMatches(app: FastifyInstance, tables: Tables): void {
  app.addHook('onRoute', (route) => {
    if (route.method === 'GET' || route.method === 'HEAD') return
    const { handler } = route
    route.handler = function (request, reply) {
      if (request.format === 'json') refuseUnchecked(request)
      const { 'if-match': asked } = request.headers
      const isAny = asked?.trim() === '*'
      if (asked === undefined || isAny || request.format !== 'json')
        return handler.call(this, request, reply)
      const precondition = preconditionOf(request, asked, tables)
      return preconditions.run(precondition, async () => handler.call(this, request, reply))
    }
  })
}

/** A condition that nobody checks would seem to hold. */
function refuseUnchecked({ headers }: FastifyRequest): void {
  const unchecked = ['if-none-match', 'if-unmodified-since'].find((name) => name in headers)
  if (unchecked !== undefined)
    throw new BadRequest(`${unchecked} is not checked for a change: send If-Match with an ETag.`)
}

function preconditionOf(request: FastifyRequest, asked: string, tables: Tables): Precondition {
  const shownAt = routeOf(request)?.shownAt
  if (shownAt === undefined)
    throw new BadRequest('If-Match cannot be checked here: see which operations take it.')
  if (!hasTag(asked))
    throw new BadRequest('If-Match holds no ETag: send it as it came, with its quotes.')
  return new Precondition(guardedBy(request, shownAt, tables), (tx) =>
    requireMatch(tx, request, shownAt, asked),
  )
}

/**
 * The row of the record that is shown at an address. What has no id belongs to the record above, or to the
 * user.
 */
function guardedBy({ actor, params }: FastifyRequest, shownAt: string, tables: Tables) {
  const name = shownAt.match(/(?<=:)\w+/g)?.at(-1)
  if (name === undefined) return { tables: tables.User ?? [], id: actor.user.id }
  const record = decodeAnyId((params as Record<string, string>)[name] ?? '')
  return { tables: (record && tables[record.type]) ?? [], id: record?.id ?? 0 }
}

async function requireMatch(
  tx: Tx,
  request: FastifyRequest,
  shownAt: string,
  asked: string,
): Promise<void> {
  const { authorization, cookie, host, 'user-agent': agent } = request.headers
  const own = authorization === undefined ? { cookie } : { authorization }
  const shown = await inside(tx, () =>
    request.server.inject({
      method: 'GET',
      url: `${filled(shownAt, request)}.json`,
      remoteAddress: request.ip,
      headers: { ...own, host, 'user-agent': agent },
    }),
  )
  if (shown.statusCode >= 500) throw new Overloaded(1)
  if (!isAsked(asked, String(shown.headers.etag)))
    throw new BadRequest('It was changed since: its ETag is none of those in If-Match.', 412)
}

function filled(path: string, { params }: FastifyRequest): string {
  const values = params as Record<string, string>
  return path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? ''))
}
