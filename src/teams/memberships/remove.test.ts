import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createInvitation, createMembership } from '../../../test/support/world/factories.ts'
import {
  auditOfMembership,
  createTeam,
  createTeamOfOneAdmin,
  createTeamWithoutOwner,
} from '../../../test/support/world/team.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import {
  membershipPath,
  organizationPath,
  organizationsPath,
} from '../../vocabulary/addresses/urls.ts'

type Client = Awaited<ReturnType<typeof withToken>>

describe('DELETE /organizations/:organization_id/members/:id', () => {
  test('removes a member, and a second time finds none', async () => {
    const { admin, member } = await createTeam()
    const client = await withToken(admin)

    const response = await client.delete(`${membershipPath(member)}.json`)
    const again = await client.delete(`${membershipPath(member)}.json`)

    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(again.statusCode).toBe(404)
    expect(await auditOfMembership(member)).toMatchObject([
      { action: 'destroy', user_id: admin.user.id },
    ])
  })

  test('lets a member leave', async () => {
    const { member, path } = await createTeam()
    const client = await withToken(member)

    const response = await client.delete(`${membershipPath(member)}.json`)

    expect(response.statusCode).toBe(204)
    expect((await client.get(`${path}.json`)).statusCode).toBe(404)
    expect(await auditOfMembership(member)).toMatchObject([{ action: 'leave' }])
  })

  test('lets an admin leave while another remains', async () => {
    const { admin } = await createTeam()
    const client = await withToken(admin)

    expect((await client.delete(`${membershipPath(admin)}.json`)).statusCode).toBe(204)
  })

  test('lets no member remove another', async () => {
    const { admin, member, owner } = await createTeam()
    const client = await withToken(member)

    for (const target of [admin, owner]) {
      const response = await client.delete(`${membershipPath(target)}.json`)
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({
        error: 'You are not allowed to do that.',
        code: 'forbidden',
      })
    }
  })

  test('never removes the owner, not even by their own hand', async () => {
    const { owner, admin } = await createTeam()

    for (const actor of [owner, admin]) {
      const client = await withToken(actor)
      const response = await client.delete(`${membershipPath(owner)}.json`)
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'The owner cannot be removed.', code: 'forbidden' })
    }
  })

  test('keeps the sole member, who is told so before they are told that they own it', async () => {
    const owner = await createMembership(db)
    const client = await withToken(owner)

    const response = await client.delete(`${membershipPath(owner)}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({
      base: ['You are the only member. Delete the organization instead.'],
    })
  })

  test('never removes the last admin', async () => {
    const { admin } = await createTeamOfOneAdmin()
    const client = await withToken(admin)

    const response = await client.delete(`${membershipPath(admin)}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ base: ['No admin would be left.'] })
    expect(await find(admin)).toHaveLength(1)
  })

  test('leaves an admin where the last two leave at the same moment', async () => {
    const { admin: one, other } = await createTeamWithoutOwner()
    const clients = [await withToken(one), await withToken(other)]

    const responses = await Promise.all(
      [one, other].map((admin, index) => clients[index]?.delete(`${membershipPath(admin)}.json`)),
    )

    expect(responses.map((response) => response?.statusCode).sort()).toEqual([204, 422])
  })

  test('leads a browser on to where it may still go', async () => {
    const { admin, member, path } = await createTeam()
    const byAdmin = await withSession(admin)
    const removed = await byAdmin.post(`${membershipPath(member)}?_method=delete`, '')
    const left = await byAdmin.post(`${membershipPath(admin)}?_method=delete`, '')

    expect([removed.statusCode, removed.headers.location]).toEqual([303, path])
    expect([left.statusCode, left.headers.location]).toEqual([303, organizationsPath])
  })
})

function find({ id }: { id: number }) {
  return db.select().from(memberships).where(eq(memberships.id, id))
}

describe('open invitations', () => {
  async function invite(organization_id: number, inviter: { id: number }) {
    return createInvitation(db, { organization_id, invited_by_id: inviter.id, role: 'admin' })
  }
  const isOpen = async ({ token }: { token: string }) =>
    (await anonymous.get(`/invitations/${token}.json`)).statusCode === 200

  test.each(['removed', 'demoted'])('of an admin who is %s end with their role', async (how) => {
    const { owner, admin } = await createTeam()
    const { organization_id } = owner
    const backDoor = await invite(organization_id, admin.user)
    const others = await invite(organization_id, owner.user)
    const client = await withToken(owner)
    const address = `${membershipPath(admin)}.json`

    if (how === 'removed') await client.delete(address)
    else await client.patch(address, { membership: { role: 'member' } })

    expect(await isOpen(backDoor)).toBe(false)
    expect(await isOpen(others)).toBe(true)
  })
})

describe('what somebody made who is no admin any more', () => {
  async function createMaker() {
    const { owner, admin } = await createTeam()
    const home = organizationPath({ id: admin.organization_id })
    const browser = await withSession(admin)
    const access_token = { description: 'Shop sync', areas: { members: 'read' } }
    const webhook = { address: 'https://example.com/events', description: 'Shop' }
    expect((await browser.post(`${home}/access_tokens.json`, { access_token })).statusCode).toBe(
      201,
    )
    expect((await browser.post(`${home}/webhooks.json`, { webhook })).statusCode).toBe(201)
    return { owner: await withToken(owner), admin, path: `${membershipPath(admin)}.json` }
  }

  const left = {
    type: 'CredentialsLeftNotifier',
    params: expect.objectContaining({ tokens_count: 1, webhooks_count: 1 }),
  }

  test.each([
    ['is removed', (one: Client, path: string) => one.delete(path)],
    [
      'is made a member',
      (one: Client, path: string) => one.patch(path, { membership: { role: 'member' } }),
    ],
  ])('is told to the others when they are: one who %s', async (_how, end) => {
    const { owner, admin, path } = await createMaker()
    await end(owner, path)

    const told = (await owner.get('/me/notifications.json')).json()
    expect(told[0]).toMatchObject(left)
    const their = (await (await withToken(admin.user)).get('/me/notifications.json')).json()
    expect(their).not.toContainEqual(expect.objectContaining({ type: left.type }))
  })

  test('is told when they delete their account, and not of who made nothing', async () => {
    const { owner, admin } = await createMaker()
    expect((await (await withSession(admin)).delete('/me.json')).statusCode).toBe(204)
    expect((await owner.get('/me/notifications.json')).json()[0]).toMatchObject(left)

    const other = await createTeam()
    const asOwner = await withToken(other.owner)
    await asOwner.delete(`${membershipPath(other.admin)}.json`)
    const told = (await asOwner.get('/me/notifications.json?type=CredentialsLeftNotifier')).json()
    expect(told).toEqual([])
  })
})
