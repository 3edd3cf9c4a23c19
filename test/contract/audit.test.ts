import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEvents } from '../../src/tables/audit-events.ts'
import type { Client } from '../support/client.ts'
import { unique } from '../support/factories.ts'
import { db } from '../support/helper.ts'
import { addressOf, ask, methodOf, rows } from './support/table.ts'
import { clientFor, createWorld } from './support/world.ts'

/**
 * Not recorded: these send a code, and the row they write is forgotten after a quarter of an hour; and how
 * far someone has read is nobody's business.
 */
const passing = [
  'POST /session',
  'POST /me/step_up',
  'POST /submissions/:submission_id/messages/reading',
]

/** These are about the installation itself: its jobs, and a comparison of its books. */
const unowned = /^POST \/staff\/(jobs\/|reconciliation$)/

/** These happen on the simulated platform, and not with us. */
const elsewhere = /^\w+ \/simulated\//

/** These have nothing to change here. Other tests check what they record when they do. */
const idle =
  /^DELETE (\/me\/sessions|.*\/avatar|.*\/review\/decisions)$|\/owner$|\/(publish|pause|resume|submit|unpause|checkout)$/

/** Its record stays without what tells who it was; that is tested with the deletion itself. */
const erasing = 'DELETE /me'

const mutations = rows.filter(
  (row) =>
    methodOf(row) !== 'GET' &&
    !row.pageOnly &&
    row.answers.owner < 400 &&
    row.route !== erasing &&
    !passing.includes(row.route) &&
    !idle.test(row.route) &&
    !elsewhere.test(row.route) &&
    !unowned.test(row.route),
)

describe.each(mutations)('$route', (row) => {
  test('leaves a record of itself', async () => {
    const world = await createWorld()
    const client = await clientFor(world, 'owner')
    // The audit log keeps the user agent, so a unique one tells the records of this request.
    const name = unique('agent')
    const send: Client['send'] = (method, url, body, headers) =>
      client.send(method, url, body, { ...headers, 'user-agent': name })

    const place = { world, url: await addressOf(row, world) }
    const response = await ask(row, place, { ...client, send }, 'accept')

    expect(response.statusCode).toBe(row.answers.owner)
    expect(await db.$count(auditEvents, eq(auditEvents.user_agent, name))).toBeGreaterThan(0)
  })
})
