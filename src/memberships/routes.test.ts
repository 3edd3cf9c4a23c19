import { and, eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { createMembership, createUser } from '../../test/factories.ts'
import { anonymous, db, services, withSession, withToken } from '../../test/helper.ts'
import { auditEvents } from '../audit/table.ts'
import { encodeId } from '../sqids.ts'
import { editMemberPath, memberPath, membersPath, organizationsPath } from '../urls.ts'
import { memberships } from './table.ts'

async function setUp() {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const admin = await createMembership(db, { organization_id })
  const member = await createMembership(db, { organization_id, role: 'member' })
  return { owner, admin, member, path: membersPath({ id: organization_id }) }
}

/** An organization whose owner is gone, so that what only an owner prevents can be seen. */
async function setUpWithoutOwner() {
  const admin = await createMembership(db, { is_owner: false })
  const { organization_id } = admin
  const member = await createMembership(db, { organization_id, role: 'member' })
  return { admin, member, organization_id }
}

function find({ id }: { id: number }) {
  return db.select().from(memberships).where(eq(memberships.id, id))
}

describe('GET /organizations/:organization_id/members', () => {
  test('lists admins first, then by name', async () => {
    const zoe = await createUser(db, { name: 'zoe' })
    const { organization_id } = await createMembership(db, { user: zoe })
    const others = [
      { name: 'Bea', role: 'member' as const },
      { name: 'Anna', role: 'member' as const },
      { name: 'Yan', role: 'admin' as const },
    ]
    for (const { name, role } of others) {
      await createMembership(db, { organization_id, role, user: await createUser(db, { name }) })
    }
    const client = await withToken(zoe, 'read')

    const response = await client.get(`${membersPath({ id: organization_id })}.json`)

    expect(response.json().map(({ user }: { user: { name: string } }) => user.name)).toEqual([
      'Yan',
      'zoe',
      'Anna',
      'Bea',
    ])
  })

  test('gives each member the fields of the interface and no more', async () => {
    const { owner, member, path } = await setUp()
    const client = await withToken(member, 'read')

    const response = await client.get(`${path}.json`)
    const [first] = response.json().filter(({ is_owner }: { is_owner: boolean }) => is_owner)

    expect(first).toEqual({
      id: encodeId('Membership', owner.id),
      role: 'admin',
      is_owner: true,
      created_at: owner.created_at.toISOString(),
      updated_at: owner.updated_at.toISOString(),
      user: {
        id: encodeId('User', owner.user.id),
        name: owner.user.name,
        email: owner.user.email,
      },
    })
  })

  test('comes in pages', async () => {
    const { member, path } = await setUp()
    const client = await withToken(member, 'read')

    const response = await client.get(`${path}.json?limit=2&page=2`)
    const beyond = await client.get(`${path}.json?limit=2&page=9`)

    expect(response.json()).toHaveLength(1)
    expect(response.headers).toMatchObject({ 'total-count': '3', 'total-pages': '2' })
    expect(beyond.json()).toEqual([])
    expect(beyond.headers['total-count']).toBe('3')
  })

  test('takes two statements in all, also with the invitations on the page', async () => {
    const { admin, path } = await setUp()
    const [program, browser] = [await withToken(admin), await withSession(admin)]
    // The first use of a token is written down.
    await program.get(`${path}.json`)

    expect(await countStatements(() => program.get(`${path}.json`))).toBe(2)
    expect(await countStatements(() => browser.get(path))).toBe(2)
  })

  test('does not exist for strangers', async () => {
    const { path } = await setUp()
    const stranger = await withToken(await createMembership(db))

    expect((await stranger.get(`${path}.json`)).statusCode).toBe(404)
    expect((await anonymous.get(`${path}.json`)).statusCode).toBe(401)
  })

  test('shows admins how to manage and invite, and members how to leave', async () => {
    const { admin, member, owner, path } = await setUp()

    const forAdmin = await (await withSession(admin)).get(path)
    const forMember = await (await withSession(member)).get(path)

    expect(forAdmin.body).toContain(editMemberPath(member))
    expect(forAdmin.body).not.toContain(editMemberPath(owner))
    expect(forAdmin.body).toContain('Send invitation')
    expect(forMember.body).toContain(`${memberPath(member)}?_method=delete`)
    expect(forMember.body).not.toContain(memberPath(admin))
    expect(forMember.body).not.toContain('Send invitation')
  })
})

describe('PATCH /organizations/:organization_id/members/:id', () => {
  test('changes a role and records who did it', async () => {
    const { admin, member } = await setUp()
    const client = await withToken(admin)

    const response = await client.patch(`${memberPath(member)}.json`, {
      membership: { role: 'admin' },
    })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ role: 'admin', user: { email: member.user.email } })
    const [event] = await auditOf(member)
    expect(event).toMatchObject({
      action: 'update',
      user_id: admin.user.id,
      credential_type: 'access_token',
      changes: { role: ['member', 'admin'] },
    })
  })

  test('changes nothing the second time', async () => {
    const { admin, member } = await setUp()
    const client = await withToken(admin)
    const change = { membership: { role: 'admin' } }

    const first = await client.patch(`${memberPath(member)}.json`, change)
    const second = await client.patch(`${memberPath(member)}.json`, change)

    expect(second.json()).toEqual(first.json())
    expect(await auditOf(member)).toHaveLength(1)
  })

  test('refuses members, themselves included, before it looks at the input', async () => {
    const { admin, member } = await setUp()
    const client = await withToken(member)

    for (const target of [admin, member]) {
      const response = await client.patch(`${memberPath(target)}.json`, {
        membership: { role: 'emperor' },
      })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'You are not allowed to do that.' })
    }
  })

  test('refuses an unknown role', async () => {
    const { admin, member } = await setUp()
    const client = await withToken(admin)

    for (const role of ['owner', '', null, 7, ['admin']]) {
      const response = await client.patch(`${memberPath(member)}.json`, { membership: { role } })
      expect(response.statusCode).toBe(422)
      expect(response.json()).toEqual({ errors: { role: ['is not included in the list'] } })
    }
  })

  test('asks for the fields it needs', async () => {
    const { admin, member } = await setUp()
    const client = await withToken(admin)

    const response = await client.patch(`${memberPath(member)}.json`, {})

    expect(response.statusCode).toBe(400)
  })

  test('never demotes the owner, not even by their own hand', async () => {
    const { owner, admin } = await setUp()

    for (const actor of [owner, admin]) {
      const client = await withToken(actor)
      const response = await client.patch(`${memberPath(owner)}.json`, {
        membership: { role: 'member' },
      })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'The owner stays an admin.' })
    }
  })

  test('names the owner, and not the last admin, as the reason where both hold', async () => {
    const owner = await createMembership(db)
    const client = await withToken(owner)

    const response = await client.patch(`${memberPath(owner)}.json`, {
      membership: { role: 'member' },
    })

    expect(response.statusCode).toBe(403)
  })

  test('never demotes the last admin', async () => {
    const { admin } = await setUpWithoutOwner()
    const client = await withToken(admin)

    const response = await client.patch(`${memberPath(admin)}.json`, {
      membership: { role: 'member' },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      errors: { role: ["can't be changed: no admin would be left"] },
    })
    expect(await find(admin)).toMatchObject([{ role: 'admin' }])
  })

  test('shows a browser the form again with the reason', async () => {
    const { admin } = await setUpWithoutOwner()
    const client = await withSession(admin)

    const response = await client.post(
      `${memberPath(admin)}?_method=patch`,
      'membership[role]=member',
    )

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('no admin would be left')
  })

  test('leads a browser back to the members', async () => {
    const { admin, member, path } = await setUp()
    const client = await withSession(admin)

    const form = await client.get(editMemberPath(member))
    const response = await client.post(
      `${memberPath(member)}?_method=patch`,
      'membership[role]=admin',
    )

    expect(form.statusCode).toBe(200)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(path)
  })

  test('finds nobody of another organization', async () => {
    const { admin, path } = await setUp()
    const elsewhere = await createMembership(db)
    const client = await withToken(admin)

    const response = await client.patch(`${path}/${encodeId('Membership', elsewhere.id)}.json`, {
      membership: { role: 'member' },
    })

    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Member not found.' })
  })

  test('leaves an admin where two demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { admin: one, organization_id } = await setUpWithoutOwner()
      const other = await createMembership(db, { organization_id })
      const [byOne, byOther] = [await withToken(one), await withToken(other)]
      const demotion = { membership: { role: 'member' } }

      const responses = await Promise.all([
        byOne.patch(`${memberPath(other)}.json`, demotion),
        byOther.patch(`${memberPath(one)}.json`, demotion),
      ])

      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403])
      const isAdmin = and(
        eq(memberships.organization_id, organization_id),
        eq(memberships.role, 'admin'),
      )
      expect(await db.$count(memberships, isAdmin)).toBe(1)
    }
  })

  test('lets nobody take back the role that they lose at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { admin, owner } = await setUp()
      const [byOwner, bySelf] = [await withToken(owner), await withToken(admin)]
      const path = `${memberPath(admin)}.json`

      const [, own] = await Promise.all([
        byOwner.patch(path, { membership: { role: 'member' } }),
        bySelf.patch(path, { membership: { role: 'admin' } }),
      ])

      expect([200, 403]).toContain(own.statusCode)
      expect(await find(admin)).toMatchObject([{ role: 'member' }])
    }
  })
})

