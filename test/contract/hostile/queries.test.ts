import { describe, test } from 'vitest'
import { nastyQueries } from '../support/nasty.ts'
import { expectNoFailure } from '../support/refusal.ts'
import { addressOf, methodOf, rows } from '../support/table.ts'
import { browserFor, createWorld } from '../support/world.ts'

const reads = rows.filter((row) => methodOf(row) === 'GET')

describe.each(reads)('queries that $route cannot use', (row) => {
  test('are passed over', async () => {
    const world = await createWorld()
    const url = await addressOf(row, world)
    const browser = await browserFor(world, 'session')
    for (const query of nastyQueries) {
      // A file has the suffix of its own kind.
      for (const suffix of /\.\w+$/.test(row.route) ? [''] : ['', '.json']) {
        const response = await browser.get(`${url}${suffix}?${query}`)
        expectNoFailure(response, `${suffix}?${query.slice(0, 60)}`)
      }
    }
  })
})
