import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'

describe('GET /me', () => {
  test('shows the account of the caller', async () => {
    const user = await createUser(db, { name: 'Ida Holm' })
    const client = await withToken(user, 'read')

    const response = await client.get('/me.json')

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      id: encodeId('User', user.id),
      name: 'Ida Holm',
      email: user.email,
      hides_handle: false,
      created_at: user.created_at,
      updated_at: user.updated_at,
      credential_type: 'access_token',
      credential_name: 'A test',
      permission: 'read',
      areas: null,
      organization_ids: null,
      daily_limit_amount: null,
      daily_limit_currency: null,
      spent_amount: 0,
      expires_at: null,
      organization: null,
    })
    expect(response.headers.etag).toMatch(/^"/)
  })

  test('is a page with both forms', async () => {
    const user = await createUser(db, { name: 'Ida Holm' })
    const client = await withSession(user)

    const { body, statusCode } = await client.get('/me')

    expect(statusCode).toBe(200)
    expect(body).toContain('value="Ida Holm"')
    expect(body).toContain(user.email)
    expect(body).toContain('name="email_change[email]"')
  })

  test('sends a stranger to the sign-in page and back', async () => {
    const response = await anonymous.get('/me')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/session/new?return_to=%2Fme')
  })
})

describe('PATCH /me', () => {
  test('changes the name, and says who did', async () => {
    const user = await createUser(db, { name: 'Ida' })
    const client = await withToken(user)

    const response = await client.patch('/me.json', { user: { name: ' Ida Holm ' } })

    expect(response.statusCode).toBe(200)
    expect(response.json().name).toBe('Ida Holm')
    const [event] = await auditOf(user, 'User')
    expect(event).toMatchObject({
      action: 'update',
      record_id: user.id,
      changes: { name: ['Ida', 'Ida Holm'] },
      credential_type: 'access_token',
      credential_name: 'A test',
    })
  })

  test.each([
    ['Ida (staff)', 'must not end with “(staff)”'],
    ['Ida ( STAFF ) ', 'must not end with “(staff)”'],
    ['Shop sync (program)', 'must not end with “(program)”'],
    ['Troupe', 'must not be the name of this service'],
  ])('refuses %j, as logs name those who are no people', async (name, refusal) => {
    const client = await withToken(await createUser(db))
    const response = await client.patch('/me.json', { user: { name } })
    expect(response.json().errors).toEqual({ name: [refusal] })
  })

  test('changes nothing when nothing is new', async () => {
    const user = await createUser(db, { name: 'Ida' })
    const client = await withToken(user)

    const response = await client.patch('/me.json', { user: { name: 'Ida' } })

    expect(response.json().updated_at).toBe(user.updated_at)
    expect(await auditOf(user, 'User')).toEqual([])
  })

  test('passes over the address, which needs a code', async () => {
    const user = await createUser(db)
    const client = await withToken(user)

    const response = await client.patch('/me.json', {
      user: { name: 'Ida', email: 'other@example.com' },
    })

    expect(response.json()).toMatchObject({ name: 'Ida', email: user.email })
  })

  test.each([
    [{ user: { name: ' ' } }, "can't be blank"],
    [{ user: { name: null } }, "can't be blank"],
    [{ user: { name: 7 } }, 'is invalid'],
    [{ user: { name: 'x'.repeat(256) } }, 'is too long (maximum is 255 characters)'],
  ])('refuses %j', async (body, message) => {
    const client = await withToken(await createUser(db))

    const response = await client.patch('/me.json', body)

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ name: [message] })
  })

  test('says what is missing from an empty body', async () => {
    const client = await withToken(await createUser(db))

    const response = await client.patch('/me.json', {})

    expect(response.statusCode).toBe(400)
    expect(response.json().error).toContain('user')
  })

  test('works as a form, and shows it again when it is refused', async () => {
    const client = await withSession(await createUser(db))

    const saved = await client.post('/me?_method=patch', 'user[name]=Ida')
    const refused = await client.post('/me?_method=patch', 'user[name]=')

    expect(saved.statusCode).toBe(303)
    expect(saved.headers.location).toBe('/me')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain("Name can't be blank")
  })
})
