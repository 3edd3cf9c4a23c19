import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onSendHookHandler,
  preHandlerHookHandler,
} from 'fastify'
import { z } from 'zod'
import { type AttributeErrors, BadRequest, Invalid } from '../../errors.ts'
import { type ApiOperation, passesOver } from '../api.ts'
import { type KnownName, knownNames, nearestName } from './nearest-name.ts'
import { bare, checkParameters, checkStrictly } from './parameters.ts'
import { missing } from './parse.ts'

/**
 * Keeps programs from believing that something was understood which nobody reads. A list refuses a parameter
 * that it does not know, because it would be answered with more than was asked for. Fields of a body are
 * passed over, as the interface promises, and named in a header; an operation that is strict refuses them,
 * and so does every DELETE without a body, since what is gone is gone.
 */
export function noticeUnknownNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { api, file } = route.config ?? {}
    const isRead = route.method === 'GET'
    const list = api?.paginated || api?.query ? api : file?.query && file
    if (isRead && list) route.preHandler = [checkParameters(list), route.preHandler ?? []].flat()
    if (isRead || api === undefined || api.bytes !== undefined) return
    route.preHandler = [refuseOtherThanObject(api), route.preHandler ?? []].flat()
    if (api.strict || !passesOver(route.method, api))
      route.preHandler = [
        refuseUnknown(api, passedOver(route.method, api)),
        route.preHandler ?? [],
      ].flat()
    const names = passesOver(route.method, api) ? nameUnknown(api) : nameUnread
    route.onSend = [names, route.onSend ?? []].flat()
  })
}

/** A field that nobody reads, and whether it is beside the root that the others are in. */
type Stray = { name: string; isBeside: boolean }
type Body = Record<string, unknown>

/** The fields of a body that nobody reads, inside of its root and beside it. */
function straysIn(body: Body, root: string | undefined, known: readonly string[], isFlat: boolean) {
  const isStray = (name: string) => !known.includes(name)
  const others = Object.keys(body).filter((name) => name !== root)
  const rooted = rootedIn(body, root)
  const inside = isFlat || rooted === undefined ? others : Object.keys(rooted)
  const beside = isFlat || rooted === undefined ? [] : others
  return [
    ...inside.filter(isStray).map((name): Stray => ({ name, isBeside: false })),
    ...beside.map((name): Stray => ({ name, isBeside: true })),
  ]
}

function rootedIn(body: Body, root: string | undefined): Body | undefined {
  const rooted = root === undefined ? undefined : body[root]
  return isRecord(rooted) ? rooted : undefined
}

/** Browsers send fields of their own with a form of a page, such as the path to return to. */
const isFormOfPage = ({ headers, format }: FastifyRequest) =>
  format === 'html' &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers['content-type'] ?? '',
  )

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

const passedOver = (method: unknown, operation: ApiOperation) =>
  passesOver(method, operation) ? namesOf(operation.response) : []

function refuseUnknown(operation: ApiOperation, passed: string[]): preHandlerHookHandler {
  const { root, optional = false } = operation.body ?? { optional: true }
  const known = namesOf(operation.body?.schema)
  const meant = knownNames(known)
  const unknownParameters = checkStrictly(operation)
  return (request, _reply, done) => {
    if (isFormOfPage(request)) return done()
    const body = isRecord(request.body) ? request.body : {}
    const isRooted = rootedIn(body, root) !== undefined
    const isFlat = !isRooted && known.some((name) => Object.hasOwn(body, name))
    // A body in which nothing is known is refused for the root that it lacks.
    const isRead = isRooted || isFlat || optional || root === undefined
    const sent = isRead ? straysIn(body, root, [...known, ...passed], isFlat) : []
    const strays = sent.filter(({ name, isBeside }) => isBeside || !isEmptyRecord(body[name]))
    const errors: AttributeErrors = unknownParameters(request)
    for (const { name, isBeside } of strays.slice(0, mostCompared))
      errors[name] = [isBeside ? misplaced(root) : unknownField(name, meant)]
    if (Object.keys(errors).length === 0) done()
    else done(new Invalid(errors))
  }
}

