import type { JsonSchema } from './json-schema.ts'

export type Headers = Record<string, JsonSchema>

/** One that every answer of its kind has, unless it is said to be `optional`. */
export const header = (
  description: string,
  example: string | number,
  { optional = false } = {},
) => ({
  description,
  required: !optional,
  schema: { type: typeof example === 'number' ? 'integer' : 'string' },
  example,
})

const lastPage = 'https://troupe.example.com/organizations.json?page=3'

/** Headers that come with the answers of many operations, told once and referred to. */
export const sharedHeaders = {
  'X-Request-Id': header('What to quote when you ask about this request', 'Qm1vZ2xl-4f'),
  ETag: header('Names this representation, for `If-None-Match`', 'W/"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"'),
  Location: header('Where the record is', 'https://troupe.example.com/organizations/k5dXwQ2n.json'),
  'Total-Count': header('How many records there are on all pages', 42),
  'Total-Pages': header('How many pages there are, at least one', 3),
  'Current-Page': header('The number of this page', 1),
  'Page-Items': header('How many records a page holds', 20),
  Link: header('Addresses of the first, previous, next and last page', `<${lastPage}>; rel="last"`),
  'Content-Disposition': header('The name for the file', 'attachment; filename="balance.csv"'),
  'Idempotency-Replayed': header('`true` where this was answered before', 'true', {
    optional: true,
  }),
  'Retry-After': header('In how many seconds to try again', 30),
  'WWW-Authenticate': header('The kind of credential that a program can send', 'Bearer'),
}

const refer = (...names: (keyof typeof sharedHeaders)[]): Headers =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

export const requestId = refer('X-Request-Id')
export const etag = refer('ETag')
export const location = refer('Location')
export const fileName = refer('Content-Disposition')
export const replayed = refer('Idempotency-Replayed')
export const challenge = refer('WWW-Authenticate')
export const retryAfter = refer('Retry-After')
export const pageHeaders = refer('Total-Count', 'Total-Pages', 'Current-Page', 'Page-Items', 'Link')
