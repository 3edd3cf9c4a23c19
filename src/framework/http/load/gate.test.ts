import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { gatedServer, openGate } from './gate.ts'
import { openWorkPlaces } from './work-places.ts'

const limits = { headersTimeout: 10_000, requestTimeout: 10_000, connectionTimeout: 10_000 }

/** A server with one place. `/held` keeps it until it is released; everything else is answered. */
async function openServer(waitMs: number) {
  const work = openWorkPlaces({ working: 1, waitMs })
  const headers = { 'X-Content-Type-Options': 'nosniff' }
  const gate = openGate({ work, nextId: () => 'id', headers, log: pino({ level: 'silent' }) })
  const handled: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const handle: RequestListener = async ({ url = '' }, response) => {
    handled.push(url)
    if (url === '/held') await released
    response.end('done')
  }
  const server = gatedServer(gate, limits)(handle).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { server, handled, release, url: `http://127.0.0.1:${port}` }
}

async function ask(server: Server, path: string): Promise<Socket> {
  const arrives = once(server, 'request')
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: troupe.localhost\r\n\r\n`)
  await arrives
  return socket
}

test('what is too much is refused in the format that was asked for', async () => {
  const { server, url, handled } = await openServer(10)
  await ask(server, '/held')

  const json = await fetch(`${url}/organizations.json?page=2`)
  const page = await fetch(`${url}/organizations`, { headers: { accept: 'text/html' } })
  const head = await fetch(`${url}/organizations`, { method: 'HEAD' })

  expect([json.status, page.status, head.status]).toEqual([503, 503, 503])
  expect(await json.json()).toEqual({ error: 'Try again later.', code: 'overloaded' })
  expect(json.headers.get('retry-after')).toBe('1')
  expect(json.headers.get('x-request-id')).toBe('id')
  expect(json.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await page.text()).toMatch(/^<!doctype html>.*Try again later/)
  expect(handled).toEqual(['/held'])
})

test('whether the process is up and ready is told at any time', async () => {
  const { server, url } = await openServer(10)
  await ask(server, '/held')

  for (const path of ['/up', '/ready', '/up.json', '/ready?from=balancer']) {
    expect((await fetch(url + path)).status).toBe(200)
  }
  expect((await fetch(`${url}/upload`)).status).toBe(503)
})

test('a long body is not waited for', async () => {
  const { server, url } = await openServer(10)
  await ask(server, '/held')

  const short = await fetch(url, { method: 'POST', body: 'a' })
  const long = await fetch(url, { method: 'POST', body: 'a'.repeat(100_000) })

  expect(short.headers.get('connection')).toBe('keep-alive')
  expect(long.headers.get('connection')).toBe('close')
})

test('what nobody waits for any more is not begun', async () => {
  const { server, handled, release } = await openServer(60_000)
  const accepted: Socket[] = []
  server.on('connection', (socket) => accepted.push(socket))
  await ask(server, '/held')
  const gone = await ask(server, '/gone')
  const here = await ask(server, '/here')
  const closes = once(accepted[1] as Socket, 'close')
  gone.destroy()
  await closes
  release()
  await once(here, 'data')

  expect(handled).toContain('/here')
  expect(handled).not.toContain('/gone')
})
