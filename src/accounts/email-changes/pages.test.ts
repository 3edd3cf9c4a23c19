import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { codeSentTo } from '../../../test/support/reading/mails.ts'
import { createUser, unique } from '../../../test/support/world/factories.ts'

test('An address is changed with two forms', async () => {
  const user = await createUser(db)
  const client = await withSession(user)
  const email = `${unique('new')}@example.com`

  const asked = await client.post('/me/email_change', `email_change[email]=${email}`)
  const page = await client.get('/me/email_change?code=ABC')
  const refused = await client.post('/me/email_change?_method=patch', 'email_change[code]=000000')
  const code = await codeSentTo(email)
  const done = await client.post('/me/email_change?_method=patch', `email_change[code]=${code}`)

  expect(asked.headers.location).toBe('/me/email_change')
  expect(page.body).toContain(email)
  expect(page.body).toContain('value="ABC"')
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('Code is not right')
  expect(done.statusCode).toBe(303)
  expect(done.headers.location).toBe('/me')
})
