import { describe, expect, test } from 'vitest'
import { nastyBodies } from '../support/nasty.ts'
import { expectRefusalOrSuccess, title } from '../support/refusal.ts'
import { addressOf, methodOf, rows } from '../support/table.ts'
import { browserFor, clientFor, createWorld } from '../support/world.ts'

const writes = rows.filter((row) => methodOf(row) !== 'GET')

describe.each(writes)('bodies that $route cannot use', (row) => {
  test('are refused or passed over', async () => {
    const world = await createWorld()
    const program = await clientFor(world, 'write')
    const browser = await browserFor(world, 'session')

    for (const { body, type } of nastyBodies) {
      const url = await addressOf(row, world)
      const headers = { ...(await row.headers?.(world)), 'content-type': type }
      const bytes = Buffer.from(body as string)
      const json = await program.send(methodOf(row), `${url}.json`, bytes, headers)
      expectRefusalOrSuccess(json, `${type}: ${title(String(body))}`)
      const page = await browser.send(methodOf(row), url, bytes, headers)
      expect(page.statusCode, `${type}: ${title(String(body))}`).toBeLessThan(500)
      // The first request may have deleted the organization, so the others have no address any
      // more.
      if (row.route === 'DELETE /organizations/:organization_id') return
    }
  })
})
