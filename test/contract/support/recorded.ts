import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { auditEvents } from '../../../src/tables/audit-events.ts'
import type { Client } from '../../support/client.ts'
import { db } from '../../support/helper.ts'
import { unique } from '../../support/world/factories.ts'
import type { Caller } from './callers.ts'
import type { Row } from './row.ts'
import { methodOf } from './table.ts'

/**
 * Not recorded: these send a code, and the row they write is forgotten after a quarter of an hour; how far
 * someone has read, and whose invitations they refuse, and what they save, is nobody's business; a preview changes nothing; and
 * uploads that nothing uses are gone after a day.
 */
const passing = [
  'POST /session',
  'POST /me/step_up',
  'POST /submissions/:submission_id/messages/reading',
  'POST /me/messages/reading',
  'POST /organizations/:organization_id/messages/reading',
  'POST /organizations/:organization_id/creator_invitations/batch/preview',
  'POST /creator_invitations/:token/refusal',
  'DELETE /creator_invitations/:token/refusal',
  'POST /campaigns/:campaign_id/saved_program',
  'DELETE /campaigns/:campaign_id/saved_program',
  'POST /collabs/:collab_id/saved_program',
  'DELETE /collabs/:collab_id/saved_program',
  'POST /me/uploads',
  'PATCH /me/uploads/:id',
  'DELETE /me/uploads/:id',
]

/**
 * A comparison of the books of the installation changes nothing; jobs may be gone by then, or none have
 * failed.
 */
const unowned = /^POST \/staff\/(jobs\/|reconciliation$)/

/** These happen on the simulated platform, and not with us. */
const elsewhere = /^\w+ \/simulated\//

/** These have nothing to change here. Other tests check what they record when they do. */
const idle =
  /^DELETE (\/me\/sessions|.*\/avatar|.*\/review\/decisions)$|\/owner$|\/(publish|pause|resume|submit|unpause|checkout)$/

/** Its record stays without what tells who it was; that is tested with the deletion itself. */
const erasing = 'DELETE /me'

/** Whether the request of a row, by this caller, has to leave a record of itself in the audit log. */
export const isRecorded = (row: Row, caller: Caller) =>
  (caller === 'owner' || caller === 'session') &&
  methodOf(row) !== 'GET' &&
  !row.pageOnly &&
  row.answers[caller] < 400 &&
  row.route !== erasing &&
  !passing.includes(row.route) &&
  !idle.test(row.route) &&
  !elsewhere.test(row.route) &&
  !unowned.test(row.route)

/**
 * The client with a user agent of its own, which the audit log keeps, so that the records of its requests are
 * told.
 */
export function traced(client: Client): { client: Client; expectRecord: () => Promise<void> } {
  const name = unique('agent')
  const send: Client['send'] = (method, url, body, headers) =>
    client.send(method, url, body, { ...headers, 'user-agent': name })
  return {
    client: { ...client, send },
    expectRecord: async () => {
      const found = await db.$count(auditEvents, eq(auditEvents.user_agent, name))
      expect(found).toBeGreaterThan(0)
    },
  }
}
