import { describe, test } from 'vitest'
import { inTurns } from '../../support/run/turns.ts'
import { inTurn, nastyQueries } from '../support/nasty.ts'
import { expectNoFailure } from '../support/refusal.ts'
import { addressOf, methodOf, rows } from '../support/table.ts'
import { browserFor, createWorld } from '../support/world.ts'

/** Lists, which read their queries, are asked worse things in `lists.test.ts`. Others read few or none. */
const reads = rows
  .filter((row) => methodOf(row) === 'GET')
  .map((row, turn) => ({ ...row, queries: inTurn(nastyQueries, turn, 2) }))

describe.each(inTurns(reads, 4))('queries that $route cannot use', (row) => {
  test('are passed over', async () => {
    const world = await createWorld()
    const url = await addressOf(row, world)
    const browser = await browserFor(world, 'session')
    const ask = async (suffix: string, query: string) => {
      const response = await browser.get(`${url}${suffix}?${query}`)
      expectNoFailure(response, `${suffix}?${query.slice(0, 60)}`)
    }
    // A file has the suffix of its own kind.
    const isFile = /\.\w+$/.test(row.route)
    for (const query of row.queries) await ask(isFile ? '' : '.json', query)
    // A page reads its query with the same code, and is then drawn, which takes longer.
    if (!isFile) for (const query of row.queries.slice(0, 1)) await ask('', query)
  })
})
