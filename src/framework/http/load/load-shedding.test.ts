import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf } from '../../../../test/support/client.ts'
import { context, db } from '../../../../test/support/helper.ts'
import {
  answerOn,
  openConnection,
  requestHead,
} from '../../../../test/support/processes/raw-request.ts'
import {
  createAccessToken,
  createMembership,
  unique,
} from '../../../../test/support/world/factories.ts'
import { buildApp } from '../../../composition/app.ts'

const most = 3
const receiving = 4
const perNetwork = 3

function appWithLoad(changes: object) {
  const load = {
    ...context.config.load,
    receiving,
    receivingPerNetwork: perNetwork,
    waitMs: 20,
    ...changes,
  }
  return buildApp({ ...context, config: { ...context.config, trustProxy: true, load } })
}

const busy = await appWithLoad({ working: most })
const hasty = await appWithLoad({ openMs: 50 })
let waiting: (() => void)[] = []
busy.get('/slow', async () => {
  await new Promise<void>((resolve) => waiting.push(resolve))
  return 'done'
})

/** More than the buffers of a connection take, and nothing that compressing makes smaller. */
const large = randomBytes(12 * 1024 * 1024).toString('base64')
let answered = 0
busy.get('/large', async (_request, reply) => {
  answered += 1
  return reply.type('text/plain').send(large)
})

/** Requests that came with a body and are not answered yet. */
let underWay = 0
busy.server.on('request', ({ method }, response) => {
  if (method !== 'POST') return
  underWay += 1
  response.once('close', () => {
    underWay -= 1
  })
})

beforeAll(async () => {
  for (const app of [busy, hasty]) await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const app of [busy, hasty]) await app.close()
})

function finishAll(): void {
  for (const finish of waiting) finish()
  waiting = []
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

const client = clientOf(busy)
const port = () => (busy.server.address() as AddressInfo).port
const address = (path: string) => `http://127.0.0.1:${port()}${path}`

describe('beyond what the process can serve', () => {
  test('it refuses at once and goes on with what it has accepted', async () => {
    const accepted = Array.from({ length: most }, () => client.get('/slow'))
    await until(() => waiting.length === most)

    const json = await client.get('/organizations.json')
    const page = await client.get('/organizations')
    const health = await fetch(address('/up'))
    finishAll()

    expect(json.statusCode).toBe(503)
    expect(json.json()).toEqual({ error: 'Try again later.', code: 'overloaded' })
    expect(json.headers['retry-after']).toBe('1')
    expect(page.statusCode).toBe(503)
    expect(page.body).toMatch(/^<!doctype html>.*Try again later/s)
    expect(health.status).toBe(200)
    for (const { statusCode } of await Promise.all(accepted)) expect(statusCode).toBe(200)
  })

  test('it counts down again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const accepted = Array.from({ length: most }, () => fetch(address('/slow')))
      await until(() => waiting.length === most)
      expect((await fetch(address('/nowhere.json'))).status).toBe(503)
      finishAll()
      await Promise.all(accepted.map(async (response) => (await response).text()))
    }
    for (let request = 0; request < 3 * most; request += 1) {
      expect((await fetch(address('/nowhere.json'))).status).toBe(404)
      expect((await client.get('/nowhere.json')).statusCode).toBe(404)
    }
  })

  test('it counts work until it is done, also for clients that have gone away', async () => {
    const sockets = Array.from({ length: most }, () =>
      openConnection(busy, requestHead('GET /slow')),
    )
    await until(() => waiting.length === most)
    for (const socket of sockets) {
      socket.destroy()
      await once(socket, 'close')
    }

    expect((await fetch(address('/nowhere.json'))).status).toBe(503)
    finishAll()
    await untilStatus('/nowhere.json', 404)
  })
})

test('an answer that nobody reads keeps no place', async () => {
  const head = requestHead('GET /large', { 'Accept-Encoding': 'gzip' })
  const before = answered
  const sockets = Array.from({ length: most }, () => openConnection(busy, head).pause())
  await until(() => answered === before + most)

  await untilStatus('/nowhere.json', 404)
  for (const socket of sockets) {
    expect(socket.closed).toBe(false)
    socket.destroy()
  }
})

