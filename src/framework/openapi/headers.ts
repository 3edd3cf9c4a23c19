import type { JsonSchema } from './schemas.ts'

export type Headers = Record<string, JsonSchema>

/** One that every answer of its kind has, unless it is said to be `optional`. */
export const header = (
  description: string,
  example: string | number,
  { optional = false } = {},
): JsonSchema => ({
  description,
  required: !optional,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
})

export const requestId: Headers = {
  'X-Request-Id': header('What to quote when you ask about this request', 'Qm1vZ2xl-4f'),
}

export const etag: Headers = {
  ETag: header('Names this representation, for `If-None-Match`', 'W/"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"'),
}

export const location: Headers = {
  Location: header('Where the record is', 'https://troupe.example.com/organizations/k5dXwQ2n.json'),
}

export const replayed: Headers = {
  'Idempotency-Replayed': header('`true` where this was answered before', 'true', {
    optional: true,
  }),
}

export const challenge: Headers = {
  'WWW-Authenticate': header('The kind of credential that a program can send', 'Bearer'),
}

export const retryAfter: Headers = {
  'Retry-After': header('In how many seconds to try again', 30),
}

const lastPage = 'https://troupe.example.com/organizations.json?page=3'

export const pageHeaders: Headers = {
  'Total-Count': header('How many records there are on all pages', 42),
  'Total-Pages': header('How many pages there are, at least one', 3),
  'Current-Page': header('The number of this page', 1),
  'Page-Items': header('How many records a page holds', 20),
  Link: header('Addresses of the first, previous, next and last page', `<${lastPage}>; rel="last"`),
}
