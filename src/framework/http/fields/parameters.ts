import type { FastifyRequest, preHandlerHookHandler } from 'fastify'
import { type AttributeErrors, Invalid } from '../../errors.ts'
import type { Explained } from '../api.ts'
import { isOfList } from '../cursor-mark.ts'
import { blank } from './fields.ts'
import { fits, misfit } from './fitting.ts'
import { knownNames, nearestName } from './nearest-name.ts'

type Query = Record<string, Explained>
type Sent = Record<string, unknown>
type Read = { query?: Query; paginated?: boolean }

/** The name without the brackets that say of it that there may be several. */
export const bare = (name: string) => name.replace(/\[\]$/, '')

/**
 * All values that a parameter was sent with, whether it was sent again, with brackets or, where several may
 * be asked for, with commas between them.
 */
export function valuesSent(
  query: unknown,
  name: string,
  { several }: Partial<Explained> = {},
): string[] {
  const sent = query as Sent
  const spellings = [bare(name), `${bare(name)}[]`]
  const values = spellings.flatMap((one) => [sent[one]].flat().filter((value) => isText(value)))
  return several ? values.flatMap((value) => value.split(',')) : values
}

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * Refuses parameters of a read that it does not know, values that they cannot have, and several where one is
 * meant: it would be answered with more than was asked for. Those that are right are left in one spelling for
 * the handler.
 */
export function checkParameters({ query = {}, paginated = false }: Read): preHandlerHookHandler {
  const all: Record<string, Partial<Explained>> = {
    ...query,
    ...(paginated && { page: { fromOne: true }, limit: { fromOne: true } }),
  }
  const known = new Set(Object.keys(all).map(bare))
  const what = known.size > 0 ? 'list' : 'request'
  const meant = knownNames([...known])
  return (request, _reply, done) => {
    if (!isProgram(request)) return done()
    const sent = request.query as Sent
    const errors: AttributeErrors = {}
    const allowed: AttributeErrors = {}
    for (const name of Object.keys(sent).map(bare))
      if (!known.has(name)) errors[name] = [unknownTo([...known], what, nearestName(name, meant))]
    for (const [name, explained] of Object.entries(all)) {
      const given = valuesSent(sent, name, explained)
      const values = given.filter((value) => value !== '')
      const isBlank = given.length > 0 && values.length === 0 && !mayBeBlank(name, explained)
      const wrong = isBlank ? blankParameter : wrongIn(name, values, explained)
      if (wrong !== undefined) errors[bare(name)] = [wrong]
      if (wrong !== undefined && explained.values) allowed[bare(name)] = [...explained.values]
      spellOut(sent, name, values, explained)
    }
    const { after } = sent
    const isCursor = all.after?.cursorOf && isText(after) && errors.after === undefined
    if (isCursor && !isOfList(after, request)) errors.after = [ofOtherList]
    for (const [name, words] of Object.entries(contradictions(sent, all))) errors[name] ??= [words]
    if (Object.keys(errors).length === 0) done()
    else done(new Invalid(errors, allowed))
  }
}

const spans = [
  ['from', 'to'],
  ['first_day', 'last_day'],
] as const

/** Parameters that are right by themselves and not together: one of them would be passed over. */
function contradictions(sent: Sent, known: Record<string, Partial<Explained>>) {
  const errors: Record<string, string> = {}
  if (known.after?.cursorOf && known.page && 'after' in sent && 'page' in sent)
    errors.page = 'must not be sent with after: a list is read in pages, or on from a place in it'
  if (known.sort && known.order && 'order' in sent && ('sort' in sent || 'after' in sent))
    errors.order = 'must not be sent with sort or after, which have an order of their own'
  if (known.period && 'period' in sent && ('from' in sent || 'to' in sent))
    errors.period = 'must not be sent with from and to, which say another one'
  for (const [first, last] of spans) {
    const [from, to] = [sent[first], sent[last]]
    if (known[last]?.day && isText(from) && isText(to) && from !== '' && to !== '' && to < from)
      errors[last] = `must not be before ${first}`
  }
  return errors
}

/** Says of each parameter that a write does not know what it has instead. */
export function unknownParametersOf({ query = {} }: Read) {
  const known = Object.keys(query).map(bare)
  const meant = knownNames(known)
  return (request: FastifyRequest): AttributeErrors => {
    const names = Object.keys(request.query as Sent).map(bare)
    // By it a form says what is to be done, and it is refused wherever it is not obeyed.
    const unknown = names.filter((name) => !known.includes(name) && name !== '_method')
    return Object.fromEntries(
      unknown.map((name) => [name, [unknownTo(known, 'request', nearestName(name, meant))]]),
    )
  }
}

/**
 * A page passes over what a browser adds to its address. Files are read by programs, too, which show a token.
 */
function isProgram({ format, headers, routeOptions }: FastifyRequest): boolean {
  const isFile = routeOptions.config.file !== undefined
  return format === 'json' || (isFile && headers.authorization !== undefined)
}

const ofOtherList =
  'is not a cursor of this list with these filters and in this order: begin again with an empty after'

/** An empty `after` is the beginning of a list. */
const mayBeBlank = (name: string, { text }: Partial<Explained>) => text || name === 'after'

const blankParameter = `${blank}: leave it out`

function wrongIn(name: string, values: string[], explained: Partial<Explained>) {
  const isOne = !explained.several && !name.endsWith('[]')
  if (isOne && values.length > 1) return 'must be sent once: this list takes one of them'
  const wrong = values.find((value) => !fits(value, explained))
  return wrong === undefined ? undefined : misfit(wrong, explained)
}

function spellOut(sent: Sent, name: string, values: string[], { several }: Partial<Explained>) {
  const isSent = bare(name) in sent || `${bare(name)}[]` in sent
  if (!isSent) return
  const isList = name.endsWith('[]')
  delete sent[bare(name)]
  delete sent[`${bare(name)}[]`]
  sent[name] = isList ? values : several ? [...new Set(values)].join(',') : (values[0] ?? '')
}

function unknownTo(known: string[], what: string, nearest?: string): string {
  const hint = nearest === undefined ? '' : ` (${nearest}?)`
  return `is not a parameter of this ${what}${hint}, which has ${known.join(', ') || 'none'}`
}
