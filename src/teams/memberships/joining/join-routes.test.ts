import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appWith } from '../../../../test/support/app.ts'
import { type Client, clientOf } from '../../../../test/support/client.ts'
import { anonymous, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { codeSentTo } from '../../../../test/support/reading/mails.ts'
import {
  createInvitation,
  createMembership,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { invitations } from '../../../tables/organizations/invitations.ts'
import { newSessionPath, organizationPath } from '../../../vocabulary/addresses/urls.ts'

async function setUp(fields: Parameters<typeof createInvitation>[1] | object = {}) {
  const { organization_id, user: inviter } = await createMembership(db)
  const invitation = await createInvitation(db, {
    organization_id,
    invited_by_id: inviter.id,
    ...fields,
  })
  const organization = { id: organization_id }
  return { invitation, inviter, organization, path: `/invitations/${invitation.token}` }
}

describe('GET /invitations/:token', () => {
  test('says who invites to what, as what, and asks to sign in first', async () => {
    const { invitation, inviter, path } = await setUp({ role: 'admin' })

    const page = await anonymous.get(path)
    const json = await anonymous.get(`${path}.json`)

    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(inviter.name)
    expect(page.body).toContain('an admin')
    expect(page.body).toContain(newSessionPath(path))
    expect(json.json()).toMatchObject({
      email: invitation.email,
      role: 'admin',
      invited_by: { name: inviter.name },
    })
  })

  test('offers to join once the right person is signed in', async () => {
    const { invitation, path } = await setUp()
    const browser = await withSession(await createUser(db, { email: invitation.email }))

    const page = await browser.get(path)

    expect(page.statusCode).toBe(200)
    expect(page.body).toContain(`action="${path}"`)
  })

  test('tells someone else whom it is for', async () => {
    const { invitation, path } = await setUp()
    const browser = await withSession(await createUser(db))

    const page = await browser.get(path)
    const json = await browser.get(`${path}.json`)

    expect([page.statusCode, json.statusCode]).toEqual([403, 403])
    expect(page.body).toContain(invitation.email)
    expect(page.body).not.toContain(`action="${path}"`)
    expect(json.json().error).toContain(invitation.email)
  })

  test('finds no invitation that has expired or never was', async () => {
    const { path } = await setUp({ expires_at: new Date(Date.now() - 1000).toISOString() })

    for (const address of [path, '/invitations/nothing']) {
      expect((await anonymous.get(address)).statusCode).toBe(404)
      expect((await anonymous.get(`${address}.json`)).json().error).toContain('expired')
    }
  })
})

describe('POST /invitations/:token', () => {
  test('makes the invited person a member, once', async () => {
    const { invitation, organization, path } = await setUp({ role: 'admin' })
    const client = await withToken(await createUser(db, { email: invitation.email }))

    const response = await client.post(`${path}.json`)
    const again = await client.post(`${path}.json`)

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      role: 'admin',
      is_owner: false,
      user: { email: invitation.email },
    })
    expect(response.headers.location).toMatch(/\/members\/\w+\.json$/)
    expect(again.statusCode).toBe(404)
    expect((await client.get(`${organizationPath(organization)}.json`)).statusCode).toBe(200)
  })

  test('joins once where it is sent twice at the same moment', async () => {
    const { invitation, path } = await setUp()
    const client = await withToken(await createUser(db, { email: invitation.email }))

    const responses = await Promise.all([client.post(`${path}.json`), client.post(`${path}.json`)])

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([201, 404])
  })

  test('records who joined', async () => {
    const { invitation, organization, path } = await setUp()
    const user = await createUser(db, { email: invitation.email, name: 'Mara Lind' })
    await (await withToken(user)).post(`${path}.json`)

    const events = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.organization_id, organization.id))

    expect(events).toMatchObject([
      {
        record_type: 'Membership',
        action: 'create',
        user_id: user.id,
        changes: { user: [null, 'Mara Lind'], role: [null, 'member'] },
      },
    ])
  })

  test('leads a browser into the organization', async () => {
    const { invitation, organization, path } = await setUp()
    const browser = await withSession(await createUser(db, { email: invitation.email }))

    const response = await browser.post(path, '')

    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      organizationPath(organization),
    ])
  })

  test('lets in someone who signs in for the first time, also where sign-ups are closed', async () => {
    const { app } = await appWith({ SIGNUPS: 'closed' })

    for (const visitor of [anonymous, clientOf(app)]) {
      const { invitation, path } = await setUp()
      const cookie = `session_token=${await signIn(visitor, invitation.email)}`

      const response = await visitor.post(`${path}.json`, undefined, { cookie })

      expect(response.statusCode).toBe(201)
      expect(response.json().user).toMatchObject({ name: '', email: invitation.email })
    }
  })

  test('refuses everyone else, and stays open', async () => {
    const { invitation, path } = await setUp()
    const client = await withToken(await createUser(db))

    const response = await client.post(`${path}.json`)

    expect(response.statusCode).toBe(403)
    expect(response.json()).toEqual({
      error: `This invitation is for ${invitation.email}. Sign in with that address to accept it.`,
      code: 'forbidden',
    })
    expect(await isOpen(invitation)).toBe(true)
  })

  test('refuses nobody’s, a read-only token’s and another site’s request', async () => {
    const { invitation, path } = await setUp()
    const user = await createUser(db, { email: invitation.email })
    const reader = await withToken(user, 'read')
    const browser = await withSession(user)

    expect((await anonymous.post(`${path}.json`)).statusCode).toBe(401)
    expect((await reader.post(`${path}.json`)).statusCode).toBe(401)
    expect((await browser.post(path, '', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(422)
    expect((await anonymous.post(path, '')).headers.location).toBe(newSessionPath())
    expect(await isOpen(invitation)).toBe(true)
  })

  test('refuses an invitation that has expired', async () => {
    const { invitation, path } = await setUp({
      expires_at: new Date(Date.now() - 1000).toISOString(),
    })
    const client = await withToken(await createUser(db, { email: invitation.email }))

    expect((await client.post(`${path}.json`)).statusCode).toBe(404)
  })

  test('refuses someone who is a member already', async () => {
    const { invitation, organization, path } = await setUp({ role: 'admin' })
    const user = await createUser(db, { email: invitation.email })
    await createMembership(db, { organization_id: organization.id, role: 'member', user })
    const client = await withToken(user)

    const response = await client.post(`${path}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ base: ['You are already a member.'] })
  })
})

async function isOpen({ id }: { id: number }): Promise<boolean> {
  return (await db.$count(invitations, eq(invitations.id, id))) === 1
}

async function signIn(visitor: Client, email: string): Promise<string> {
  const asked = await visitor.post('/session.json', { email_address: email })
  const code = await codeSentTo(email)
  const exchanged = await visitor.post(
    '/session/magic_link.json',
    { code },
    { 'x-pending-authentication-token': asked.json().pending_authentication_token },
  )
  return exchanged.json().session_token
}
