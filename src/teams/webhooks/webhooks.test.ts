import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { context, db, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { EventJson } from '../../activity/events/presenter.ts'
import { projectRoot } from '../../framework/project-root.ts'
import { type SecretKeys, unseal } from '../../framework/secrets.ts'
import { webhookDeliveries, webhookFormerSecrets, webhooks } from '../../tables/webhooks.ts'
import { decodeId, encodeId } from '../../vocabulary/ids.ts'
import { sendToWebhook } from './deliveries/jobs.ts'
import { sendTo } from './deliveries/sending.ts'
import { rotateWebhooks } from './rotation.ts'

type Received = { headers: IncomingHttpHeaders; body: string; status: number }

let server: Server
let received: Received[] = []
let answer: (id: string) => number = () => 200

beforeAll(async () => {
  server = createServer(async (request, reply) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const status = answer(String(request.headers['webhook-id']))
    received.push({ headers: request.headers, body, status })
    reply.writeHead(status).end('thanks')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})

afterAll(() => server.close())

async function createReceiver(fields = {}) {
  received = []
  answer = () => 200
  const admin = await createMembership(db)
  const client = await withToken(admin)
  const path = `/organizations/${encodeId('Organization', admin.organization_id)}/webhooks`
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hear`
  const webhook = { address, description: 'Shop', ...fields }
  const response = await client.post(`${path}.json`, { webhook })
  expect(response.statusCode).toBe(201)
  const created = response.json<{ id: string; secret: string }>()
  const number = decodeId('Webhook', created.id) as number
  return { admin, client, path: `${path}/${created.id}`, number, ...created }
}

const happen = (organization_id: number, records: number, each: number) =>
  db.execute(sql`insert into events (organization_id, type, record_type, record_id, data)
    select ${organization_id}, 'campaign.paused', 'Campaign', record, jsonb_build_object('id', record, 'turn', turn)
    from generate_series(1, ${each}::int) turn, generate_series(1, ${records}::int) record order by turn`)

const work = (webhook_id: number) => sendToWebhook.perform(context, { webhook_id })

/** Lets the pauses between tries pass. */
const letPass = (webhook_id: number) =>
  db
    .update(webhookDeliveries)
    .set({ try_at: sql`now()` })
    .where(eq(webhookDeliveries.webhook_id, webhook_id))

const waiting = (webhook_id: number) =>
  db.$count(webhookDeliveries, sql`webhook_id = ${webhook_id} and state = 'waiting'`)

test('hundreds of events arrive at a receiver that fails half of the time, each once, in order', async () => {
  const { admin, number } = await createReceiver()
  const tries = new Map<string, number>()
  answer = (id) => {
    tries.set(id, (tries.get(id) ?? 0) + 1)
    return (tries.get(id) ?? 0) % 2 === 1 ? 503 : 200
  }
  await happen(admin.organization_id, 25, 8)
  await work(number)
  while ((await waiting(number)) > 0) {
    await letPass(number)
    await work(number)
  }

  const seen = new Map<string, { record: number; turn: number }>()
  for (const { headers, body, status } of received) {
    const id = headers['webhook-id'] as string
    if (status !== 200) continue
    expect(seen.has(id)).toBe(false)
    const { data, record } = JSON.parse(body)
    seen.set(id, { record: record.id, turn: data.turn })
  }
  expect(seen.size).toBe(200)
  const turns = Map.groupBy(seen.values(), ({ record }) => record)
  for (const list of turns.values())
    expect(list.map(({ turn }) => turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('what is sent verifies with either secret while one is replaced', async () => {
  const { admin, number, secret, client, path } = await createReceiver()
  const rotated = (await client.post(`${path}/rotation.json`)).json<{ secret: string }>()
  await happen(admin.organization_id, 1, 1)
  await work(number)

  const [{ headers, body } = { headers: {}, body: '' }] = received
  for (const one of [secret, rotated.secret])
    expect(new Verifier(one).verify(body, headers as Record<string, string>)).toMatchObject({
      type: 'campaign.paused',
    })
  const other = `whsec_${Buffer.from('another').toString('base64')}`
  expect(() => new Verifier(other).verify(body, headers as Record<string, string>)).toThrow()
})

test('all that is wrong with a webhook is told at once, its address too', async () => {
  const { client, path } = await createReceiver()
  const webhook = { address: 'http://example.com', description: '', types: ['nothing'] }
  const list = path.slice(0, path.lastIndexOf('/'))
  for (const answer of [
    await client.post(`${list}.json`, { webhook }),
    await client.patch(`${path}.json`, { webhook }),
  ]) {
    expect(answer.statusCode).toBe(422)
    expect(Object.keys(answer.json().errors)).toEqual(['address', 'description', 'types'])
  }
})

test('each secret signs until a day after it was replaced, however many follow it', async () => {
  const { admin, number, secret: first, client, path } = await createReceiver()
  const rotate = async () => (await client.post(`${path}/rotation.json`)).json().secret as string
  const [second, third] = [await rotate(), await rotate()]
  const verifying = async () => {
    received = []
    await happen(admin.organization_id, 1, 1)
    await work(number)
    const { headers, body } = received[0] as Received
    return [first, second, third].map((secret) => {
      try {
        return Boolean(new Verifier(secret).verify(body, headers as Record<string, string>))
      } catch {
        return false
      }
    })
  }
  expect(await verifying()).toEqual([true, true, true])
  const { former_secret_ends_at } = (await client.get(`${path}.json`)).json()
  expect(Date.parse(former_secret_ends_at)).toBeGreaterThan(Date.now() + 23 * 3_600_000)

  await db.update(webhookFormerSecrets).set({ ends_at: sql`now() - interval '1 second'` })
  expect(await verifying()).toEqual([false, true, true])
  await rotate()
  const isIts = eq(webhookFormerSecrets.webhook_id, number)
  expect(await db.$count(webhookFormerSecrets, isIts)).toBe(1)

  for (let made = 4; made < 11; made++) expect(await rotate()).toMatch(/^whsec_/)
  const refused = await client.post(`${path}/rotation.json`)
  expect(refused.json().errors.base[0]).toMatch(/no more than 10 secrets at a time/)
  expect(received).toHaveLength(1)
})

test('a rotation that is sent again makes no other secret, and says that it is told once', async () => {
  const { number, client, path } = await createReceiver()
  const key = { 'idempotency-key': 'rotation-1' }
  const told = (await client.post(`${path}/rotation.json`, undefined, key)).json()
  const before = await db.select().from(webhooks).where(eq(webhooks.id, number))
  const again = await client.post(`${path}/rotation.json`, undefined, key)
  expect([again.statusCode, again.json().code]).toEqual([409, 'told_once'])
  expect(await db.select().from(webhooks).where(eq(webhooks.id, number))).toEqual(before)
  const kept = await db.execute(sql`select answer from idempotency_keys where key = 'rotation-1'`)
  expect(JSON.stringify(kept.rows)).not.toContain(told.secret)
})

test('former secrets are sealed anew with the next key, all of them', async () => {
  const { number, client, path } = await createReceiver()
  await client.post(`${path}/rotation.json`)
  await client.post(`${path}/rotation.json`)
  const { secretKeys } = context.config
  const next = 'next'.repeat(16)
  const keys: SecretKeys = [next, ...secretKeys]
  await rotateWebhooks({ db, config: { ...context.config, secretKeys: keys } })
  const [kept] = await db
    .select()
    .from(webhookFormerSecrets)
    .where(eq(webhookFormerSecrets.webhook_id, number))
  expect(unseal([next], kept?.secret as Buffer)).toMatch(/^whsec_/)
  // Those that other tests made go back to the present key.
  const [current, ...earlier] = secretKeys
  await rotateWebhooks({
    db,
    config: { ...context.config, secretKeys: [current, ...earlier, next] },
  })
})

test('the lines of the guide for a shell come to the signature of a real delivery', async () => {
  const { admin, number, secret } = await createReceiver()
  await happen(admin.organization_id, 1, 1)
  await work(number)
  const { headers, body } = received[0] as Received
  const guide = readFileSync(join(projectRoot, 'src/pages/docs/guides/events.md'), 'utf8')
  const [, recipe = ''] = /```sh\nSECRET=.*\n((?:.*openssl.*\n)+)```/.exec(guide) ?? []
  const env = {
    ...{ PATH: process.env.PATH, SECRET: secret, BODY: body },
    ID: headers['webhook-id'] as string,
    TIMESTAMP: headers['webhook-timestamp'] as string,
  }
  const reckon = (given: NodeJS.ProcessEnv) =>
    `v1,${execFileSync('sh', ['-ec', recipe], { env: given }).toString().trim()}`

  expect(reckon(env)).toBe(headers['webhook-signature'])
  expect(reckon({ ...env, BODY: body.replace('campaign.paused', 'campaign.resumed') })).not.toBe(
    headers['webhook-signature'],
  )
})

test('a webhook hears of its types alone, and of nothing from before it was made', async () => {
  const { admin, number } = await createReceiver({ types: ['member.left'] })
  await happen(admin.organization_id, 1, 1)
  await work(number)
  expect(received).toEqual([])
})

test('an empty moment from which to send again is refused, where all were sent', async () => {
  const { client, path } = await createReceiver()
  const refused = await client.post(`${path}/repetition.json`, { repetition: { since: '' } })
  expect([refused.statusCode, refused.json().codes]).toEqual([422, { since: ['blank'] }])
})

test('the log has the request and the answer of each try, and one can be sent again', async () => {
  const { admin, number, client, path } = await createReceiver()
  answer = () => 500
  await happen(admin.organization_id, 1, 1)
  await work(number)
  const [listed] = (await client.get(`${path}/deliveries.json`)).json()
  const shown = (await client.get(`${path}/deliveries/${listed.id}.json`)).json()
  expect(shown).toMatchObject({ state: 'waiting', tries_count: 1 })
  expect(shown.tries).toMatchObject([
    { status: 500, answer: 'thanks', request_body: received[0]?.body },
  ])

  answer = () => 200
  await client.post(`${path}/deliveries/${listed.id}/repetition.json`)
  await work(number)
  expect((await client.get(`${path}/deliveries/${listed.id}.json`)).json().state).toBe('delivered')
})

test('a test is signed like an event', async () => {
  const { number, secret, client, path } = await createReceiver()
  expect((await client.post(`${path}/test.json`)).statusCode).toBe(201)
  await work(number)
  await expect.poll(() => received.length).toBe(1)
  const [{ headers, body } = { headers: {}, body: '' }] = received
  const told = new Verifier(secret).verify(body, headers as Record<string, string>)
  const record = { id: encodeId('Webhook', number), type: 'Webhook' }
  expect(told).toMatchObject({ type: 'webhook.test', program: null, record })
  // A receiver that knows events reads it as one.
  expect(() => EventJson.parse(told)).not.toThrow()
  expect(
    (await client.get(new URL((told as { record: { url: string } }).record.url).pathname))
      .statusCode,
  ).toBe(200)
})

test('a test is sent at once, whatever came of the one before it', async () => {
  const { number, client, path } = await createReceiver()
  answer = () => 302
  await client.post(`${path}/test.json`)
  await work(number)
  answer = () => 200
  const mended = (await client.post(`${path}/test.json`)).json()
  await work(number)
  const shown = (await client.get(`${path}/deliveries/${mended.id}.json`)).json()
  expect(shown.state).toBe('delivered')
})

test('a blank type is none of the types, and never all of them', async () => {
  const { client, path } = await createReceiver()
  const refused = await client.patch(`${path}.json`, { webhook: { types: [''] } })
  expect([refused.statusCode, refused.json().codes]).toEqual([422, { types: ['inclusion'] }])
})

test('a change under another word is refused, and a webhook that is sent back whole is taken', async () => {
  const { client, path } = await createReceiver()
  const refused = await client.patch(`${path}.json`, { webhook: { url: 'https://example.com/' } })
  expect([refused.statusCode, refused.json().errors.url[0]]).toEqual([
    422,
    expect.stringContaining('(address?)'),
  ])
  const shown = (await client.get(`${path}.json`)).json()
  const whole = { webhook: { ...shown, description: 'Renamed' } }
  expect((await client.patch(`${path}.json`, whole)).statusCode).toBe(200)
})

test('after days of nothing but failures it is switched off, and its admins are told', async () => {
  const { admin, number, client, path } = await createReceiver()
  answer = () => 500
  await happen(admin.organization_id, 1, 1)
  await db
    .update(webhooks)
    .set({ failing_since: sql`now() - interval '73 hours'` })
    .where(eq(webhooks.id, number))
  await work(number)

  expect((await client.get(`${path}.json`)).json()).toMatchObject({ is_enabled: false })
  const notices = (await client.get('/me/notifications.json')).json<{ type: string }[]>()
  expect(notices.map(({ type }) => type)).toContain('WebhookSwitchedOffNotifier')
  expect((await client.post(`${path}/test.json`)).statusCode).toBe(422)
})

test('only public https addresses are sent to, whatever a name leads to', async () => {
  const { client, path } = await createReceiver()
  for (const address of [
    'http://example.com/',
    'ftp://example.com/',
    'nonsense',
    'https://a:b@example.com/',
  ]) {
    const response = await client.patch(`${path}.json`, { webhook: { address } })
    expect([address, response.statusCode]).toEqual([address, 422])
  }
  for (const address of ['https://localhost:1/', 'https://10.0.0.1/', 'https://[::1]/'])
    expect(await sendTo(address, {}, '{}', false)).toMatchObject({ status: null })
})

test('an address that nothing can be sent to is refused at once', async () => {
  const { client, path } = await createReceiver()
  const list = `${path.slice(0, path.lastIndexOf('/'))}.json`
  for (const address of [
    'https://169.254.169.254/latest',
    'https://10.0.0.1:22/',
    'https://[::ffff:127.0.0.1]/',
    'https://[2002:7f00:1::]/',
    'https://example.com/\r\nX-Other: 1',
  ]) {
    const refused = await client.post(list, { webhook: { address, description: 'Shop' } })
    expect(refused.json().errors, address).toHaveProperty('address')
  }
})

test('they are made so often in a day, since all admins are mailed', async () => {
  const { admin, client, path } = await createReceiver()
  await db.execute(sql`update rate_limits set count = 100
    where key = ${`webhooks-for:organization:${admin.organization_id}`}`)
  await client.delete(`${path}.json`)
  const webhook = { address: 'https://example.com/hear', description: 'Shop' }
  const again = await client.post(`${path.slice(0, path.lastIndexOf('/'))}.json`, { webhook })
  expect(again.statusCode).toBe(503)
})
