import { expect, onTestFinished, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { anonymous, db, withSession } from '../../../test/support/helper.ts'
import {
  createMembership,
  createSessionToken,
  createUser,
} from '../../../test/support/world/factories.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'

test('The front door leads to the sign-in page', async () => {
  const response = await anonymous.get('/')

  expect(response.statusCode).toBe(200)
  expect(response.body).toContain('href="/session/new"')
  expect(response.body).toContain('Get started')
})

test('It promises no account where sign-ups are closed', async () => {
  const { app } = await appWith({ SIGNUPS: 'closed' })

  const response = await clientOf(app).get('/')

  expect(response.body).not.toContain('Get started')
  await app.close()
})

test('Who is signed in goes straight to work', async () => {
  const membership = await createMembership(db)
  const client = await withSession(membership)

  const response = await client.get('/')

  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe(organizationPath({ id: membership.organization_id }))
})

test('Who comes back goes to the organization they looked at last, also in another week', async () => {
  const user = await createUser(db)
  const first = await createMembership(db, { user })
  const second = await createMembership(db, { user })
  const client = await withSession(user)
  const token = await createSessionToken(db, user)

  for (const { organization_id } of [first, second]) {
    const path = organizationPath({ id: organization_id })
    const { cookies } = await client.get(path)
    const last = cookies.find(({ name }) => name === 'organization')
    expect(last?.maxAge).toBeGreaterThan(30 * 86_400)
    const cookie = `session_token=${token}; organization=${last?.value}`
    expect((await client.get('/', { cookie })).headers.location).toBe(path)
  }
})

test('Who belongs to no organization goes to the side of creators', async () => {
  const client = await withSession(await createUser(db))

  expect((await client.get('/')).headers.location).toBe('/home')
  expect((await client.get('/organizations')).body).toContain('href="/discover" class="btn')
})

test('A cookie that is no good any more does not stand in the way', async () => {
  const response = await anonymous.get('/', { cookie: 'session_token=gone' })

  expect(response.statusCode).toBe(200)
})

test.each([
  ['0', 'there is no fee'],
  ['1000', 'a fee of 10% on top'],
])('with PLATFORM_FEE_BPS=%s it says the price: %s', async (bps, words) => {
  const { app } = await appWith({ PLATFORM_FEE_BPS: bps })
  onTestFinished(() => app.close())
  expect((await clientOf(app).get('/')).body).toContain(words)
})
