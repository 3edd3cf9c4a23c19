import type { ApiOperation } from '../http/api.ts'
import type { JsonSchema } from './schemas.ts'

type Response = {
  description: string
  headers?: Record<string, JsonSchema>
  content?: Record<string, { schema: JsonSchema }>
}

export type Responses = Record<string, Response | { $ref: string }>

const reference = (name: string) => ({ $ref: `#/components/responses/${name}` })

const header = (description: string, type: 'string' | 'integer' = 'string') => ({
  description,
  schema: { type },
})

export const pageHeaders = {
  'Total-Count': header('How many records there are on all pages', 'integer'),
  'Total-Pages': header('How many pages there are, at least one', 'integer'),
  'Current-Page': header('The number of this page', 'integer'),
  'Page-Items': header('How many records a page holds', 'integer'),
  Link: header('Addresses of the first, previous, next and last page'),
}

export const requestId = { 'X-Request-Id': header('What to quote when you ask about this request') }

const etag = header('Names this representation, for `If-None-Match`')

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

const error = (description: string): Response => ({
  description,
  headers: requestId,
  content: json({ $ref: '#/components/schemas/Error' }),
})

export const sharedResponses: Record<string, Response> = {
  NotModified: {
    description: 'You have this already: `If-None-Match` names its ETag',
    headers: { ...requestId, ETag: etag },
  },
  BadRequest: error('The body cannot be read, or its root key is missing'),
  Unauthenticated: {
    description:
      'No usable credential, or a read-only token used for a write. The body is empty or plain text. A token that is refused comes with `WWW-Authenticate: Bearer`.',
    headers: requestId,
  },
  CodeRefused: error('The code or the token it belongs to is wrong, used or too old'),
  Forbidden: error('Your role does not allow this'),
  NotFound: error('It does not exist, or not for you'),
  NotFoundEmpty: {
    description: 'It does not exist, or not for you. There is no body.',
    headers: requestId,
  },
  TooLarge: error('The body is larger than 1 MiB, or as multipart than 24 MB'),
  UnsupportedMediaType: error('The body is not sent as JSON, form or multipart'),
  Invalid: {
    description: 'Validation failed, or a guard refused the change',
    headers: requestId,
    content: json({ $ref: '#/components/schemas/Errors' }),
  },
  Failed: error('Something went wrong on our side'),
  Overloaded: {
    ...error('Too much at once. Try again later.'),
    headers: { ...requestId, 'Retry-After': header('Seconds to wait', 'integer') },
  },
}

export const errorSchemas = {
  Error: {
    type: 'object',
    properties: { error: { type: 'string' } },
    required: ['error'],
    additionalProperties: false,
  },
  Errors: {
    type: 'object',
    properties: {
      errors: {
        type: 'object',
        description: 'Messages keyed by attribute; `base` for the record as a whole',
        additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
      },
    },
    required: ['errors'],
    additionalProperties: false,
  },
}

/** What success looks like: body, and the headers that come with it. */
export function successResponse(
  method: string,
  { paginated, open, status = 200 }: ApiOperation,
  schema: JsonSchema | undefined,
): Response {
  // Operations without a credential belong to a sign-in. They create no record that has an address.
  const isRecord = schema !== undefined && !open

  return {
    description: status === 204 ? 'Done. There is no body.' : status === 201 ? 'Created' : 'OK',
    headers: {
      ...requestId,
      ...(method === 'GET' && { ETag: etag }),
      ...(status === 201 && isRecord && { Location: header('The address of the new record') }),
      ...(paginated && pageHeaders),
    },
    ...(schema && { content: json(schema) }),
  }
}

/** Every refusal that can be expected, from the address, the body and what the route declares. */
export function errorResponses(method: string, path: string, operation: ApiOperation): Responses {
  const { errors = [], open } = operation
  const isRead = method === 'GET'
  const hasParameter = path.includes(':') || errors.includes(404)
  const isOwn = path.startsWith('/me')

  return {
    ...(isRead && { 304: reference('NotModified') }),
    ...(!isRead && { 400: reference('BadRequest') }),
    ...(open
      ? path.includes('/session/') && { 401: reference('CodeRefused') }
      : { 401: reference('Unauthenticated') }),
    ...(errors.includes(403) && { 403: reference('Forbidden') }),
    ...(hasParameter && { 404: reference(isOwn ? 'NotFoundEmpty' : 'NotFound') }),
    ...(!isRead && { 413: reference('TooLarge'), 415: reference('UnsupportedMediaType') }),
    // Even a write without checks of its own answers 422 when another site sends it.
    ...(!isRead && { 422: reference('Invalid') }),
    500: reference('Failed'),
    503: reference('Overloaded'),
  }
}
