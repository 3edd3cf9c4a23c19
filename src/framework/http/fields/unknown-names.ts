import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
  preHandlerHookHandler,
} from 'fastify'
import { BadRequest } from '../../errors.ts'
import { type ApiOperation, passesOver } from '../api.ts'
import { checkParameters } from './parameters.ts'
import { missing } from './parse.ts'
import { type Body, isFlat, isRecord, rootedIn } from './root.ts'
import { misplacedIn, namesOf, rootOf, type Stray, straysIn } from './strays.ts'
import { prefersStrict, refuseUnknown } from './strict-handling.ts'

/**
 * Keeps programs from believing that something was understood which nobody reads. A read refuses a parameter
 * that it does not know, because it would be answered with more than was asked for, and so does a write.
 * Fields of a body are passed over, as the interface promises, and named in a header; an operation that is
 * strict refuses them, and so does every DELETE without a body, since what is gone is gone, and whatever a
 * program asks to handle strictly.
 */
export function noticeUnknownNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { api, file } = route.config ?? {}
    const isRead = route.method === 'GET'
    const read = isRead ? (api ?? file) : undefined
    if (read) route.preHandler = [checkParameters(read), route.preHandler ?? []].flat()
    if (isRead || api === undefined || api.bytes !== undefined) return
    route.preHandler = [
      refuseUnknown(route.method, api),
      refuseOtherThanObject(api),
      route.preHandler ?? [],
    ].flat()
    if (passesOver(route.method, api)) route.onSend = [nameUnknown(api), route.onSend ?? []].flat()
  })
}

/** A list or a single value holds no field, so it would be passed over as a whole. */
function refuseOtherThanObject({ body }: ApiOperation): preHandlerHookHandler {
  const likely = body?.root === undefined ? '{…}' : `{"${body.root}": {…}}`
  const orNothing = body === undefined || body.optional ? ', or nothing' : ''
  const refusal =
    body?.root !== undefined && !body.optional
      ? missing(body.root)
      : new BadRequest(`The body has to be a JSON object, as ${likely}${orNothing}.`)
  return ({ body: sent }, _reply, done) =>
    sent === undefined || isRecord(sent) ? done() : done(refusal)
}

const header = 'Unknown-Fields'
const mostNamed = 50

function nameUnknown(operation: ApiOperation): onSendHookHandler {
  const known = namesOf(operation.body?.schema)
  const root = rootOf(operation)
  const misplaced = misplacedIn(operation)
  const hintOf = (stray: Stray, fields: Body) => {
    const { why, meant } = misplaced(stray, fields)
    if (why === 'belongs in the address') return ' (belongs in the address)'
    if (why === 'is beside the root') return ` (beside ${root})`
    if (why === 'is the root again') return ' (sent twice, one inside of the other)'
    if (meant !== undefined) return ` (${meant}?)`
    return why === 'is read only' ? ' (read-only)' : ''
  }
  return (request, reply, payload, done) => {
    if (isTold(request, reply)) {
      const sent = isRecord(request.body) ? request.body : {}
      const strays = straysIn(sent, root, known, isFlat(sent, root, known))
      const fields = rootedIn(sent, root) ?? sent
      tell(reply, [...strays.map((stray) => () => written(stray.name) + hintOf(stray, fields))])
    }
    done(null, payload)
  }
}

/** A refusal names what it refuses, which was not passed over. */
const isTold = (request: FastifyRequest, { statusCode }: FastifyReply) =>
  request.format === 'json' && (statusCode < 300 || (statusCode === 422 && !prefersStrict(request)))

function tell(reply: FastifyReply, named: (() => string)[]): void {
  const words = named.slice(0, mostNamed).map((word) => word())
  if (named.length > mostNamed) words.push(`and ${named.length - mostNamed} more`)
  if (words.length > 0) reply.header(header, words.join(', '))
}

const printable = /^[\w-]{1,64}$/

/** A name as a header can hold it. */
const written = (name: string) =>
  printable.test(name) ? name : encodeURIComponent(name.slice(0, 64).toWellFormed())
