import { describe, test } from 'vitest'
import { inTurn, nastyQueries } from '../support/nasty.ts'
import { expectNoFailure } from '../support/refusal.ts'
import { addressOf, methodOf, rows } from '../support/table.ts'
import { browserFor, createWorld } from '../support/world.ts'

/** Lists, which read their queries, are asked worse things in `lists.test.ts`. Others read few or none. */
const reads = rows
  .filter((row) => methodOf(row) === 'GET')
  .map((row, turn) => ({ ...row, queries: inTurn(nastyQueries, turn, 2) }))

describe.each(reads)('queries that $route cannot use', (row) => {
  test('are passed over', async () => {
    const world = await createWorld()
    const url = await addressOf(row, world)
    const browser = await browserFor(world, 'session')
    for (const query of row.queries) {
      // A file has the suffix of its own kind.
      for (const suffix of /\.\w+$/.test(row.route) ? [''] : ['', '.json']) {
        const response = await browser.get(`${url}${suffix}?${query}`)
        expectNoFailure(response, `${suffix}?${query.slice(0, 60)}`)
      }
    }
  })
})
