import type { FastifyReply, FastifyRequest, preHandlerHookHandler } from 'fastify'
import { type AttributeErrors, Invalid } from '../../errors.ts'
import { type ApiOperation, passesOver } from '../api.ts'
import { unknownParametersOf } from './parameters.ts'
import { type Body, isFlat, isRecord, rootedIn } from './root.ts'
import { misplacedIn, namesOf, rootOf, type Stray, straysIn } from './strays.ts'

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
      ...(refusesFields && strayFields(sent)),
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
 * A record may be sent back as it was read, with a change in it: a PATCH passes over those of its answer.
 * Such a record has its `id`: without it, a field that nobody can write was meant to change something.
 */
function strayFieldsOf(method: unknown, operation: ApiOperation) {
  const { body, response } = operation
  const root = rootOf(operation)
  const mayBeRootless = body === undefined || body.optional || body.root === undefined
  const known = namesOf(body?.schema)
  const shown = namesOf(response)
  const isWhole = (record: Body) => !shown.includes('id') || Object.hasOwn(record, 'id')
  const words = wordsOf(operation)
  return (sent: Body): AttributeErrors => {
    const rooted = rootedIn(sent, root)
    // Beside an empty root, too, a field is refused here.
    const areFlat = rooted === undefined && isFlat(sent, root, known)
    // A body in which nothing is known is refused for the root that it lacks.
    if (rooted === undefined && !areFlat && !mayBeRootless) return {}
    const isReturned = method === 'PATCH' && isWhole(rooted ?? sent)
    const strays = straysIn(sent, root, isReturned ? [...known, ...shown] : known, areFlat)
    const told = strays.filter(({ name, isBeside }) => isBeside || !isEmptyRecord(sent[name]))
    const fields = rooted ?? sent
    return Object.fromEntries(
      told.slice(0, mostCompared).map((stray) => [stray.name, [words(stray, fields)]]),
    )
  }
}

/** Some clients send it in place of nothing, under the name of what they make. */
const isEmptyRecord = (value: unknown) => isRecord(value) && Object.keys(value).length === 0

function wordsOf(operation: ApiOperation) {
  const known = namesOf(operation.body?.schema)
  const misplaced = misplacedIn(operation)
  return (stray: Stray, fields: Body): string => {
    const { why, meant } = misplaced(stray, fields)
    const hint = meant === undefined ? '' : ` (${meant}?)`
    if (why === 'is beside the root')
      return `is not a field beside ${rootOf(operation)}: put it inside`
    if (why === 'is the root again')
      return `is not a field inside of ${stray.name}: it was sent twice, one inside of the other`
    if (why === 'belongs in the address')
      return 'is not a field of this request: it belongs in the address'
    if (why === 'is read only') return `is not a field that can be written${hint}: answers have it`
    return known.length === 0
      ? 'is not a field of this request, which has none'
      : `is not a field of this request${hint}, which has ${known.join(', ')}`
  }
}
