import { describe, expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { signIn, uniqueEmail, visitor } from '../../../test/support/world/sign-in.ts'

describe('DELETE /session', () => {
  test('ends the session on the server', async () => {
    const client = await visitor()
    const cookie = `session_token=${await signIn(client, uniqueEmail())}`

    const response = await client.delete('/session', undefined, { cookie })

    expect(response.statusCode).toBe(204)
    expect(response.body).toBe('')
    expect(response.headers['clear-site-data']).toBe('"cache"')
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: 'session_token', value: '' }),
    )
    expect((await client.get('/organizations', { cookie })).statusCode).toBe(401)
  })

  test('has a browser drop the pages it kept, and nothing else', async () => {
    const browser = await withSession(await createUser(db))
    const response = await browser.post('/session?_method=delete', '')

    expect(response.statusCode).toBe(303)
    expect(response.headers['clear-site-data']).toBe('"cache"')
  })

  test('leaves other sessions of the same person alone', async () => {
    const client = await visitor()
    const email = uniqueEmail()
    const first = await signIn(client, email)
    const second = await signIn(client, email)

    await client.delete('/session', undefined, { cookie: `session_token=${first}` })

    const cookie = `session_token=${second}`
    expect((await client.get('/organizations', { cookie })).statusCode).toBe(200)
  })

  test('answers nobody with 401', async () => {
    const client = await visitor()

    expect((await client.delete('/session')).statusCode).toBe(401)
  })
})
