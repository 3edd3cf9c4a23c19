import { codeOfStatus, refusalCodes } from '../../http/answers/refusal-codes.ts'
import { errorCodes } from '../../http/fields/error-codes.ts'
import {
  challenge,
  etag,
  type Headers,
  handlingHeaders,
  pageHeaders,
  rateHeaders,
  requestId,
  retryAfter,
} from './headers.ts'
import type { JsonSchema } from './schemas/json-schema.ts'

export type Response = {
  description: string
  headers: Headers
  content?: Record<string, { schema: JsonSchema; example?: unknown }>
}

/** A refusal with one sentence for a body. */
const error = (
  description: string,
  example: string,
  code: string,
  headers: Headers = {},
): Response => ({
  description,
  headers: { ...requestId, ...headers },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      example: { error: example, code },
    },
  },
})

const unchanged = 'You have this already: `If-None-Match` names its ETag. There is no body.'

/** Answers that many operations give alike, by the names they refer to them with. */
export const sharedResponses: Record<string, Response> = {
  NotModified: { description: unchanged, headers: { ...requestId, ...etag } },
  ListNotModified: { description: unchanged, headers: { ...requestId, ...etag, ...pageHeaders } },
  BadRequest: error(
    'The body cannot be read, or has nothing of the record in it',
    'param is missing or the value is empty or invalid: campaign',
    codeOfStatus(400),
  ),
  Unauthenticated: {
    description:
      'No usable credential, or a read-only token used for a write. A token that is refused is told why, in a line of text; otherwise there is no body.',
    headers: { ...requestId, ...challenge },
    content: {
      'text/plain': {
        schema: { type: 'string' },
        example: 'The access token is invalid or was revoked.',
      },
    },
  },
  CodeRefused: error(
    'The code or the token it belongs to is wrong, used or too old',
    'Try another code.',
    codeOfStatus(401),
  ),
  Forbidden: error(
    'You may see it, but not do this to it',
    'You are not allowed to do that.',
    'forbidden',
  ),
  NotFound: error(
    'It does not exist, or not for you',
    'Organization not found.',
    codeOfStatus(404),
  ),
  NotFoundEmpty: {
    description: 'It does not exist, or not for you. There is no body.',
    headers: requestId,
  },
  NotAcceptable: error(
    'The address ends in a suffix other than `.json`',
    'Only HTML and JSON are served here.',
    codeOfStatus(406),
  ),
  TooSlow: error(
    'The body took too long to arrive',
    'The body took too long to arrive.',
    codeOfStatus(408),
  ),
  Conflict: error(
    'It was done under the same Idempotency-Key before, and its answer is lost or given only once; or a part of a file does not begin where the last one ended',
    'The next byte is 8388608, and not 0.',
    codeOfStatus(409),
  ),
  PreconditionFailed: error(
    'The record was changed since: its ETag is none of those in `If-Match`; or an upload does not name the version of the protocol that is spoken here',
    'It was changed since: its ETag is none of those in If-Match.',
    codeOfStatus(412),
  ),
  TooLarge: error(
    'The body is larger than 1 MiB, or as multipart than 24 MB with a picture and 64 KB without. What needs no credential takes 64 KB.',
    'The body is too large.',
    codeOfStatus(413),
  ),
  UnsupportedMediaType: error(
    'The body is not sent as JSON, form or multipart, or has a file where none is taken',
    'Send the body as JSON, with Content-Type: application/json.',
    codeOfStatus(415),
  ),
  Invalid: {
    description: 'A value is wrong, or the state of things does not allow the change',
    headers: { ...requestId, ...handlingHeaders },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Errors' },
        example: { errors: { name: ["can't be blank"] }, codes: { name: ['blank'] } },
      },
    },
  },
  Failed: error(
    'Something went wrong on our side',
    'Something went wrong on our side. Request Qm1vZ2xl-4f.',
    codeOfStatus(500),
  ),
  Overloaded: error(
    'Too much at once, by you or by all together. Try again later.',
    'Try again later.',
    codeOfStatus(503),
    { ...retryAfter, ...rateHeaders },
  ),
}

export const errorSchemas = {
  Error: {
    type: 'object',
    properties: {
      error: {
        type: 'string',
        description: 'What is wrong, for people to read',
        examples: ['Organization not found.'],
      },
      code: {
        type: 'string',
        description: `What kind of refusal it is, for programs: ${refusalCodes.join(', ')}`,
        examples: ['not_found'],
      },
    },
    required: ['error', 'code'],
  },
  Errors: {
    type: 'object',
    properties: {
      errors: {
        type: 'object',
        description: 'Messages keyed by attribute; `base` for the record as a whole',
        examples: [{ name: ["can't be blank"] }],
        additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
      },
      codes: {
        type: 'object',
        description: `A code for each message, in the same places: ${errorCodes.join(', ')}`,
        examples: [{ name: ['blank'] }],
        additionalProperties: { type: 'array', items: { type: 'string' }, minItems: 1 },
      },
      allowed: {
        type: 'object',
        description: 'The values that an attribute may have, where there is a set of them',
        examples: [{ currency: ['eur', 'usd'] }],
        additionalProperties: { type: 'array', items: { type: 'string' } },
      },
    },
    required: ['errors', 'codes'],
  },
}
