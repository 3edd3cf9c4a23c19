import { describe, test } from 'vitest'
import { inTurns } from '../../support/run/turns.ts'
import { inTurn, nastyBodies } from '../support/nasty.ts'
import { expectNoFailure, expectRefusalOrSuccess, title } from '../support/refusal.ts'
import { addressOf, methodOf, programOf, rows } from '../support/table.ts'
import { browserFor, clientFor, createWorld } from '../support/world.ts'

const last = ['DELETE /organizations/:organization_id', 'DELETE /me']

const writes = rows
  .filter((row) => methodOf(row) !== 'GET')
  .map((row, turn) => ({
    ...row,
    bodies: row.route === 'POST /organizations' ? nastyBodies : inTurn(nastyBodies, turn, 4),
  }))

describe.each(inTurns(writes, 4))('bodies that $route cannot use', (row) => {
  test('are refused or passed over', async () => {
    const world = await createWorld()
    const program = await clientFor(world, programOf(row))
    const browser = await browserFor(world, 'session')

    let url = await addressOf(row, world)
    for (const { body, type } of row.bodies) {
      const headers = { ...(await row.headers?.(world)), 'content-type': type }
      const bytes = Buffer.from(body as string)
      const json = await program.send(methodOf(row), `${url}.json`, bytes, headers)
      // A page has no JSON of its own, and agents speak another language.
      const expectFine = row.pageOnly ? expectNoFailure : expectRefusalOrSuccess
      expectFine(json, `${type}: ${title(String(body))}`)
      const page = await browser.send(methodOf(row), url, bytes, headers)
      expectNoFailure(page, `${type}: ${title(String(body))}`)
      // The first request may have deleted the organization or the account: the others would find
      // nothing any more.
      if (last.includes(row.route)) return
      // A body that is refused changes nothing, so the next one can be sent to the same record.
      const isUsed = [json, page].some(({ statusCode }) => statusCode < 400)
      if (isUsed) url = await addressOf(row, world)
    }
  })
})
