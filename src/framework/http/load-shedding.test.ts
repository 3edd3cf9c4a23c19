import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { context } from '../../../test/support/helper.ts'
import { buildApp } from '../../composition/app.ts'

const most = 3
const busy = await buildApp({
  ...context,
  config: { ...context.config, maxConcurrentRequests: most },
})
let waiting: (() => void)[] = []
busy.get('/slow', async () => {
  await new Promise<void>((resolve) => waiting.push(resolve))
  return 'done'
})

beforeAll(() => busy.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => busy.close())

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
    const health = await client.get('/up')
    finishAll()

    expect(json.statusCode).toBe(503)
    expect(json.json()).toEqual({ error: 'Try again later.' })
    expect(json.headers['retry-after']).toBe('1')
    expect(page.statusCode).toBe(503)
    expect(page.body).toMatch(/^<!doctype html>.*Try again later/s)
    expect(health.statusCode).toBe(200)
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

  test('it forgets clients that have gone away', async () => {
    for (let round = 0; round < 2; round += 1) {
      const sockets = Array.from({ length: most }, () => {
        const socket = connect(port(), '127.0.0.1')
        socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n')
        return socket
      })
      await until(() => waiting.length === most)
      for (const socket of sockets) {
        socket.destroy()
        await once(socket, 'close')
      }
      let status = 503
      while (status === 503) status = (await fetch(address('/nowhere.json'))).status
      expect(status).toBe(404)
      finishAll()
    }
  })
})
