import { pino } from 'pino'
import { h } from 'preact'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../../test/support/client.ts'
import { anonymous, context } from '../../../../test/support/helper.ts'
import { buildApp } from '../../../composition/app.ts'
import { Invalid, NotFound, Overloaded } from '../../errors.ts'
import { openMeters } from '../../metrics/meters.ts'
import { attempt } from '../fields/attempt.ts'

const broken = await buildApp(context)
broken.get('/broken', async () => {
  throw new Error('relation "secrets" does not exist', { cause: 'password=hunter2' })
})
broken.get('/broken/thrown', async () => {
  throw 'not even an error'
})
const refuse = () => Promise.reject(new Invalid({ name: ['is invalid'] }))
const BrokenForm = () => {
  throw new Error('hunter2')
}
broken.get('/broken/view', () => attempt(refuse, () => h(BrokenForm, {})))
const unread = {
  failed: () => new Error('hunter2'),
  gone: () => new NotFound('The record is gone.'),
  busy: () => new Overloaded(7),
}
broken.get<{ Params: { why: keyof typeof unread } }>('/unread/:why', ({ params }) =>
  attempt(refuse, () => Promise.reject(unread[params.why]())),
)
broken.get('/refused', () => attempt(refuse, async ({ name }) => h('p', {}, `The name ${name}.`)))
broken.get('/me/gone', async () => {
  const detail = 'Key (user_id)=(1) is not present in table "users".'
  throw Object.assign(new Error('violates foreign key constraint'), { code: '23503', detail })
})
await broken.ready()
const client = clientOf(broken)

describe('what nobody foresaw', () => {
  test.each(['/broken', '/broken/thrown'])(
    'is told as JSON without its cause: %s',
    async (path) => {
      const response = await client.get(`${path}.json`)
      const id = response.headers['x-request-id']

      expect(response.statusCode).toBe(500)
      expect(response.json()).toEqual({
        error: `Something went wrong on our side. Request ${id}.`,
        code: 'failed',
      })
    },
  )

  test('is told as a page without its cause', async () => {
    const response = await client.get('/broken')

    expect(response.statusCode).toBe(500)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain(`Request ${response.headers['x-request-id']}.`)
    expect(response.body).not.toMatch(/secrets|hunter2|at .*\.ts/)
  })

  test('is told even where the page that should tell it is broken', async () => {
    const response = await client.get('/broken/view')

    expect(response.statusCode).toBe(500)
    expect(response.body).toBe(
      `Something went wrong on our side. Request ${response.headers['x-request-id']}.`,
    )
  })
})

test('a limit of the database is told from its absence, in the log and in numbers', async () => {
  const lines: object[] = []
  const counted: string[] = []
  const write = (line: string) => void lines.push(JSON.parse(line))
  const meters = {
    ...openMeters(),
    unavailable: (hindrance: string) => void counted.push(hindrance),
  }
  const app = await buildApp({ ...context, meters, log: pino({}, { write }) })
  const full = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
  app.get('/full', () => Promise.reject(new Error('Failed query', { cause: full })))
  const response = await clientOf(app).get('/full.json')

  expect([response.statusCode, response.json().code]).toEqual([503, 'unavailable'])
  expect(counted).toEqual(['server_connections'])
  expect(lines).toContainEqual(
    expect.objectContaining({
      ...{ msg: 'unavailable', hindrance: 'server_connections' },
      reason: 'Error: sorry, too many clients already',
    }),
  )
})

describe('a form that has to be read first', () => {
  test('is shown to a browser that was refused', async () => {
    const response = await client.get('/refused')

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('<p>The name is invalid.</p>')
  })

  test.each(Object.keys(unread))('is never read for a program: %s', async (why) => {
    const response = await client.get(`/unread/${why}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ name: ['is invalid'] })
  })

  test('is answered like any other page where it is gone by then', async () => {
    const response = await client.get('/unread/gone')

    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('The record is gone.')
  })

  test('is answered like any other page where there is no time to read it', async () => {
    const response = await client.get('/unread/busy')

    expect(response.statusCode).toBe(503)
    expect(response.headers['retry-after']).toBe('7')
  })

  test('is answered like any other page where reading it fails', async () => {
    const response = await client.get('/unread/failed')

    expect(response.statusCode).toBe(500)
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain(`Request ${response.headers['x-request-id']}.`)
    expect(response.body).not.toContain('hunter2')
  })
})

describe('nobody', () => {
  test('is refused without a word as JSON', async () => {
    const response = await anonymous.get('/organizations.json')

    expect(response.statusCode).toBe(401)
    expect(response.body).toBe('')
    expect(response.headers['www-authenticate']).toBe('Bearer')
  })

  test('is sent to the sign-in page, and from there back to the page', async () => {
    const response = await anonymous.get('/organizations/new?a=b')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/session/new?return_to=%2Forganizations%2Fnew%3Fa%3Db')
  })

  test('is not sent back to what was a write', async () => {
    const response = await anonymous.post('/organizations', 'organization[name]=a')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/session/new')
  })
})

describe('a bearer token', () => {
  test.each(['Bearer', 'Bearer  ', 'Basic abc', 'Bearer a b', 'Bearer nonsense', 'Bearer \u00ff'])(
    'like %j is refused with a text',
    async (authorization) => {
      const response = await anonymous.get('/organizations.json', { authorization })

      expect(response.statusCode).toBe(401)
      expect(response.headers['www-authenticate']).toBe('Bearer')
      expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    },
  )
})

describe('what does not exist below /me', () => {
  test.each([
    '/me/nowhere.json',
    '/me/nowhere.json?a=b',
    '/me/access_tokens/nowhere/at/all.json',
    '/me/%ff.json',
    '/me/gone.json',
  ])('is refused without a word as JSON: %s', async (path) => {
    const response = await client.get(path)

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('')
  })

  test.each(['PUT', 'DELETE', 'POST'] as const)(
    'is refused so also where only the verb is wrong: %s',
    async (method) => {
      const response = await client.send(method, '/me/notifications.json')

      expect(response.statusCode).toBe(404)
      expect(response.body).toBe('')
    },
  )

  test('is told on a page, to people', async () => {
    const response = await client.get('/me/nowhere')

    expect(response.statusCode).toBe(404)
    expect(response.body).toContain('There is nothing at this address.')
  })

  test('is told to programs everywhere else', async () => {
    const response = await client.get('/members/nowhere.json')

    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      error: 'There is nothing at this address.',
      code: 'not_found',
    })
  })

  test('is told of the method where there is an address that does not take it', async () => {
    const response = await client.put('/organizations.json', {})

    expect([response.statusCode, response.json().error]).toEqual([
      404,
      'There is nothing at this address that takes PATCH or PUT.',
    ])
  })
})

test.each([
  '/',
  '/up',
  '/nowhere',
  '/nowhere.json',
  '/organizations.json',
  '/session/new',
  '/a.xml',
])('every answer has a request id: %s', async (path) => {
  const first = await anonymous.get(path)
  const second = await anonymous.get(path)

  expect(first.headers['x-request-id']).toMatch(/^\S+$/)
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
})
