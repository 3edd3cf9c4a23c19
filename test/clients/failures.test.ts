import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  InvalidSignature,
  NotTroupe,
  Refused,
  Troupe,
  Unreachable,
} from '../../clients/sdk/src/index.ts'
import { startWebServer } from '../support/servers/web-server.ts'

type Answer = (response: ServerResponse, request: IncomingMessage) => void

const organization = 'k5dXwQ2n'
const json =
  (status: number, body?: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body === undefined ? undefined : JSON.stringify(body))
const breaks: Answer = (response) => response.destroy()
const breaksHalfway: Answer = (response) => {
  response.writeHead(200, { 'content-length': '100' }).write('{"id":')
  setImmediate(() => response.destroy())
}

/** A server that gives these answers one after another, and the requests that it was sent. */
async function serverThat(...answers: Answer[]) {
  const requests: IncomingMessage[] = []
  const bodies: Promise<string>[] = []
  const site = await startWebServer((request, response) => {
    bodies.push(text(request).catch(() => ''))
    requests.push(request)
    const answer = answers[requests.length - 1] ?? json(418, { error: 'One request too many.' })
    answer(response, request)
  })
  onTestFinished(site.close)
  const troupe = new Troupe({ baseUrl: site.url, token: 'secret', organization, firstWait: 1 })
  return { requests, bodies, troupe, url: site.url }
}

