import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appWith, type TestApp } from '../../../test/support/app.ts'
import { db } from '../../../test/support/helper.ts'
import {
  createCollab,
  createMembership,
  createSessionToken,
  createUser,
} from '../../../test/support/world/factories.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { staffCollabPath } from '../../vocabulary/addresses/staff-urls.ts'
import { invitationsPath } from '../../vocabulary/addresses/urls.ts'

let server: TestApp['app']

beforeAll(async () => {
  server = (await appWith({})).app
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

/** A request whose body is on its way: its headers and first byte have been sent. */
async function hold(path: string, token: string, body: string): Promise<ClientRequest> {
  const { port } = server.server.address() as AddressInfo
  const held = request(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: {
      cookie: `session_token=${token}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
    },
  })
  held.write(body.slice(0, 1))
  // Until its credential was recognised, and then for longer than that is trusted.
  await wait(1200)
  return held
}

async function finish(held: ClientRequest, body: string): Promise<number | undefined> {
  held.end(body.slice(1))
  const [response] = (await once(held, 'response')) as [IncomingMessage]
  response.resume()
  return response.statusCode
}

describe('a request whose body takes its time', () => {
  test('is refused once its session is revoked', async () => {
    const { user } = await createMembership(db)
    const token = await createSessionToken(db, user)
    const body = JSON.stringify({ access_token: { description: 'Kept', permission: 'write' } })
    const held = await hold('/me/access_tokens.json', token, body)

    await db.delete(sessions).where(eq(sessions.user_id, user.id))

    expect(await finish(held, body)).toBe(401)
  })

  test('is refused once the role is lost', async () => {
    const { organization_id } = await createMembership(db)
    const admin = await createMembership(db, { organization_id })
    const token = await createSessionToken(db, admin.user)
    const body = JSON.stringify({ invitation: { email: 'back-door@example.com', role: 'admin' } })
    const held = await hold(`${invitationsPath({ id: organization_id })}.json`, token, body)

    await db.update(memberships).set({ role: 'member' }).where(eq(memberships.id, admin.id))

    expect(await finish(held, body)).toBe(403)
  })

  test('is still recorded as done by staff', async () => {
    const user = await createUser(db, { name: 'Sam Staff' })
    server.context.config.staffEmails.push(user.email)
    const { organization_id } = await createMembership(db)
    const collab = await createCollab(db, { organization_id, state: 'submitted_for_review' })
    const body = JSON.stringify({ collab_return: { note: 'Say more.' } })
    const path = `${staffCollabPath(collab)}/return.json`
    const held = await hold(path, await createSessionToken(db, user), body)

    expect(await finish(held, body)).toBe(201)
    const [event] = await db.select().from(auditEvents).where(eq(auditEvents.user_id, user.id))
    expect(event?.user_name).toBe('Sam Staff (staff)')
  })

  test('is answered while nothing has changed', async () => {
    const { user } = await createMembership(db)
    const body = JSON.stringify({ organization: { name: 'Slow but sure' } })
    const held = await hold('/organizations.json', await createSessionToken(db, user), body)

    expect(await finish(held, body)).toBe(201)
  })
})
