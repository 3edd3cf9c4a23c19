import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { context } from '../../../../test/support/helper.ts'
import { buildApp } from '../../../composition/app.ts'

const app = await buildApp(context)
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** Everything that comes back for some bytes, as text. */
async function exchange(bytes: string | Buffer): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => {})
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

const request = (line: string, ...headers: string[]) =>
  `${[line, 'Host: troupe.localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`

describe('what is no request', () => {
  test.each([
    ['nonsense\r\n\r\n', 400],
    ['GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n', 400],
    [request('GET /\u00ff HTTP/1.1'), 400],
    [request('GET / HTTP/1.1', 'X: a\0b'), 400],
    [request('GET / HTTP/1.1', `Cookie: ${'a'.repeat(20_000)}`), 431],
    [request(`GET /${'a'.repeat(20_000)} HTTP/1.1`), 431],
    [request('POST /session.json HTTP/1.1', 'Content-Length: -1'), 400],
    [
      request('POST /session.json HTTP/1.1', 'Transfer-Encoding: chunked', 'Content-Length: 3'),
      400,
    ],
  ])('is refused in the shape of every refusal: %.40j', async (bytes, status) => {
    const answer = await exchange(bytes)

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toMatch(/\r\nX-Request-Id: \S+\r\n/)
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toEqual({
      error: expect.any(String),
      code: expect.stringMatching(/^[a-z_]+$/),
    })
  })
})

describe('an odd request', () => {
  test.each([
    ['GET http://troupe.localhost/nowhere.json HTTP/1.1', 404],
    ['GET //nowhere.json HTTP/1.1', 404],
    ['GET /organizations/%ff.json HTTP/1.1', 404],
    ['GET /organizations/%00.json HTTP/1.1', 401],
    ['GET /organizations.json?page=%00&page=%ff&% HTTP/1.1', 401],
    ['OPTIONS * HTTP/1.1', 404],
    ['TRACE /organizations.json HTTP/1.1', 404],
    ['PROPFIND /organizations.json HTTP/1.1', 404],
    ['GET /organizations.json HTTP/1.0', 401],
  ])('is answered like any other: %s', async (line, status) => {
    const answer = await exchange(Buffer.from(request(line), 'latin1'))

    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer.toLowerCase()).toContain('x-request-id: ')
  })

  test('has no body in the answer to HEAD', async () => {
    const answer = await exchange(request('HEAD /nowhere.json HTTP/1.1'))

    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer.split('\r\n\r\n')[1]).toBe('')
  })

  test('may carry cookies that nobody can read', async () => {
    const cookies = 'Cookie: session_token=%00%ff%; flash=%7B; pending_authentication_token="; =;;'
    const answer = await exchange(request('GET /session/new HTTP/1.1', cookies))

    expect(answer).toMatch(/^HTTP\/1.1 200 /)
  })
})

test('a body that is too large is refused to a client that is still sending', async () => {
  const { port } = app.server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}/session.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"email_address":"${'a'.repeat(3 * 1024 * 1024)}"}`,
  })

  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ error: 'The body is too large.', code: 'too_large' })
})
