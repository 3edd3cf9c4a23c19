import { encodeId, type RecordType } from '../../../src/vocabulary/ids.ts'

/** Values that a field of a JSON body may turn out to have. */
export const nastyValues: unknown[] = [
  null,
  true,
  -1,
  1.5,
  1e308,
  2 ** 53,
  ' ',
  'a\0b',
  '\ud800',
  '\u202e\u200b\ufeff',
  '99999999999999999999',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  'http://[::1',
  'é'.repeat(300),
  'x'.repeat(100_000),
  [],
  [[null]],
  ['\0'],
  Array.from({ length: 2_000 }, () => 'DE'),
  {},
  { data: { type: 'Buffer', data: [1, 2] }, truncated: false },
  { length: 1, 0: 'a', toString: 1 },
  JSON.parse(`${'['.repeat(90)}${']'.repeat(90)}`),
  JSON.parse(`${'['.repeat(300)}${']'.repeat(300)}`),
]

/** Those of them that a page has to show again, in the form they came from. */
export const oddlyTyped = [
  1.5,
  true,
  null,
  'a\0b',
  [[null]],
  { length: 1, toString: 1 },
  [{ toString: 1 }],
]

/** Bodies that are wrong as a whole, whatever they are sent to. */
export const nastyBodies: { body: string | Buffer; type: string }[] = [
  ...[
    '',
    'null',
    '[]',
    '1',
    '"a"',
    '{',
    '{"a":',
    '{}',
    '{"__proto__":{"a":1}}',
    '\0',
    '{"a":1}x',
  ].map(json),
  json(Buffer.from('{"name":"\xff\xfe"}', 'latin1')),
  { body: '{"a":1}', type: 'text/plain' },
  { body: '{"a":1}', type: 'application/x-www-form-urlencoded' },
  { body: '<a/>', type: 'application/xml' },
  { body: 'a', type: 'multipart/form-data' },
  { body: 'a', type: 'multipart/form-data; boundary=x' },
  {
    body: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
    type: 'multipart/form-data; boundary=x',
  },
  { body: 'a', type: ';;;' },
  { body: '%', type: 'application/x-www-form-urlencoded' },
  { body: '&&==&[]=&[a]=1&a[=1&a]=1', type: 'application/x-www-form-urlencoded' },
]

/** Queries that no list or page was made for. */
export const nastyQueries = [
  'page=-1&limit=0',
  'page=99999999999999999999&limit=99999999999999999999',
  'page=1&page=2&limit[]=1&limit[a]=b&__proto__=1',
  ...['\0', '%', "'\ud83d\ude00"].map(everywhere),
  `page=%ff&limit=%&q=${'x'.repeat(3_000)}`,
]

/** Texts in the place of an id, none of which leads to a record, by the reason why. */
export function nastyIds(wanted: RecordType | undefined): string[][] {
  const others = (['User', 'Organization', 'Membership', 'Campaign', 'Collab', 'Session'] as const)
    .filter((type) => type !== wanted)
    .map((type) => encodeId(type, 1))
  const missing = wanted === undefined ? [] : [encodeId(wanted, 2 ** 40), encodeId(wanted, 0)]
  const misspelt = missing.flatMap((id) => [`${id}x`, id.toLowerCase()])
  return [others, [...missing, ...misspelt], noIds].filter((group) => group.length > 0)
}

export const noIds = [
  '1',
  '-1',
  'undefined',
  '__proto__',
  '%00',
  'a%00b',
  '%27%20or%201%3D1',
  '%F0%9F%92%A9',
  'x'.repeat(3_000),
]

/**
 * Some of many, others at each turn. Every route goes the same way to where these are refused, so it is
 * enough that each of them is sent to some of the routes.
 */
export function inTurn<T>(all: T[], turn: number, number: number): T[] {
  const start = turn * number
  return all.length <= number
    ? all
    : Array.from({ length: number }, (_, index) => all[(start + index) % all.length] as T)
}

function json(body: string | Buffer) {
  return { body, type: 'application/json' }
}

/** The same value for every name that a handler might look at. */
function everywhere(value: string): string {
  const names = ['page', 'limit', 'q', 'code', 'return_to', 'website', 'state', 'status', 'filter']
  return names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')
}
