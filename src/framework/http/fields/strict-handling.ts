import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { type AttributeErrors, Invalid } from '../../errors.ts'
import { type ApiOperation, passesOver } from '../api.ts'
import { type KnownName, knownNames, nearestName, otherWordFor } from './nearest-name.ts'
import { bare, unknownParametersOf } from './parameters.ts'
import { type Body, isRecord, namesOf, rootedIn, type Stray, straysIn } from './strays.ts'

/** Of a body with thousands of fields only some are compared: nobody writes one by hand. */
const mostCompared = 100

/** A preference as RFC 7240 has it; of two under one name the first counts. */
const handling = /(?:^|,)\s*handling\s*=\s*"?(\w+)"?/i

/** Whether a program asks that what nobody reads is refused, where it would be passed over. */
export function prefersStrict({ headers: { prefer = '' }, format }: FastifyRequest): boolean {
  const [, wanted] = handling.exec([prefer].flat().join()) ?? []
  return format === 'json' && wanted?.toLowerCase() === 'strict'
}

/**
 * Refuses what a write does not know: parameters in its address always, as a `dry_run` or a limit that nobody
 * reads is worse than none; fields of its body where the operation is strict, or the program asks for it, and
 * a `dry_run` of whoever sends one.
 */
export function refuseUnknown(method: unknown, operation: ApiOperation): preHandlerHookHandler {
  const isStrict = operation.strict === true || !passesOver(method, operation)
  const strayFields = strayFieldsOf(method, operation)
  const triedOut = trialsOf(operation)
  const unknownParameters = unknownParametersOf(operation)
  return (request, reply, done) => {
    const isWanted = prefersStrict(request)
    if (isWanted) tellApplied(reply)
    if (isFormOfPage(request)) return done()
    const sent = isRecord(request.body) ? request.body : {}
    const refusesFields = isStrict || isWanted
    const refusesParameters = isStrict || request.format === 'json'
    const errors: AttributeErrors = {
      ...(refusesParameters && unknownParameters(request)),
      ...(refusesFields && strayFields(sent, isWanted)),
      ...(request.format === 'json' && triedOut(sent)),
    }
    if (Object.keys(errors).length === 0) done()
    else done(new Invalid(errors))
  }
}

const tellApplied = (reply: FastifyReply) => reply.header('Preference-Applied', 'handling=strict')

/** Browsers send fields of their own with a form of a page, such as the path to return to. */
const isFormOfPage = ({ headers, format }: FastifyRequest) =>
  format === 'html' &&
  /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(
    headers['content-type'] ?? '',
  )

/** Who sends one and is answered with success believes that nothing has happened. */
function trialsOf({ body }: ApiOperation) {
  const isKnown = namesOf(body?.schema).includes('dry_run')
  return (sent: Body): AttributeErrors => {
    const isTrial = [sent, rootedIn(sent, body?.root)].some((one) => one && 'dry_run' in one)
    return isTrial && !isKnown
      ? { dry_run: ['is not a field of this request, which is done or not sent'] }
      : {}
  }
}

/**
 * A record may be sent back as it was read, with a change in it: a PATCH passes over those of its answer. To
 * one that asks for strict handling a record has its `id`: without it, a field that nobody can write was
 * meant to change something.
 */
function strayFieldsOf(method: unknown, operation: ApiOperation) {
  const { body, response, query = {} } = operation
  const root = body?.root ?? body?.alsoUnder
  const mayBeRootless = body === undefined || body.optional || body.root === undefined
  const known = namesOf(body?.schema)
  const shown = namesOf(response)
  const isWhole = (record: Body) => !shown.includes('id') || Object.hasOwn(record, 'id')
  const words = wordsOf(root, known, shown, Object.keys(query).map(bare))
  return (sent: Body, isWanted: boolean): AttributeErrors => {
    const rooted = rootedIn(sent, root)
    const isRooted = rooted !== undefined
    const isFlat = !isRooted && known.some((name) => Object.hasOwn(sent, name))
    // A body in which nothing is known is refused for the root that it lacks.
    if (!isRooted && !isFlat && !mayBeRootless) return {}
    const isReturned = method === 'PATCH' && (!isWanted || isWhole(rooted ?? sent))
    const strays = straysIn(sent, root, isReturned ? [...known, ...shown] : known, isFlat)
    const told = strays.filter(({ name, isBeside }) => isBeside || !isEmptyRecord(sent[name]))
    const fields = rootedIn(sent, root) ?? sent
    return Object.fromEntries(
      told.slice(0, mostCompared).map((stray) => [stray.name, [words(stray, fields)]]),
    )
  }
}

/** Some clients send it in place of nothing, under the name of what they make. */
const isEmptyRecord = (value: unknown) => isRecord(value) && Object.keys(value).length === 0

function wordsOf(root = '', known: string[], shown: string[], parameters: string[]) {
  const meant = knownNames(known)
  return ({ name, isBeside }: Stray, sent: Body): string => {
    if (isBeside) return `is not a field beside ${root}: put it inside`
    if (parameters.includes(name))
      return 'is not a field of this request: it belongs in the address'
    if (shown.includes(name))
      return `is not a field that can be written${hinted(meantBeside(name, meant, sent))}: answers have it`
    return unknownField(name, meant)
  }
}

function unknownField(name: string, known: KnownName[]): string {
  if (known.length === 0) return 'is not a field of this request, which has none'
  const hint = hinted(nearestName(name, known))
  return `is not a field of this request${hint}, which has ${known.map((one) => one.name).join(', ')}`
}

const hinted = (name: string | undefined) => (name === undefined ? '' : ` (${name}?)`)

/**
 * The field that may have been meant by one of answers, such as `address` by `url`. Where it was sent, too, a
 * record was sent back as it was read.
 */
export function meantBeside(name: string, known: KnownName[], sent: Body): string | undefined {
  const meant = otherWordFor(name, known)
  return meant === undefined || Object.hasOwn(sent, meant) ? undefined : meant
}
