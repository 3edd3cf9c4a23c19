import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withToken } from '../../../../test/support/helper.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

const member = await createMembership(db)
const client = await withToken(member)
const path = `/organizations/${encodeId('Organization', member.organization_id)}.json`

/** Sends the text as it is, under the type it is said to have. */
function patch(body: string | Buffer, type = 'application/json') {
  return client.patch(path, typeof body === 'string' ? Buffer.from(body) : body, {
    'content-type': type,
  })
}

describe('a JSON body', () => {
  test.each([
    ['{', 'The body is not valid JSON.'],
    ['{"organization":{"name":"a"}} x', 'The body is not valid JSON.'],
    ["{'a':1}", 'The body is not valid JSON.'],
    ['{"organization":{"name":NaN}}', 'The body is not valid JSON.'],
    [Buffer.from('{"organization":{"name":"\xff"}}', 'latin1'), 'The body is not valid UTF-8.'],
  ])('is refused when it is %j', async (body, error) => {
    const response = await patch(body)

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error, code: 'bad_request' })
  })

  test('is refused when it is compressed', async () => {
    const response = await client.patch(path, gzipSync('{"organization":{"name":"a"}}'), {
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    })

    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual({
      error: 'Send the body without Content-Encoding.',
      code: 'unsupported_media_type',
    })
  })

  test.each([
    '',
    'null',
    '[]',
    '[{"name":"a"}]',
    '1',
    '"name"',
    'true',
    '{}',
    '{"other":1}',
    '{"organization":{}}',
    '{"organization":null}',
    '{"organization":"a"}',
    '{"organization":["a"]}',
    '{"__proto__":{"name":"a"}}',
    '{"organization":{"__proto__":{"name":"a"}}}',
    '{"constructor":{"prototype":{"name":"a"}}}',
  ])('without the record in it is refused: %j', async (body) => {
    const response = await patch(body)

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({
      error: 'param is missing or the value is empty or invalid: organization',
      code: 'bad_request',
    })
  })

  test.each([
    ['{"Organization":{"name":"a"}}', 'Organization was sent (organization?)'],
    ['{"nam":"a"}', 'nam was sent (name?)'],
  ])('without the record but with something near it says so: %j', async (body, hint) => {
    const response = await patch(body)

    expect([response.statusCode, response.json().error]).toEqual([
      400,
      `param is missing or the value is empty or invalid: organization; ${hint}`,
    ])
  })

  test.each([
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="UTF-8"',
  ])('may come as %s', async (type) => {
    expect((await patch('{"organization":{"name":"Typed"}}', type)).statusCode).toBe(200)
  })

  test('may be flat', async () => {
    expect((await patch('{"name":"Flat"}')).json().name).toBe('Flat')
  })

  test('may begin with a byte order mark', async () => {
    expect((await patch('\ufeff{"name":"Marked"}')).json().name).toBe('Marked')
  })

  test('means the last of two keys of one name', async () => {
    const response = await patch('{"organization":{"name":"First","name":"Last"}}')
    expect(response.json().name).toBe('Last')
  })

  test('may have keys that nobody knows, or that nobody may write', async () => {
    const response = await patch('{"organization":{"id":"x","url":1,"toString":1,"odd":{}}}')
    expect(response.statusCode).toBe(200)
  })

  test('may be nested where nobody looks, and have any brackets in its texts', async () => {
    const deep = '['.repeat(98) + ']'.repeat(98)
    const text = `"\\\\\\"${'['.repeat(200)}"`
    const body = `{"organization":{"name":${text},"odd":${deep},"odder":${deep}}}`
    expect((await patch(body)).statusCode).toBe(200)
  })

  test.each([
    '["a"]',
    '{"a":1}',
    '1',
    'true',
    '"\\u0000"',
    '"a\\u0000b"',
    '"\\ud800"',
    '['.repeat(98) + ']'.repeat(98),
  ])('with a name that is no text is refused on the name: %.20s', async (value) => {
    const response = await patch(`{"organization":{"name":${value}}}`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ name: ['is invalid'] })
  })

  test('of more than a mebibyte is refused', async () => {
    const response = await patch(`{"name":"${'a'.repeat(1024 * 1024)}"}`)

    expect(response.statusCode).toBe(413)
    expect(response.json()).toEqual({ error: 'The body is too large.', code: 'too_large' })
  })
})

test('a body from nobody in particular may have 64 KB', async () => {
  const sized = (bytes: number) => ({ email_address: 'someone@example.com', a: 'a'.repeat(bytes) })

  expect((await anonymous.post('/session.json', sized(60 * 1024))).statusCode).toBe(201)
  expect((await anonymous.post('/session.json', sized(64 * 1024))).statusCode).toBe(413)
})

describe('a body of another type', () => {
  const json = '{"organization":{"name":"Untyped"}}'

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/vnd.api+json',
    'multipart/form-data',
    'nonsense',
    'a/b; c',
  ])('is refused as %s where it looks like JSON', async (type) => {
    const response = await patch(json, type)

    expect(response.statusCode).toBe(415)
    expect(response.json()).toEqual({ error: expect.any(String), code: 'unsupported_media_type' })
  })

  test('is refused without a type', async () => {
    expect((await client.patch(path, Buffer.from(json))).statusCode).toBe(415)
  })

  test('is no body where it is empty', async () => {
    const response = await patch('', 'text/plain')
    expect(response.statusCode).toBe(400)
    expect(response.json().error).toMatch(/^param is missing/)
  })
})

