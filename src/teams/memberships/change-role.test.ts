import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  auditOfMembership,
  createTeam,
  createTeamOfOneAdmin,
  createTeamWithoutOwner,
} from '../../../test/support/world/team.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { editMembershipPath, membershipPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

describe('PATCH /organizations/:organization_id/members/:id', () => {
  test('changes a role and records who did it', async () => {
    const { admin, member } = await createTeam()
    const client = await withToken(admin)

    const response = await client.patch(`${membershipPath(member)}.json`, {
      membership: { role: 'admin' },
    })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ role: 'admin', user: { email: member.user.email } })
    const [event] = await auditOfMembership(member)
    expect(event).toMatchObject({
      action: 'update',
      user_id: admin.user.id,
      credential_type: 'access_token',
      changes: { role: ['member', 'admin'] },
    })
  })

  test('changes nothing the second time', async () => {
    const { admin, member } = await createTeam()
    const client = await withToken(admin)
    const change = { membership: { role: 'admin' } }

    const first = await client.patch(`${membershipPath(member)}.json`, change)
    const second = await client.patch(`${membershipPath(member)}.json`, change)

    expect(second.json()).toEqual(first.json())
    expect(await auditOfMembership(member)).toHaveLength(1)
  })

  test('refuses members, themselves included, before it looks at the input', async () => {
    const { admin, member } = await createTeam()
    const client = await withToken(member)

    for (const target of [admin, member]) {
      const response = await client.patch(`${membershipPath(target)}.json`, {
        membership: { role: 'emperor' },
      })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({
        error: 'You are not allowed to do that.',
        code: 'forbidden',
      })
    }
  })

  test('refuses an unknown role', async () => {
    const { admin, member } = await createTeam()
    const client = await withToken(admin)

    for (const role of ['owner', '', null, 7, ['admin']]) {
      const response = await client.patch(`${membershipPath(member)}.json`, {
        membership: { role },
      })
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual({ role: ['is not included in the list'] })
    }
  })

  test('asks for the fields it needs', async () => {
    const { admin, member } = await createTeam()
    const client = await withToken(admin)

    const response = await client.patch(`${membershipPath(member)}.json`, {})

    expect(response.statusCode).toBe(400)
  })

  test('never demotes the owner, not even by their own hand', async () => {
    const { owner, admin } = await createTeam()

    for (const actor of [owner, admin]) {
      const client = await withToken(actor)
      const response = await client.patch(`${membershipPath(owner)}.json`, {
        membership: { role: 'member' },
      })
      expect(response.statusCode).toBe(403)
      expect(response.json()).toEqual({ error: 'The owner stays an admin.', code: 'forbidden' })
    }
  })

  test('names the owner, and not the last admin, as the reason where both hold', async () => {
    const owner = await createMembership(db)
    const client = await withToken(owner)

    const response = await client.patch(`${membershipPath(owner)}.json`, {
      membership: { role: 'member' },
    })

    expect(response.statusCode).toBe(403)
  })

  test('never demotes the last admin', async () => {
    const { admin } = await createTeamOfOneAdmin()
    const client = await withToken(admin)

    const response = await client.patch(`${membershipPath(admin)}.json`, {
      membership: { role: 'member' },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ role: ["can't be changed: no admin would be left"] })
    expect(await find(admin)).toMatchObject([{ role: 'admin' }])
  })

  test('shows a browser the form again with the reason', async () => {
    const { admin } = await createTeamOfOneAdmin()
    const client = await withSession(admin)

    const response = await client.post(
      `${membershipPath(admin)}?_method=patch`,
      'membership[role]=member',
    )

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('no admin would be left')
  })

  test('leads a browser back to the members', async () => {
    const { admin, member, path } = await createTeam()
    const client = await withSession(admin)

    const form = await client.get(editMembershipPath(member))
    const response = await client.post(
      `${membershipPath(member)}?_method=patch`,
      'membership[role]=admin',
    )

    expect(form.statusCode).toBe(200)
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(path)
  })

  test('finds nobody of another organization', async () => {
    const { admin, path } = await createTeam()
    const elsewhere = await createMembership(db)
    const client = await withToken(admin)

    const response = await client.patch(`${path}/${encodeId('Membership', elsewhere.id)}.json`, {
      membership: { role: 'member' },
    })

    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({ error: 'Member not found.', code: 'not_found' })
  })

  test('leaves an admin where two demote each other at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { admin: one, other, organization_id } = await createTeamWithoutOwner()
      const [byOne, byOther] = [await withToken(one), await withToken(other)]
      const demotion = { membership: { role: 'member' } }

      const responses = await Promise.all([
        byOne.patch(`${membershipPath(other)}.json`, demotion),
        byOther.patch(`${membershipPath(one)}.json`, demotion),
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
      const { admin, owner } = await createTeam()
      const [byOwner, bySelf] = [await withToken(owner), await withToken(admin)]
      const path = `${membershipPath(admin)}.json`

      const [, own] = await Promise.all([
        byOwner.patch(path, { membership: { role: 'member' } }),
        bySelf.patch(path, { membership: { role: 'admin' } }),
      ])

      expect([200, 403]).toContain(own.statusCode)
      expect(await find(admin)).toMatchObject([{ role: 'member' }])
    }
  })
})

function find({ id }: { id: number }) {
  return db.select().from(memberships).where(eq(memberships.id, id))
}