describe('a body that is on its way', () => {
  test('keeps no place from those who send none', async () => {
    expect(receiving).toBeGreaterThan(most)
    const sockets = await openHalfBodies(receiving, (number) => `198.51.100.${number}`)

    expect((await fetch(address('/organizations.json'))).status).toBe(401)
    expect((await fetch(address('/session/new'))).status).toBe(200)
    await endAll(sockets)
  })

  test('keeps one from others of its network, who are refused before they send theirs', async () => {
    const sockets = await openHalfBodies(perNetwork)
    const head = requestHead('POST /session.json', json)
    const refused = openConnection(busy, head)

    const answer = await answerOn(refused)
    const elsewhere = await signIn({ 'x-forwarded-for': '2001:db8::1' })

    expect(answer).toMatch(/^HTTP\/1.1 503 /)
    expect(answer).toMatch(/\r\nretry-after: 1\r\n/i)
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    if (!refused.closed) await once(refused, 'close')
    expect(elsewhere.status).toBe(201)
    await endAll([...sockets, refused])
  })

  test('counts for the whole of an IPv6 network', async () => {
    const sockets = await openHalfBodies(perNetwork, (number) => `2001:db8:0:1::${number}`)

    const neighbour = await signIn({ 'x-forwarded-for': '2001:db8:0:1:ffff::' })
    const stranger = await signIn({ 'x-forwarded-for': '2001:db8:0:2::1' })

    expect([neighbour.status, stranger.status]).toEqual([503, 201])
    await endAll(sockets)
  })

  test('keeps none from people who are signed in, however many strangers send', async () => {
    const sockets = await openHalfBodies(receiving, (number) => `198.51.100.${number}`)
    const member = await createMembership(db)
    const authorization = `Bearer ${await createAccessToken(db, member.user)}`

    const stranger = await signIn({ 'x-forwarded-for': '203.0.113.1' })
    const known = await fetch(address('/organizations.json'), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ organization: { name: 'Undisturbed' } }),
    })

    expect([stranger.status, known.status]).toEqual([503, 201])
    await endAll(sockets)
  })

  test('may come in pieces', async () => {
    const [socket] = await openHalfBodies(1)
    socket?.write(body.slice(half))

    expect(await answerOn(socket as Socket)).toMatch(/^HTTP\/1.1 201 /)
    await endAll([socket as Socket])
  })

  test('finds all places taken once it is there', async () => {
    const [socket] = await openHalfBodies(1)
    const accepted = Array.from({ length: most }, () => fetch(address('/slow')))
    await until(() => waiting.length === most)
    socket?.write(body.slice(half))

    expect(await answerOn(socket as Socket)).toMatch(/^HTTP\/1.1 503 /)
    finishAll()
    await Promise.all(accepted)
    await endAll([socket as Socket])
  })
})

describe('a body that takes too long', () => {
  test.each(['application/json', 'multipart/form-data; boundary=x'])(
    'is refused, as %s, and its place is free again',
    async (type) => {
      const sockets = Array.from({ length: perNetwork }, () =>
        openConnection(
          hasty,
          `${requestHead('POST /session.json', { ...json, 'Content-Type': type })}--x`,
        ),
      )

      for (const socket of sockets) {
        const answer = await answerOn(socket)
        expect(answer).toMatch(/^HTTP\/1.1 408 /)
        expect(answer).toContain('{"error":"The body took too long to arrive.","code":"too_slow"}')
        if (!socket.closed) await once(socket, 'close')
      }
      const { port } = hasty.server.address() as AddressInfo
      expect((await signIn({}, `http://127.0.0.1:${port}`)).status).toBe(201)
    },
  )
})

const body = JSON.stringify({ email_address: 'someone@example.com' })
const half = 10
const json = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) }

function signIn(headers: Record<string, string> = {}, origin = address('')): Promise<Response> {
  const own = { 'content-type': 'application/json', accept: 'application/json' }
  const email_address = `${unique('someone')}@example.com`
  return fetch(`${origin}/session`, {
    method: 'POST',
    headers: { ...own, ...headers },
    body: JSON.stringify({ email_address }),
  })
}

/** Requests that stop in the middle of their body, all of them accepted by now. */
async function openHalfBodies(count: number, ip = (_: number) => '127.0.0.1'): Promise<Socket[]> {
  const before = underWay
  const sockets = Array.from({ length: count }, (_, number) =>
    openConnection(
      busy,
      requestHead('POST /session.json', { ...json, 'X-Forwarded-For': ip(number) }) +
        body.slice(0, half),
    ),
  )
  await until(() => underWay === before + count)
  return sockets
}

async function endAll(sockets: Socket[]): Promise<void> {
  for (const socket of sockets) {
    socket.destroy()
    if (!socket.closed) await once(socket, 'close')
  }
  await until(() => underWay === 0)
}

async function untilStatus(path: string, wanted: number): Promise<void> {
  let status = 0
  while (status !== wanted) status = (await fetch(address(path))).status
}
