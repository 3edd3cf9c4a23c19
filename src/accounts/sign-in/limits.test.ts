import { eq, like, sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import { db } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import {
  exchange,
  requestCode,
  uniqueEmail,
  uniqueIp,
  visitor,
} from '../../../test/support/world/sign-in.ts'
import { rateCounts } from '../../framework/http/load/rate-limit.ts'

function expectRefusal(response: LightMyRequestResponse, mostSeconds: number) {
  expect(response.statusCode).toBe(503)
  expect(response.json()).toEqual({ error: 'Try again later.', code: 'overloaded' })
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
  expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(mostSeconds)
}

describe('ten sign-in requests for one address', () => {
  test('are the most within three minutes from one network, whichever process they reach', async () => {
    const email_address = uniqueEmail()
    const forwarded = { 'x-forwarded-for': uniqueIp() }
    const one = await visitor()
    const other = await visitor()
    for (let requests = 0; requests < 5; requests += 1) {
      const sent = [email_address, email_address.replace('@', `+${requests}@`)]
      expect((await one.post('/session', { email_address: sent[0] }, forwarded)).statusCode).toBe(
        201,
      )
      expect((await other.post('/session', { email_address: sent[1] }, forwarded)).statusCode).toBe(
        201,
      )
    }

    // The visitors use two apps on one database, like two processes. The database counts for both.
    expectRefusal(await one.post('/session', { email_address }, forwarded), 180)
    const shouted = { email_address: email_address.toUpperCase() }
    expectRefusal(await other.post('/session', shouted, forwarded), 180)
    const elsewhere = await one.post('/session', { email_address: uniqueEmail() }, forwarded)
    expect(elsewhere.statusCode).toBe(201)
  })

  test('lock nobody out who asks from another network', async () => {
    const victim = await createUser(db)
    const [attacker, other] = [await visitor(), await visitor()]
    for (let requests = 0; requests < 11; requests += 1)
      await attacker.post('/session', { email_address: victim.email })

    expect((await other.post('/session', { email_address: victim.email })).statusCode).toBe(201)
  })

  test('lock nobody out of a browser that was signed in before, from however many networks', async () => {
    const victim = await createUser(db)
    const client = await visitor()
    const { token, code } = await requestCode(client, victim.email)
    const signedIn = await exchange(client, token, code)
    const device = signedIn.cookies.find(({ name }) => name === 'device')?.value as string
    for (let requests = 0; requests < 61; requests += 1) {
      const headers = { 'x-forwarded-for': uniqueIp() }
      await client.post('/session', { email_address: victim.email }, headers)
    }

    const body = { email_address: victim.email }
    expectRefusal(await client.post('/session', body, { 'x-forwarded-for': uniqueIp() }), 3600)
    expect((await client.post('/session', body, { cookie: `device=${device}` })).statusCode).toBe(
      201,
    )
    const stolen = { cookie: `device=${device}`, 'x-forwarded-for': uniqueIp() }
    const other = await client.post('/session', { email_address: uniqueEmail() }, stolen)
    expect(other.statusCode).toBe(201)
    expectRefusal(
      await client.post('/session', body, {
        ...stolen,
        cookie: `device=${device.replace(/^../, 'xx')}`,
      }),
      3600,
    )
  })

  test('are counted for a network of IPv6 addresses, not for each of them', async () => {
    const client = await visitor()
    const email_address = uniqueEmail()
    const from = (host: number) => ({
      'x-forwarded-for': `2001:db8:${Date.now() % 9999}:7::${host}`,
    })
    const network = from(1)['x-forwarded-for'].replace(/1$/, '')
    for (let host = 1; host <= 10; host += 1)
      await client.post('/session', { email_address }, { 'x-forwarded-for': `${network}${host}` })

    const next = await client.post(
      '/session',
      { email_address },
      { 'x-forwarded-for': `${network}ff` },
    )
    expectRefusal(next, 180)
  })

  test('are forgotten after three minutes', async () => {
    const client = await visitor()
    const email_address = uniqueEmail()
    for (let requests = 0; requests < 11; requests += 1)
      await client.post('/session', { email_address })

    await db
      .update(rateCounts)
      .set({ resets_at: sql`now()` })
      .where(like(rateCounts.key, `sign-in:${email_address}:%`))

    expect((await client.post('/session', { email_address })).statusCode).toBe(201)
  })

  test('leave codes that were sent already good', async () => {
    const client = await visitor()
    const email_address = uniqueEmail()
    const { token, code } = await requestCode(client, email_address)
    for (let requests = 0; requests < 10; requests += 1)
      await client.post('/session', { email_address })

    expect((await exchange(client, token, code)).statusCode).toBe(200)
  })
})

describe('one place on the network', () => {
  test('has a limit of its own on sign-in requests', async () => {
    const client = await visitor({ SIGN_IN_LIMIT_PER_IP: '2' })
    const request = () => client.post('/session', { email_address: uniqueEmail() })

    expect((await request()).statusCode).toBe(201)
    expect((await request()).statusCode).toBe(201)
    expectRefusal(await request(), 900)
  })

  test('has a limit of its own on exchanges', async () => {
    const client = await visitor({ EXCHANGE_LIMIT_PER_IP: '2' })
    const { token, code } = await requestCode(client, uniqueEmail())
    await exchange(client, token, 'WRONG1')
    await exchange(client, token, 'WRONG2')

    expectRefusal(await exchange(client, token, code), 900)
  })

  test('cannot be made up by whoever is no trusted proxy', async () => {
    const client = await visitor({ TRUST_PROXY: 'false', SIGN_IN_LIMIT_PER_IP: '1000000' })
    const ip = uniqueIp()

    await client.post('/session', { email_address: uniqueEmail() }, { 'x-forwarded-for': ip })

    expect(await db.$count(rateCounts, eq(rateCounts.key, `sign-in-network:${ip}`))).toBe(0)
  })
})

test('a browser is told on a page', async () => {
  const browser = await visitor({ SIGN_IN_LIMIT_PER_IP: '1' }, { 'sec-fetch-site': 'same-origin' })
  await browser.post('/session', `email_address=${uniqueEmail()}`)

  const response = await browser.post('/session', `email_address=${uniqueEmail()}`)

  expect(response.statusCode).toBe(503)
  expect(response.headers['content-type']).toContain('text/html')
  expect(response.body).toContain('Try again later.')
})
