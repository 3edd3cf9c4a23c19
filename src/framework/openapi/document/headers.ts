import type { JsonSchema } from './schemas/json-schema.ts'

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
  ETag: header(
    'Names this representation, for `If-None-Match` and, where it is strong, for `If-Match`',
    '"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"',
  ),
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
  'Unknown-Fields': header(
    'Fields that were sent and passed over, each with the one that may have been meant, or whether it is `read-only` or `beside` the others',
    'cpm (cpm_amount?), status (read-only)',
    { optional: true },
  ),
  'Preference-Applied': header(
    '`handling=strict` where `Prefer` asked for it: nothing was passed over',
    'handling=strict',
    { optional: true },
  ),
  'Retry-After': header('In how many seconds to try again', 30),
  'RateLimit-Policy': header(
    'Limits that were counted for this request: how many (`q`) in how many seconds (`w`)',
    '"hand-ins-by";q=100;w=3600',
    { optional: true },
  ),
  RateLimit: header(
    'Their state: how many are left (`r`), and in how many seconds all of them are again (`t`)',
    '"hand-ins-by";r=99;t=3600',
    { optional: true },
  ),
  Deprecation: header('Since when the operation is to be used no more', '@1794960000'),
  Sunset: header('When it ends, once that is known', 'Tue, 01 Jun 2027 00:00:00 GMT', {
    optional: true,
  }),
  'WWW-Authenticate': header('The kind of credential that a program can send', 'Bearer'),
}

const refer = (...names: (keyof typeof sharedHeaders)[]): Headers =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

export const requestId = refer('X-Request-Id')
export const etag = refer('ETag')
export const location = refer('Location')
export const fileName = refer('Content-Disposition')
export const replayed = refer('Idempotency-Replayed')
export const handlingHeaders = refer('Unknown-Fields', 'Preference-Applied')
export const challenge = refer('WWW-Authenticate')
export const retryAfter = refer('Retry-After')
/** They come with every answer for which something was counted, and are told once, with the refusal. */
export const rateHeaders = refer('RateLimit-Policy', 'RateLimit')
/** Lists that are read by cursor are not counted, and have no further address at their end. */
export const cursorHeaders: Headers = Object.fromEntries(
  (['Total-Count', 'Total-Pages', 'Current-Page', 'Link'] as const).map((name) => [
    name,
    { ...sharedHeaders[name], required: false },
  ]),
)
/** `Link` leads to what is said of it in the reference. */
export const deprecationHeaders: Headers = {
  ...refer('Deprecation', 'Sunset'),
  Link: header('What is said of it', '<https://troupe.example.com/docs/api>; rel="deprecation"'),
}
export const pageHeaders = refer('Total-Count', 'Total-Pages', 'Current-Page', 'Page-Items', 'Link')