/** Some clients send it in place of nothing, under the name of what they make. */
const isEmptyRecord = (value: unknown) => isRecord(value) && Object.keys(value).length === 0

const misplaced = (root = '') => `is not a field beside ${root}: put it inside`

function unknownField(name: string, known: KnownName[]): string {
  if (known.length === 0) return 'is not a field of this request, which has none'
  const nearest = nearestName(name, known)
  const hint = nearest === undefined ? '' : ` (${nearest}?)`
  return `is not a field of this request${hint}, which has ${known.map((one) => one.name).join(', ')}`
}

const header = 'Unknown-Fields'
const mostNamed = 50
/** Of a body with thousands of fields only some are compared: nobody writes one by hand. */
const mostCompared = 100

const passed = new WeakMap<FastifyRequest, string[]>()

/** Names fields that an operation knows, and did not read this time: `why` says so in the header. */
export function passOver(request: FastifyRequest, names: string[], why: string): void {
  const told = names.map((name) => `${name} (${why})`)
  passed.set(request, [...(passed.get(request) ?? []), ...told])
}

function nameUnknown({ body, response, query = {} }: ApiOperation): onSendHookHandler {
  const parameters = Object.keys(query).map(bare)
  const unknownParameters = unknownParametersIn(parameters)
  const known = namesOf(body?.schema)
  const meant = knownNames(known)
  const shown = new Set(namesOf(response))
  const root = body?.root ?? body?.alsoUnder
  const hintOf = ({ name, isBeside }: Stray) => {
    if (parameters.includes(name)) return ' (belongs in the address)'
    if (isBeside) return ` (beside ${root})`
    if (shown.has(name)) return ' (read-only)'
    const nearest = nearestName(name, meant)
    return nearest === undefined ? '' : ` (${nearest}?)`
  }
  return (request, reply, payload, done) => {
    if (isTold(request, reply)) {
      const sent = isRecord(request.body) ? request.body : {}
      const strays = straysIn(sent, root, known, isFlat(sent, root, known))
      tell(reply, [
        ...strays.map((stray) => () => written(stray.name) + hintOf(stray)),
        ...unknownParameters(request),
        ...unreadOf(request),
      ])
    }
    done(null, payload)
  }
}

/** Of an operation that refuses what it does not know: what it knows, and did not read this time. */
const nameUnread: onSendHookHandler = (request, reply, payload, done) => {
  if (isTold(request, reply)) tell(reply, unreadOf(request))
  done(null, payload)
}

const unreadOf = (request: FastifyRequest) => (passed.get(request) ?? []).map((told) => () => told)

const isTold = ({ format }: FastifyRequest, { statusCode }: FastifyReply) =>
  format === 'json' && (statusCode < 300 || statusCode === 422)

function tell(reply: FastifyReply, named: (() => string)[]): void {
  const words = named.slice(0, mostNamed).map((word) => word())
  if (named.length > mostNamed) words.push(`and ${named.length - mostNamed} more`)
  if (words.length > 0) reply.header(header, words.join(', '))
}

/** Parameters of the address that a write does not read. */
function unknownParametersIn(parameters: string[]) {
  const meant = knownNames(parameters)
  return ({ query }: FastifyRequest) => {
    const names = Object.keys(Object(query)).map(bare)
    const unknown = names.filter((name) => !parameters.includes(name) && name !== '_method')
    return unknown.map((name) => () => {
      const nearest = nearestName(name, meant)
      return `${written(name)} (no such parameter${nearest === undefined ? '' : `, ${nearest}?`})`
    })
  }
}

/** Whether the fields are those of the body itself, as they may be where its root is missing or empty. */
function isFlat(body: Body, root: string | undefined, known: string[]): boolean {
  const isFilled = Object.keys(rootedIn(body, root) ?? {}).length > 0
  return !isFilled && known.some((name) => Object.hasOwn(body, name))
}

const printable = /^[\w-]{1,64}$/

/** A name as a header can hold it. */
const written = (name: string) =>
  printable.test(name) ? name : encodeURIComponent(name.slice(0, 64).toWellFormed())

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
