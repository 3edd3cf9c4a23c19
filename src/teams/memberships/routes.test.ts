import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { createTeam } from '../../../test/support/world/team.ts'
import { editMembershipPath, membershipPath, membersPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

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
    const { owner, member, path } = await createTeam()
    const client = await withToken(member, 'read')

    const response = await client.get(`${path}.json`)
    const [first] = response.json().filter(({ is_owner }: { is_owner: boolean }) => is_owner)

    expect(first).toEqual({
      id: encodeId('Membership', owner.id),
      role: 'admin',
      is_owner: true,
      created_at: owner.created_at,
      updated_at: owner.updated_at,
      user: {
        id: encodeId('User', owner.user.id),
        name: owner.user.name,
        email: owner.user.email,
      },
    })
  })

  test('comes in pages', async () => {
    const { member, path } = await createTeam()
    const client = await withToken(member, 'read')

    const response = await client.get(`${path}.json?limit=2&page=2`)
    const beyond = await client.get(`${path}.json?limit=2&page=9`)

    expect(response.json()).toHaveLength(1)
    expect(response.headers).toMatchObject({ 'total-count': '3', 'total-pages': '2' })
    expect(beyond.json()).toEqual([])
    expect(beyond.headers['total-count']).toBe('3')
  })

  test('takes two statements in all, also with the invitations on the page, whose frame takes one', async () => {
    const { admin, path } = await createTeam()
    const [program, browser] = [await withToken(admin), await withSession(admin)]
    // The first use of a token costs another statement, which records it.
    await program.get(`${path}.json`)

    expect(await statementsOf(() => program.get(`${path}.json`))).toHaveLength(2)
    expect(await statementsOf(() => browser.get(path))).toHaveLength(3)
  })

  test('does not exist for strangers', async () => {
    const { path } = await createTeam()
    const stranger = await withToken(await createMembership(db))

    expect((await stranger.get(`${path}.json`)).statusCode).toBe(404)
    expect((await anonymous.get(`${path}.json`)).statusCode).toBe(401)
  })

  test('shows admins how to manage and invite, and members how to leave', async () => {
    const { admin, member, owner, path } = await createTeam()

    const forAdmin = await (await withSession(admin)).get(path)
    const forMember = await (await withSession(member)).get(path)

    expect(forAdmin.body).toContain(editMembershipPath(member))
    expect(forAdmin.body).not.toContain(editMembershipPath(owner))
    expect(forAdmin.body).toContain('Send invitation')
    expect(forMember.body).toContain(`${membershipPath(member)}?_method=delete`)
    expect(forMember.body).not.toContain(membershipPath(admin))
    expect(forMember.body).not.toContain('Send invitation')
  })
})