describe('a form', () => {
  const type = 'application/x-www-form-urlencoded'

  test('has the same shape as JSON', async () => {
    expect((await patch('organization[name]=Form+%C3%A9', type)).json().name).toBe('Form é')
    expect((await patch('organization%5Bname%5D=Encoded', type)).json().name).toBe('Encoded')
  })

  test('is refused on the field that has a NUL', async () => {
    const response = await patch('organization[name]=a%00b', type)
    expect(response.json().errors).toEqual({ name: ['is invalid'] })
  })

  test('is refused in no other way than JSON is', async () => {
    expect((await patch(Buffer.from([0x61, 0x3d, 0xff]), type)).statusCode).toBe(400)
    expect((await patch('a=1', type)).statusCode).toBe(400)
    expect((await patch(`a=${'a'.repeat(1024 * 1024)}`, type)).statusCode).toBe(413)
  })
})

describe('a multipart form', () => {
  const type = 'multipart/form-data; boundary=x'
  const part = (name: string, value: string, more = '') =>
    `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`

  test('has the same shape as JSON', async () => {
    const response = await patch(`${part('organization[name]', 'Parts')}--x--\r\n`, type)
    expect(response.json().name).toBe('Parts')
  })

  test('may have a picture field that was left empty', async () => {
    const file = part('organization[avatar]', '', '; filename=""\r\nContent-Type: image/png')
    const response = await patch(
      `${part('organization[name]', 'No picture')}${file}--x--\r\n`,
      type,
    )
    expect(response.statusCode).toBe(200)
    expect(response.json()).not.toHaveProperty('avatar_url')
  })

  test.each([
    ['a part that never ends', part('organization[name]', 'Torn')],
    ['nothing', ''],
    ['no part', 'nonsense'],
    ['another boundary', part('organization[name]', 'Other').replaceAll('--x', '--y')],
    ['a part without a name', '--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n'],
    ['a file that never ends', part('organization[avatar]', 'GIF', '; filename="a.gif"')],
    ['a name of the language', `${part('__proto__', 'a')}--x--\r\n`],
  ])('is refused with %s', async (_what, body) => {
    const response = await patch(body, type)

    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ error: expect.any(String), code: 'bad_request' })
  })

  test('is refused with too many fields, or one that is too long', async () => {
    const many = part('a', 'b').repeat(1001)
    expect((await patch(`${many}--x--\r\n`, type)).statusCode).toBe(413)
    const long = part('organization[name]', 'a'.repeat(1024 * 1024 + 1))
    expect((await patch(`${long}--x--\r\n`, type)).statusCode).toBe(413)
  })

  test('with a file that is no picture is refused on its field', async () => {
    const file = part('organization[avatar]', 'GIF89a', '; filename="a.gif"')
    const response = await patch(`${file}--x--\r\n`, type)
    expect(response.statusCode).toBe(422)
    expect(Object.keys(response.json().errors)).toEqual(['avatar'])
  })
})

describe('a body that is nested too deeply is refused', () => {
  const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  const name = (levels: number) => `a${'[b]'.repeat(levels - 1)}`
  const multipart = (header: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; ${header}\r\n\r\n${value}\r\n--x--\r\n`
  const part = (json: string) => multipart('name="a"\r\nContent-Type: application/json', json)
  const form = 'application/x-www-form-urlencoded'
  const parts = 'multipart/form-data; boundary=x'

  test.each([
    ['JSON', 'application/json', `{"organization":{"name":${nested(99)}}}`],
    ['JSON that never ends', 'application/json', '['.repeat(500_000)],
    ['JSON of objects', 'application/json', `${'{"a":'.repeat(7000)}1${'}'.repeat(7000)}`],
    ['a form', form, `${name(101)}=1`],
    ['a form of one long name', form, `${name(300_000)}=1`],
    ['a multipart form', parts, multipart(`name="${name(101)}"`, '1')],
    ['JSON in a multipart form', parts, part(nested(101))],
  ])('as %s', async (_what, type, body) => {
    for (const method of ['PATCH', 'POST'] as const) {
      const url = method === 'PATCH' ? path : path.replace('.json', '/fundings.json')
      const headers = { 'content-type': type, 'idempotency-key': 'deep' }
      const response = await client.send(method, url, Buffer.from(body), headers)

      expect(response.statusCode).toBe(400)
      expect(response.json()).toEqual({
        error: 'The body is nested too deeply.',
        code: 'bad_request',
      })
    }
  })

  test('even where it cannot be written down again', async () => {
    expect((await patch(part(nested(20_000)), parts)).statusCode).toBe(400)
  })

  test.each([
    ['a form', form, `organization[name]=Deep&${name(100)}=1`],
    [
      'a multipart form',
      parts,
      part(nested(100)).replace('--x--', '--x') +
        multipart('name="name"', 'Deep').slice('--x'.length + 2),
    ],
  ])('and one less deep is taken: %s', async (_what, type, body) => {
    expect((await patch(body, type)).json()).toMatchObject({ name: 'Deep' })
  })
})
