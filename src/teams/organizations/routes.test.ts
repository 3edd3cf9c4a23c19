import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp() {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const admin = await createMembership(db, { organization_id })
  const member = await createMembership(db, { organization_id, role: 'member' })
  const id = encodeId('Organization', organization_id)
  return { owner, admin, member, id, path: `/organizations/${id}` }
}

describe('GET /organizations', () => {
  test('lists the organizations of the caller alone', async () => {
    const { member, id } = await setUp()
    const client = await withToken(member, 'read')

    const response = await client.get('/organizations.json')

    expect(response.statusCode).toBe(200)
    expect(response.json().map((organization: { id: string }) => organization.id)).toEqual([id])
    expect(response.headers['total-count']).toBe('1')
  })

  test('tells on the page who owns one, and who is an admin of it', async () => {
    const { owner, admin } = await setUp()

    expect((await (await withSession(owner)).get('/organizations')).body).toContain('>owner<')
    expect((await (await withSession(admin)).get('/organizations')).body).toContain('>admin<')
  })

  test('answers nobody with 401 and no body', async () => {
    const response = await anonymous.get('/organizations.json')

    expect(response.statusCode).toBe(401)
    expect(response.body).toBe('')
  })
})

describe('POST /organizations', () => {
  test('needs a name', async () => {
    const client = await withToken(await createUser(db))

    const response = await client.post('/organizations.json', {
      organization: { website: 'https://example.com' },
    })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ name: ["can't be blank"] })
  })

  test('makes the creator its owner', async () => {
    const { member } = await setUp()
    const client = await withSession(member)

    const response = await client.post('/organizations.json', { organization: { name: ' Fable ' } })

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      name: 'Fable',
      privacy_setting: 'public',
      website: null,
    })
    expect(response.headers.location).toBe(response.json().url)
  })

  test.each([
    ['Troupe (staff)', 'must not end with “(staff)”'],
    ['Troupe ⟨ѕtаff⟩', 'must not end with “(staff)”'],
    ['Shop sync [program]', 'must not end with “(program)”'],
    ['Тroupe', 'must not be the name of this service'],
  ])('refuses the name %j', async (name, refusal) => {
    const { admin, path } = await setUp()
    const client = await withSession(admin)
    const organization = { name }

    const made = await client.post('/organizations.json', { organization })
    const changed = await client.patch(`${path}.json`, { organization })

    for (const response of [made, changed]) {
      expect(response.statusCode).toBe(422)
      expect(response.json().errors).toEqual({ name: [refusal] })
    }
  })

  test('keeps the mark of staff out of the database, too', async () => {
    const taken = db.insert(organizations).values({ name: 'Troupe (staff)' })
    await expect(taken).rejects.toMatchObject({
      cause: { constraint: 'organizations_name_not_staff' },
    })
  })

  test('reports a blank name under its attribute', async () => {
    const { member } = await setUp()
    const client = await withSession(member)

    const response = await client.post('/organizations.json', { organization: { name: ' ' } })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ name: ["can't be blank"] })
  })
})