describe('DELETE /organizations/:organization_id/members/:id', () => {
  test('removes a member, and a second time finds none', async () => {
    const { admin, member } = await setUp()
    const client = await withToken(admin)

    const response = await client.delete(`${memberPath(member)}.json`)
    const again = await client.delete(`${memberPath(member)}.json`)

    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(again.statusCode).toBe(404)
    expect(await auditOf(member)).toMatchObject([{ action: 'destroy', user_id: admin.user.id }])
  })

  test('lets a member leave', async () => {
    const { member, path } = await setUp()
    const client = await withToken(member)

    const response = await client.delete(`${memberPath(member)}.json`)

    expect(response.statusCode).toBe(204)
    expect((await client.get(`${path}.json`)).statusCode).toBe(404)
    expect(await auditOf(member)).toMatchObject([{ action: 'leave' }])
  })

  test('lets an admin leave while another remains', async () => {
    const { admin } = await setUp()
    const client = await withToken(admin)

    expect((await client.delete(`${memberPath(admin)}.json`)).statusCode).toBe(204)
  })

  test('lets no member remove another', async () => {
    const { admin, member, owner } = await setUp()
    const client = await withToken(member)

    for (const target of [admin, owner]) {
      const response = await client.delete(`${memberPath(target)}.json`)
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'You are not allowed to do that.' })
    }
  })

  test('never removes the owner, not even by their own hand', async () => {
    const { owner, admin } = await setUp()

    for (const actor of [owner, admin]) {
      const client = await withToken(actor)
      const response = await client.delete(`${memberPath(owner)}.json`)
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'The owner cannot be removed.' })
    }
  })

  test('keeps the sole member, who is told so before they are told that they own it', async () => {
    const owner = await createMembership(db)
    const client = await withToken(owner)

    const response = await client.delete(`${memberPath(owner)}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({
      errors: { base: ['You are the only member. Delete the organization instead.'] },
    })
  })

  test('never removes the last admin', async () => {
    const { admin } = await setUpWithoutOwner()
    const client = await withToken(admin)

    const response = await client.delete(`${memberPath(admin)}.json`)

    expect(response.statusCode).toBe(422)
    expect(response.json()).toEqual({ errors: { base: ['No admin would be left.'] } })
    expect(await find(admin)).toHaveLength(1)
  })

  test('leaves an admin where the last two leave at the same moment', async () => {
    const { admin: one, organization_id } = await setUpWithoutOwner()
    const other = await createMembership(db, { organization_id })
    const clients = [await withToken(one), await withToken(other)]

    const responses = await Promise.all(
      [one, other].map((admin, index) => clients[index]?.delete(`${memberPath(admin)}.json`)),
    )

    expect(responses.map((response) => response?.statusCode).sort()).toEqual([204, 422])
  })

  test('leads a browser on to where it may still go', async () => {
    const { admin, member, path } = await setUp()
    const byAdmin = await withSession(admin)
    const removed = await byAdmin.post(`${memberPath(member)}?_method=delete`, '')
    const left = await byAdmin.post(`${memberPath(admin)}?_method=delete`, '')

    expect([removed.statusCode, removed.headers.location]).toEqual([303, path])
    expect([left.statusCode, left.headers.location]).toEqual([303, organizationsPath])
  })
})

function auditOf({ id }: { id: number }) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_type, 'Membership'), eq(auditEvents.record_id, id)))
}

/** Without those of the job queue, which looks for work all the time. */
async function countStatements(act: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(services.pool, 'query')
  await act()
  const statements = query.mock.calls.filter((call) => !JSON.stringify(call).includes('pgboss'))
  query.mockRestore()
  return statements.length
}
