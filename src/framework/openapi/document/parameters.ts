import { z } from 'zod'
import { idempotencyKept } from '../../../vocabulary/time/lifetimes.ts'
import { type ApiOperation, type Explained, passesOver } from '../../http/api.ts'
import { digits } from '../../http/fields/fitting.ts'
import type { JsonSchema } from './schemas/json-schema.ts'
import type { Convert } from './schemas/schemas.ts'

const anId = { description: 'The opaque id of the record', example: 'Vq7RtzK8' }

/** The parts of addresses, which mean the same wherever they are. */
const pathParameters: Record<string, typeof anId> = {
  id: anId,
  organization_id: { description: 'The opaque id of the organization', example: 'k5dXwQ2n' },
  campaign_id: { description: 'The opaque id of the campaign', example: 'Vq7RtzK8' },
  collab_id: { description: 'The opaque id of the collab', example: 'Vq7RtzK8' },
  submission_id: { description: 'The opaque id of the submission', example: 'Nq7RwXk3' },
  user_id: { description: 'The opaque id of the user', example: 'Vq7RtzK8' },
  funding_id: { description: 'The opaque id of the funding', example: 'Zx3PwNf6' },
  year: { description: 'Of four digits', example: '2026' },
  token: {
    description: 'The last part of the link',
    example: 'p0JZk3cWbSxv9mTnQf7yLrGd2hVaEu5oXi8wKt1sRzM',
  },
}

/** Parameters that many operations take alike. */
export const sharedParameters: Record<string, JsonSchema> = {
  ...Object.fromEntries(
    Object.entries(pathParameters).map(([name, explained]) => [
      name,
      text(name, 'path', explained),
    ]),
  ),
  page: {
    name: 'page',
    in: 'query',
    description: 'Which page, from 1. Past the last one there are no records.',
    schema: { type: 'integer', minimum: 1, default: 1 },
    example: 2,
  },
  limit: {
    name: 'limit',
    in: 'query',
    description: 'How many records a page holds, 100 at most: more means 100.',
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
    example: 50,
  },
  if_none_match: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The ETag of what you have already.',
    schema: { type: 'string' },
    example: 'W/"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"',
  },
  if_match: {
    name: 'If-Match',
    in: 'header',
    description:
      'The ETag of the record as you know it, or several. If it is another by now, the answer is 412 and nothing is changed. Weak tags match nothing.',
    schema: { type: 'string' },
    example: '"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"',
  },
  prefer: {
    name: 'Prefer',
    in: 'header',
    description:
      'With `handling=strict` fields of the body that the operation does not know, or that cannot be written, are 422 and nothing is done. Without it they are passed over, and named in `Unknown-Fields`.',
    schema: { type: 'string' },
    example: 'handling=strict',
  },
  idempotency_key: {
    name: 'Idempotency-Key',
    in: 'header',
    description: `A text of your choice. Sent again with the same one within ${idempotencyKept.words}, the request is done once and answered as the first time, also where what it did was undone since. Make one for each attempt that is meant, and none of ids.`,
    schema: { type: 'string', minLength: 1, maxLength: 255 },
    example: '7c1f2f0e-3d57-4f0b-9f43-2a6f0a6d8b11',
  },
}

const shared = (name: string) => ({
  $ref: `#/components/parameters/${name}`,
})

/** Those of one operation: of its address first, then its own, then the shared ones. */
export function parametersOf(
  method: string,
  path: string,
  api: ApiOperation,
  convert: Convert,
  isConditional = false,
): JsonSchema[] {
  const { paginated, open, headers = {}, query = {} } = api
  const names = path.match(/(?<=:)\w+/g) ?? []
  const own = (place: 'header' | 'query', all: typeof headers) =>
    Object.entries(all).map(([name, explained]) => text(name, place, explained, convert))

  return [
    ...names.map((name) => (name in pathParameters ? shared(name) : text(name, 'path', anId))),
    ...own('query', query),
    ...own('header', headers),
    ...(takesPreference(method, api) ? [shared('prefer')] : []),
    ...(takesKey(method, open) ? [shared('idempotency_key')] : []),
    ...(paginated ? [shared('page'), shared('limit')] : []),
    ...(method === 'GET' ? [shared('if_none_match')] : []),
    ...(isConditional ? [shared('if_match')] : []),
  ]
}

/** Keys belong to a user. */
export const takesKey = (method: string, open = false) => method === 'POST' && !open

/** An operation that is strict by itself is so for everybody. */
const takesPreference = (method: string, api: ApiOperation) =>
  method !== 'GET' && !api.strict && passesOver(method, api) && api.bytes === undefined

/** The words for a parameter of which several may be asked for. */
export const severalSent =
  'Several with commas between them, or sent again, give what fits any of them'

function text(
  name: string,
  place: 'path' | 'header' | 'query',
  explained: Explained,
  convert?: Convert,
): JsonSchema {
  const { description, example, several, fromOne } = explained
  const one = schemaOf(explained, convert)
  return {
    name,
    in: place,
    required: place === 'path',
    description: several ? `${description}. ${severalSent}` : description,
    ...(several && { style: 'form', explode: false }),
    schema: several ? { type: 'array', items: one } : one,
    example: several ? example.split(',') : fromOne ? Number(example) : example,
  }
}

function schemaOf(
  { values, day, moment, whole, fromOne, most, usual }: Explained,
  convert?: Convert,
): JsonSchema {
  if (values && convert) return convert(z.enum([...values]), 'input')
  if (fromOne) return { type: 'integer', minimum: 1, maximum: most, default: usual }
  return {
    type: 'string',
    ...(day && { format: 'date' }),
    ...(moment && { format: 'date-time' }),
    ...(whole && { pattern: digits.source }),
  }
}
