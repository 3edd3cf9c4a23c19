import { describe, expect, test } from 'vitest'
import { inTurns } from '../support/run/turns.ts'
import { addressesIn, expectAnswer } from './support/answer.ts'
import { askedCallers, isBesideServer, isOnServer, isSomeoneElse } from './support/asked-callers.ts'
import { conditionOf, expectSameTag, isConditional } from './support/condition.ts'
import { expectFittingExample } from './support/example.ts'
import { isRecorded, traced } from './support/recorded.ts'
import { ask, jsonAddress, methodOf, placesFor, routes, rows } from './support/table.ts'
import { browserFor, clientFor } from './support/world.ts'

test('every route is in the table, and only routes are', () => {
  const known = new Set(rows.map(({ route }) => route))
  expect([...known].sort()).toEqual([...routes.keys()].sort())
})

test('every route for programs says what it answers', () => {
  const described = [...routes].filter(([, { api }]) => api !== undefined).map(([name]) => name)
  // A route that depends on the state of a record has a row for each state.
  const forPrograms = new Set(rows.filter(({ pageOnly }) => !pageOnly).map(({ route }) => route))
  expect([...forPrograms].sort()).toEqual(described.sort())
})

/**
 * On a server half of them: what differs there is what several do at once, of which this tries nothing. A run
 * beside it takes the other half.
 */
const numbered = rows.map((row, turn) => ({ ...row, turn }))
const ofServer = inTurns(numbered, 2)
const asked = isOnServer ? ofServer : isBesideServer ? without(ofServer) : numbered

function without(left: typeof numbered) {
  const rest = numbered.filter((row) => !left.includes(row))
  return rest.length > 0 ? rest : numbered
}

describe.each(asked.filter(({ pageOnly }) => !pageOnly))('$route', (row) => {
  const api = routes.get(row.route)?.api
  const placeFor = placesFor(row)

  test.each(askedCallers(row, row.turn))('as %s', async (caller) => {
    const place = await placeFor(caller)
    const { client, expectRecord } = traced(await clientFor(place.world, caller))
    const condition = isConditional(row, caller) ? await conditionOf(row, place, client) : {}
    const format = caller === 'owner' ? 'accept' : 'suffix'
    const response = await ask(row, place, client, format, condition)

    expect(response.statusCode).toBe(row.answers[caller])
    if (isRecorded(row, caller)) await expectRecord()
    expectAnswer(response, row, caller, api)
    if (api && methodOf(row) !== 'GET' && response.statusCode < 300 && response.body !== '')
      expectFittingExample(api, response.json())
    if (response.statusCode === 200 || response.statusCode === 201)
      await expectSameTag(row, place, client, response)
    const isFollowed = isSomeoneElse(caller) || response.statusCode === 201
    for (const address of isFollowed ? addressesIn(response) : []) {
      const found = await client.get(new URL(address).pathname)
      expect([found.statusCode, address]).toEqual([200, address])
    }
  })

  if (row.route.startsWith('GET ')) {
    test.skipIf(row.momentary || isOnServer)(
      'is the same to HEAD, and not sent twice',
      async () => {
        const { world, url } = await placeFor('session')
        const client = await clientFor(world, 'session')
        const { headers } = await client.get(jsonAddress(row, url))
        const head = await client.head(jsonAddress(row, url))
        const again = await client.get(jsonAddress(row, url), {
          'if-none-match': String(headers.etag),
        })

        expect(headers.etag).toMatch(row.list ? /^W\/"/ : /^(W\/)?"/)
        expect(headers['cache-control']).toBe('max-age=0, private, must-revalidate')
        expect(head.body).toBe('')
        for (const name of ['etag', 'content-length', 'content-type', 'total-count', 'link'])
          expect(head.headers[name]).toBe(headers[name])
        expect([again.statusCode, again.body]).toEqual([304, ''])
      },
    )

    test('is a page too', async () => {
      const { world, url } = await placeFor('session')
      const browser = await browserFor(world, 'session')
      const response = await browser.get(url)

      expect(response.statusCode).toBe(row.page ?? 200)
      if (response.statusCode === 200)
        expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    })
  }
})

describe.each(asked.filter(({ pageOnly }) => pageOnly))('$route, a page', (row) => {
  const placeFor = placesFor(row)

  test.each(askedCallers(row, row.turn))('as %s', async (caller) => {
    const place = await placeFor(caller)
    const browser = await browserFor(place.world, caller)
    const response = await ask(row, place, browser, 'page')

    expect(response.statusCode).toBe(row.answers[caller])
    expect(response.headers['x-request-id']).toMatch(/^\S+$/)
    if (caller === 'nobody' && response.statusCode === 303 && row.answers.session !== 303)
      expect(response.headers.location).toMatch(/^\/session\/new/)
  })
})