describe('The library', () => {
  test('sends a POST again under the same key, after every kind of failure', async () => {
    const { requests, troupe } = await serverThat(
      breaks,
      breaksHalfway,
      json(503, { error: 'Busy.' }, { 'retry-after': '0' }),
      json(201, { id: 'a' }),
    )
    expect(await troupe.campaigns.create({ name: 'Autumn' })).toEqual({ id: 'a' })
    const keys = new Set(requests.map(({ headers }) => headers['idempotency-key']))
    expect([requests.length, keys.size, [...keys][0]?.length]).toEqual([4, 1, 36])
  })

  test('keeps the path of a server that is below one', async () => {
    const { url, requests } = await serverThat(json(200, []))
    await new Troupe({ baseUrl: `${url}/troupe/`, token: 'secret' }).organizations.list().all()
    expect(requests[0]?.url).toMatch(/^\/troupe\/organizations\.json/)
  })

  test.each([
    [401, /: 401 No credential was sent/],
    [404, /: 404 There is no such record/],
  ])('says why in its own words where %s has no body', async (status, words) => {
    const { troupe } = await serverThat(json(status))
    await expect(troupe.campaigns.create({ name: 'Autumn' })).rejects.toThrow(words)
  })

  test('asks the server to refuse fields that it does not know, unless it is lenient', async () => {
    const { requests, troupe, url } = await serverThat(json(201, {}), json(200, {}), json(201, {}))
    await troupe.campaigns.create({ name: 'Autumn' })
    await troupe.me.show()
    const lenient = new Troupe({ baseUrl: url, token: 'secret', organization, lenient: true })
    await lenient.campaigns.create({ name: 'Autumn' })
    expect(requests.map(({ headers }) => headers.prefer)).toEqual([
      'handling=strict',
      undefined,
      undefined,
    ])
  })

  test('withdraws all where that is said, and not where the amount is missing', async () => {
    const { troupe, bodies } = await serverThat(json(201, {}), json(201, {}))
    const missing: { amount?: number } = {}
    const slip = { currency: 'gbp' as const, amount: missing.amount as number }
    await expect(troupe.me.withdrawMoney(slip)).rejects.toThrow('needs an amount, or all: true')
    const both = { currency: 'gbp', amount: 1500, all: true } as unknown as typeof slip
    await expect(troupe.me.withdrawMoney(both)).rejects.toThrow('and not both')
    await troupe.me.withdrawMoney({ currency: 'gbp', amount: 1500 })
    await troupe.me.withdrawMoney({ currency: 'gbp', all: true })
    expect(await Promise.all(bodies)).toEqual([
      '{"payout":{"currency":"gbp","amount":1500}}',
      '{"payout":{"currency":"gbp"}}',
    ])
  })

  test.each([{ state: [] }, { user_id: null }, { state: ['pending', null] }])(
    'asks for nothing with a filter that is empty: %j',
    async (filter) => {
      const { troupe } = await serverThat()
      const query = filter as unknown as Parameters<typeof troupe.submissions.list>[0]
      await expect(troupe.submissions.list(query, { organization: 'a' }).all()).rejects.toThrow(
        'is empty: leave it out',
      )
    },
  )

  test('tells of fields that were passed over, on the console once for each operation', async () => {
    const slip = { 'unknown-fields': 'cpm (cpm_amount?)' }
    const answers = [json(201, {}, slip), json(201, {}, slip), json(422, { errors: {} }, slip)]
    const { troupe } = await serverThat(...answers)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warned.mockRestore())
    const create = () => troupe.campaigns.create({ name: 'Autumn' })
    await create()
    await create()
    await expect(create()).rejects.toMatchObject({ unknownFields: 'cpm (cpm_amount?)' })
    const operation = 'POST /organizations/{organization_id}/campaigns.json'
    expect(warned.mock.calls).toEqual([[`${operation} passed over: cpm (cpm_amount?)`]])

    const { url } = await serverThat(...answers)
    const onUnknownFields = vi.fn()
    const own = new Troupe({ baseUrl: url, token: 'secret', organization, onUnknownFields })
    await own.campaigns.create({ name: 'Autumn' })
    expect(onUnknownFields.mock.calls).toEqual([[operation, 'cpm (cpm_amount?)']])
  })

  test('says which posts were not decided, and which not undone', async () => {
    const outcome = (submission_id: string, error: string | null) => ({
      submission_id,
      error,
      code: error === null ? null : 'refused',
    })
    const { requests, troupe } = await serverThat(
      json(200, { decisions: [outcome('a', null), outcome('b', 'Decided already.')] }),
      json(200, { decisions: [outcome('a', 'There is nothing left to undo.')] }),
    )
    const decided = await troupe.review.decide(['a', 'b'], { action: 'approve' })
    expect(decided.failed).toEqual([outcome('b', 'Decided already.')])
    expect(JSON.parse(JSON.stringify(decided))).toEqual({
      decisions: decided.decisions,
      failed: decided.failed,
    })
    expect((await decided.undo()).failed).toEqual([outcome('a', 'There is nothing left to undo.')])
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  test('reads events on until there are no more', async () => {
    const page = (from: number, length: number) =>
      json(
        200,
        Array.from({ length }, (_, index) => ({ id: `e${from + index}` })),
      )
    const { requests, troupe } = await serverThat(page(0, 100), page(100, 3))
    const ids = []
    for await (const { id } of troupe.events.each({ types: 'submission.paid' })) ids.push(id)
    expect([ids.length, ids.at(-1)]).toEqual([103, 'e102'])
    const after = requests.map(({ url = '' }) => new URL(url, 'http://x').searchParams.get('after'))
    expect(after).toEqual([null, 'e99'])
  })

  test('sends again what failed since a moment, and all of it only where none is meant', async () => {
    const { bodies, troupe } = await serverThat(json(200, {}), json(200, {}))
    await troupe.webhooks.repeatFailed('w', { since: '2026-11-01T00:00:00Z' })
    await troupe.webhooks.repeatFailed('w')
    expect(await Promise.all(bodies)).toEqual([
      '{"repetition":{"since":"2026-11-01T00:00:00Z"}}',
      '',
    ])
    const nothing = { since: undefined } as unknown as { since: string }
    await expect(async () => troupe.webhooks.repeatFailed('w', nothing)).rejects.toThrow('is empty')
  })

  test('sends nothing with an option that it does not know', async () => {
    const { requests, troupe } = await serverThat()
    const misspelled = { ifmatch: '"a"' } as object
    const change = troupe.campaigns.update('c', { name: 'Autumn' }, misspelled)
    await expect(change).rejects.toThrow('ifmatch is no option of this call.')
    expect(requests).toEqual([])
  })

  test('gives up after its attempts, with what went wrong', async () => {
    const { requests, troupe } = await serverThat(breaks, breaks, breaks, breaks)
    const error = await troupe.me.show().catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Unreachable)
    expect((error as Error).cause).toBeInstanceOf(Error)
    expect(requests).toHaveLength(4)
  })

  test('says in words what is wrong with the address of a server', async () => {
    const page: Answer = (response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<p>Hello.</p>')
    const missing: Answer = (response) => response.writeHead(404).end('<h1>Not found</h1>')
    const { troupe } = await serverThat(
      ...[page, json(200), json(200, 'pong'), page, json(200, {}), missing],
      ...[json(404, { message: 'Not Found' }), json(301, undefined, { location: '/en/' })],
    )
    const asked = async (asks: () => Promise<unknown>) => asks().catch((error: unknown) => error)
    const show = () => asked(() => troupe.me.show())
    const list = () => asked(() => troupe.organizations.list().all())
    for (const [ask, words] of [
      [show, 'a page and not with JSON. Is baseUrl'],
      [show, 'nothing and not with JSON'],
      [show, 'and not with JSON'],
      [list, 'a page and not with JSON'],
      [list, 'something else than a list'],
    ] as const) {
      const error = await ask()
      expect(error).toBeInstanceOf(NotTroupe)
      expect(error).toMatchObject({ message: expect.stringContaining(words) })
    }
    for (const words of ['404 The answer is none of Troupe', '404 The answer', 'leads to /en/'])
      expect(await show()).toMatchObject({ message: expect.stringContaining(words) })

    const { url, close } = await startWebServer(() => {})
    close()
    const nowhere = new Troupe({ baseUrl: url, attempts: 1 })
    const refused = await asked(() => nowhere.me.show())
    expect(refused).toMatchObject({
      name: 'Unreachable',
      message: `GET /me.json: no answer from ${new URL(url).host}: nothing listens there. Is baseUrl right?`,
    })
    for (const baseUrl of ['', 'troupe.example.com', 'ftp://troupe.example.com', 'http://'])
      expect(() => new Troupe({ baseUrl })).toThrow('baseUrl is the address of a server')
  })

  test('reads nothing older than it has written, nor from a copy when it cannot know', async () => {
    const at = (position: string) => json(200, {}, { 'troupe-position': position })
    const { requests, troupe } = await serverThat(
      ...[json(200, {}), at('0b'), json(200, {}), at('0a'), json(200, {})],
      ...[json(409, {}), json(200, {})],
    )
    const write = () => troupe.campaigns.create({ name: 'Autumn' })
    await troupe.me.show()
    await write()
    await troupe.me.show()
    await write()
    await troupe.me.show()
    await expect(write()).rejects.toThrow(Refused)
    await troupe.me.show()
    const sent = requests.map(({ headers }) => headers['troupe-position'])
    expect(sent).toEqual([undefined, undefined, '0b', undefined, '0b', undefined, undefined])
  })

  test('does not wait longer than it is patient', async () => {
    const { requests, troupe } = await serverThat(json(503, {}, { 'retry-after': '3600' }))
    await expect(troupe.me.show()).rejects.toMatchObject({ status: 503 })
    expect(requests).toHaveLength(1)
  })

  test.each([401, 403, 404, 409, 422])(
    'never sends again what was answered with %i',
    async (status) => {
      const { requests, troupe } = await serverThat(json(status, { error: 'No.' }))
      await expect(troupe.campaigns.show('a')).rejects.toMatchObject({ name: 'Refused', status })
      expect(requests).toHaveLength(1)
    },
  )

  test('says what was refused, by field and by code, and under which id', async () => {
    const body = {
      errors: { currency: ['is not included in the list'], base: ['Add a brief.'] },
      codes: { currency: ['inclusion'] },
      allowed: { currency: ['eur'] },
    }
    const { troupe } = await serverThat(json(422, body, { 'x-request-id': 'r1' }))
    const error = await troupe.campaigns.publish('a').catch((error: unknown) => error)
    expect(error).toBeInstanceOf(Refused)
    expect(error).toMatchObject({ ...body, status: 422, requestId: 'r1' })
    expect((error as Error).message).toBe(
      `POST /organizations/${organization}/campaigns/a/publication.json: 422 currency is not included in the list Add a brief.`,
    )
  })

  test('takes a 404 for success when a deletion is repeated, and only then', async () => {
    const repeated = await serverThat(breaks, json(404))
    expect(await repeated.troupe.campaigns.delete('a')).toBeUndefined()
    const first = await serverThat(json(404))
    await expect(first.troupe.campaigns.delete('a')).rejects.toMatchObject({ status: 404 })
  })

  test('does not repeat a POST that has no key, unless nothing was done', async () => {
    const { requests, url } = await serverThat(json(500), json(503), json(500))
    const asked = () => Troupe.signIn('mara@example.com', { baseUrl: url, firstWait: 1 })
    await expect(asked()).rejects.toMatchObject({ status: 500 })
    await expect(asked()).rejects.toMatchObject({ status: 500 })
    expect(requests).toHaveLength(3)
  })

  test('follows no redirect, so that its token goes nowhere else', async () => {
    const { requests, troupe } = await serverThat(json(303, undefined, { location: '/elsewhere' }))
    await expect(troupe.me.show()).rejects.toMatchObject({ status: 303 })
    expect(requests).toHaveLength(1)
  })

  test('stops at once when it is told to, even while it waits', async () => {
    const stop = new AbortController()
    const { requests, troupe } = await serverThat((response, request) => {
      json(503, {}, { 'retry-after': '30' })(response, request)
      response.once('close', () => stop.abort(new Error('Enough.')))
    })
    await expect(troupe.me.show({ signal: stop.signal })).rejects.toThrow('Enough.')
    expect(requests).toHaveLength(1)
  })

  test('keeps answers with their ETags, and gives each caller a copy', async () => {
    const { requests, troupe } = await serverThat(
      json(200, { name: 'Mara' }, { etag: 'W/"1"' }),
      json(304),
      json(200, { name: 'Max' }, { etag: 'W/"2"' }),
    )
    const first = await troupe.me.show()
    first.name = 'Changed here'
    expect(await troupe.me.show()).toEqual({ name: 'Mara' })
    expect(requests[1]?.headers['if-none-match']).toBe('W/"1"')
    expect(await troupe.me.show()).toEqual({ name: 'Max' })
  })

  test('goes through the pages of a list at its own address, and gives no record twice', async () => {
    const next = '<http://known.otherwise/organizations.json?page=2&limit=2>; rel="next"'
    const { requests, troupe } = await serverThat(
      json(200, [{ id: 'a' }, { id: 'b' }], { link: next, 'total-count': '3' }),
      json(200, [{ id: 'b' }, { id: 'c' }]),
    )
    const ids = (await troupe.organizations.list({ limit: 2 }).all()).map(({ id }) => id)
    expect(ids).toEqual(['a', 'b', 'c'])
    expect(requests.map(({ url }) => url)).toEqual([
      '/organizations.json?limit=2',
      '/organizations.json?page=2&limit=2',
    ])
  })

  test('asks for no record without its id, and lets none change the address', async () => {
    const { requests, troupe } = await serverThat(json(404))
    await expect(troupe.campaigns.delete('')).rejects.toThrow('needs id')
    await expect(troupe.campaigns.show('../members')).rejects.toMatchObject({ status: 404 })
    expect(requests.map(({ url }) => url)).toEqual([
      `/organizations/${organization}/campaigns/..%2Fmembers.json`,
    ])
  })

  test('sends a file on from where the connection broke', async () => {
    const upload = { id: 'u', received_size: 3 }
    const { requests, troupe } = await serverThat(
      json(201, upload),
      breaks,
      json(409, { error: 'It goes on at 3.' }),
      json(200, upload),
      json(204),
      json(200, { ...upload, received_size: 5 }),
    )
    const sent = await troupe.uploads.send(new Blob(['Hello']), { name: 'mug.mp4' })
    expect(sent.received_size).toBe(5)
    expect(requests.map(({ headers }) => headers['upload-offset'])).toEqual([
      ...[undefined, '0', '0', undefined, '3', undefined],
    ])
  })
})

describe('Troupe.webhooks.verify', () => {
  // The example of the specification.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
  const body = '{"test": 2432232314}'
  const headers = {
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,AAAA v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  }
  const then = new Date(1_614_265_330_000)
  const verify = Troupe.webhooks.verify

  test('gives the event if one of its signatures fits', async () => {
    expect(await verify(body, headers, secret, then)).toEqual({ test: 2432232314 })
    expect(await verify(body, new Headers(headers), secret, then)).toEqual({ test: 2432232314 })
  })

  test('refuses what was changed, signed by others, unsigned, or kept for long', async () => {
    const late = new Date(then.getTime() + 301_000)
    const refused = [
      verify('{"test": 1}', headers, secret, then),
      verify(body, { ...headers, 'webhook-id': 'msg_other' }, secret, then),
      verify(body, headers, `whsec_${btoa('another secret')}`, then),
      verify(body, { ...headers, 'webhook-signature': 'v1a,x v2,y' }, secret, then),
      verify(body, {}, secret, then),
      verify(body, { ...headers, 'webhook-timestamp': 'soon' }, secret, then),
      verify(body, headers, secret, late),
    ]
    for (const one of await Promise.allSettled(refused)) {
      expect(one).toMatchObject({ reason: expect.any(InvalidSignature) })
    }
  })
})
