import { describe, expect, test } from 'vitest'
import { statementsOf } from '../support/reading/statements.ts'
import type { Caller } from './support/callers.ts'
import type { Row } from './support/row.ts'
import { jsonAddress, placesFor, routes, rows } from './support/table.ts'
import { clientFor, createWorld } from './support/world.ts'

const reads = rows.filter(({ route, pageOnly }) => route.startsWith('GET ') && !pageOnly)

/** What a row is about is created once: to read it changes nothing, and creating it takes longest. */
const places = new Map(reads.map((row) => [row, placesFor(row)]))

async function asCaller(row: Row, caller: Caller) {
  const { world, url } = await (places.get(row) ?? placesFor(row))(caller)
  return { client: await clientFor(world, caller), url }
}

describe.each(reads)('$route', (row) => {
  test.each(['read', 'session'] as const)(
    'takes two statements at most, or as many as it says, as %s',
    async (caller) => {
      const { client, url } = await asCaller(row, caller)
      // The first use of a credential costs another statement, which records it. Further uses within
      // a minute do not.
      await client.get(jsonAddress(row, url))

      // Who looks at others is on record with it: a write between the beginning and the end of a transaction.
      const most = row.statements ?? (row.recorded ? 5 : row.counted ? 3 : 2)
      const statements = await statementsOf(() => client.get(jsonAddress(row, url)))
      expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(most)

      const beyond = await statementsOf(() => client.get(`${url}.json?page=99`))
      expect(beyond.length, beyond.join('\n')).toBeLessThanOrEqual(most)
    },
  )
})

const kept = reads.filter(({ route }) => routes.get(route)?.reads)

test.each(kept)(
  '$route takes the reads that its answer is kept with, and no other',
  async (row) => {
    const { client, url } = await asCaller(row, 'read')
    await client.get(jsonAddress(row, url))

    // An answer to someone who takes another compression was kept for nobody.
    const statements = await statementsOf(() =>
      client.get(jsonAddress(row, url), { 'accept-encoding': 'x' }),
    )
    expect(statements, statements.join('\n')).toHaveLength(routes.get(row.route)?.reads as number)
  },
)

test('every statement is counted', async () => {
  const world = await createWorld()
  const client = await clientFor(world, 'read')
  await client.get('/me.json')

  // The first finds out who asks, the second reads.
  const statements = await statementsOf(() => client.get('/me/notifications.json'))
  expect(statements).toEqual([
    expect.stringContaining('from "access_tokens"'),
    expect.stringContaining('from "notifications"'),
  ])
})

test('a refusal of nobody takes no statement', async () => {
  const client = await clientFor(await createWorld(), 'nobody')
  expect(await statementsOf(() => client.get('/organizations.json'))).toEqual([])
})
