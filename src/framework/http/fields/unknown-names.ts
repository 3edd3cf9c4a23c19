import type { FastifyInstance, onSendHookHandler, preHandlerHookHandler } from 'fastify'
import { z } from 'zod'
import { Invalid } from '../../errors.ts'
import type { ApiOperation, Explained } from '../api.ts'
import { fits, misfit } from './fitting.ts'

type Query = Record<string, Explained>

/**
 * Keeps programs from believing that something was understood which nobody reads. A list refuses a parameter that
 * it does not know, because it would be answered with more than was asked for. Fields of a body are passed over, as
 * the interface promises, but those that look like a slip of the pen are named in a header.
 */
export function noticeUnknownNames(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    const { api, file } = route.config ?? {}
    const isRead = route.method === 'GET'
    const list = api?.paginated || api?.query ? api : file?.query && file
    if (isRead && list) route.preHandler = [refuseUnknown(list), route.preHandler ?? []].flat()
    if (api?.body) route.onSend = [nameUnknown(api), route.onSend ?? []].flat()
  })
}

function refuseUnknown({
  query = {},
  paginated = false,
}: {
  query?: Query
  paginated?: boolean
}): preHandlerHookHandler {
  const known = [...Object.keys(query), ...(paginated ? ['page', 'limit'] : [])]
  return (request, _reply, done) => {
    if (request.format === 'html') return done()
    const errors = Object.entries(request.query as object).flatMap(([sent, value]) => {
      const name = sent.replace(/\[\]$/, '')
      const explained = query[known.find((one) => bare(one) === name) ?? '']
      if (explained === undefined && !known.includes(name)) return [[name, [unknownTo(known)]]]
      const wrong = explained && [value].flat().find((one) => one !== '' && !fits(one, explained))
      return wrong === undefined ? [] : [[name, [misfit(explained as Explained)]]]
    })
    if (errors.length === 0) done()
    else done(new Invalid(Object.fromEntries(errors)))
  }
}

const unknownTo = (known: string[]) =>
  known.length === 0
    ? 'is not a parameter of this list, which has none'
    : `is not a parameter of this list, which has ${known.map(bare).join(', ')}`

const bare = (name: string) => name.replace(/\[\]$/, '')

const header = 'Unknown-Fields'
const mostNamed = 10
/** Of a body with thousands of fields only some are compared: nobody writes one by hand. */
const mostCompared = 100

function nameUnknown({ body, response }: ApiOperation): onSendHookHandler {
  const known = namesOf(body?.schema)
  const meant = known.map((name) => ({ name, words: wordsOf(name) }))
  // Whoever sends back a record with a change in it means no field by those that cannot be changed.
  const passed = new Set([...known, ...namesOf(response)])
  return (request, reply, payload, done) => {
    if (request.format === 'json' && (reply.statusCode < 300 || reply.statusCode === 422)) {
      const named = fieldsOf(request.body, body?.root)
        .filter((name) => !passed.has(name))
        .slice(0, mostCompared)
        .flatMap((name) => nearest(name, meant) ?? [])
      if (named.length > 0) reply.header(header, named.slice(0, mostNamed).join(', '))
    }
    done(null, payload)
  }
}

function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

function fieldsOf(body: unknown, root: string | undefined): string[] {
  if (typeof body !== 'object' || body === null) return []
  const rooted = root === undefined ? undefined : (body as Record<string, unknown>)[root]
  return Object.keys(typeof rooted === 'object' && rooted !== null ? rooted : body)
}

type Known = { name: string; words: string[] }

const printable = /^[\w-]{1,64}$/

/** The name with the one that may have been meant: a letter or a word away, or written in another way. */
function nearest(name: string, known: Known[]): string | undefined {
  if (!printable.test(name)) return undefined
  const words = wordsOf(name)
  const spelled = words.join('_')
  const meant = known.find(
    (other) => isLetterAway(spelled, other.name) || isWordAway(words, other.words),
  )
  return meant && `${name} (${meant.name}?)`
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)

/** All words of one are in the other, which has at most one more. */
function isWordAway(some: string[], others: string[]): boolean {
  const [few, many] = some.length < others.length ? [some, others] : [others, some]
  return many.length - few.length <= 1 && few.every((word) => many.includes(word))
}

/** Whether one letter more, less or different makes one of the other, or two that changed places. */
function isLetterAway(one: string, other: string): boolean {
  if (one === other) return true
  if (Math.abs(one.length - other.length) > 1 || Math.min(one.length, other.length) < 3)
    return false
  let start = 0
  while (one[start] === other[start]) start++
  const [rest, otherRest] = [one.slice(start), other.slice(start)]
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest.slice(2) === otherRest.slice(2) && rest[0] === otherRest[1] && rest[1] === otherRest[0])
  )
}
