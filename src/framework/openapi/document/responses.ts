import { isBelowMe } from '../../../vocabulary/addresses/urls.ts'
import { type ApiOperation, passesOver, type Route } from '../../http/api.ts'
import {
  cursorHeaders,
  deprecationHeaders,
  etag,
  type Headers,
  handlingHeaders,
  header,
  location,
  pageHeaders,
  replayed,
  requestId,
} from './headers.ts'
import { takesKey } from './parameters.ts'
import type { JsonSchema } from './schemas/json-schema.ts'
import type { Response } from './shared-responses.ts'

type Responses = Record<string, Response | { $ref: string }>

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

const descriptions: Record<number, string> = {
  201: 'Created',
  204: 'Done. There is no body.',
  303: 'See the record, whether it moved or not. There is no body.',
}

/** The answer of success: body, and the headers that come with it. */
export function successResponse(
  { method, isShown }: Pick<Route, 'method' | 'isShown'>,
  {
    bytes,
    strict,
    body,
    paginated,
    query,
    open,
    deprecated,
    status = 200,
    answerHeaders = {},
  }: ApiOperation,
  schema: JsonSchema | undefined,
): Response {
  // Operations without a credential belong to a sign-in. They create no record that has an address.
  const isRecord = status === 201 && !open
  const isPassing =
    method !== 'GET' && passesOver(method, { strict, body }) && bytes === undefined && status < 300
  const own = Object.entries(answerHeaders).map(([name, { description, example, always }]) => [
    name,
    header(description, example, { optional: !always }),
  ])

  return {
    description: descriptions[status] ?? 'OK',
    headers: {
      ...requestId,
      ...((method === 'GET' || isShown) && etag),
      ...((isRecord || status === 303) && location),
      ...(takesKey(method, open) && replayed),
      ...(isPassing && handlingHeaders),
      ...(paginated && pageHeaders),
      ...(query?.after && cursorHeaders),
      ...(deprecated && deprecationHeaders),
      ...(Object.fromEntries(own) as Headers),
    },
    ...(schema && { content: { 'application/json': { schema } } }),
  }
}

/** Every refusal that can be expected, from the address, the body and what the route declares. */
export function errorResponses(
  method: string,
  path: string,
  operation: ApiOperation,
  isConditional = false,
): Responses {
  const { errors = [], open, openToAll, paginated } = operation
  const isRead = method === 'GET'
  // A token may be limited to other areas.
  const isLimited = !open && !openToAll
  const hasParameter = path.includes(':') || errors.includes(404)

  return {
    ...(isRead && { 304: reference(paginated ? 'ListNotModified' : 'NotModified') }),
    ...(!isRead && { 400: reference('BadRequest') }),
    ...(open
      ? path.includes('/session/') && { 401: reference('CodeRefused') }
      : { 401: reference('Unauthenticated') }),
    ...((isLimited || errors.includes(403)) && { 403: reference('Forbidden') }),
    ...(hasParameter && { 404: reference(isBelowMe(path) ? 'NotFoundEmpty' : 'NotFound') }),
    406: reference('NotAcceptable'),
    ...((errors.includes(409) || takesKey(method, open)) && { 409: reference('Conflict') }),
    ...((isConditional || errors.includes(412)) && { 412: reference('PreconditionFailed') }),
    ...(!isRead && {
      408: reference('TooSlow'),
      413: reference('TooLarge'),
      415: reference('UnsupportedMediaType'),
    }),
    // Of a parameter that it does not know and, of a write, when another site sends it.
    422: reference('Invalid'),
    500: reference('Failed'),
    503: reference('Overloaded'),
  }
}
