import { describe, expect, test } from 'vitest'
import type { Client } from '../../../test/support/client.ts'
import { context, db, withSession } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import {
  appCode,
  createUserWithTwoFactor,
  uniqueEmail,
  visitor,
} from '../../../test/support/world/sign-in.ts'
import { pendingSignIn } from './entering/client.ts'

const browser = () => visitor({}, { 'sec-fetch-site': 'same-origin' })

type Response = Awaited<ReturnType<Client['get']>>

const cookieOf = (response: Response) =>
  response.cookies
    .filter(({ value }) => value !== '')
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')

async function askForCode(client: Client, email: string) {
  const response = await client.post('/session', `email_address=${encodeURIComponent(email)}`)
  return { response, cookie: cookieOf(response), code: response.headers['x-magic-link-code'] }
}

describe('signing in with a browser', () => {
  test('leads from the address to the code to the organizations', async () => {
    const client = await browser()
    expect((await client.get('/session/new')).body).toContain('Send me a code')

    const asked = await askForCode(client, uniqueEmail())
    expect(asked.response.statusCode).toBe(303)
    expect(asked.response.headers.location).toBe('/session/magic_link')

    const page = await client.get('/session/magic_link', { cookie: asked.cookie })
    expect(page.statusCode).toBe(200)

    const entered = await client.post('/session/magic_link', `code=${asked.code}`, {
      cookie: asked.cookie,
    })
    expect(entered.statusCode).toBe(303)
    expect(entered.headers.location).toBe('/me/name?return_to=%2Fbeginning')
    const cookie = cookieOf(entered)
    expect((await client.get('/me/name', { cookie })).body).toContain('call you?')
    const named = await client.post(
      '/me?_method=patch',
      'user[name]=Noor&return_to=/organizations',
      { cookie },
    )
    expect(named.headers.location).toBe('/organizations')
    const home = await client.get('/organizations', { cookie: cookieOf(entered) })
    expect(home.statusCode).toBe(200)
  })

  test('says where the code went, known or not, with the way to another address', async () => {
    const client = await browser()
    const known = await createUser(db)

    for (const email of [known.email, uniqueEmail()]) {
      const { cookie } = await askForCode(client, email)
      const statements = await statementsOf(async () => {
        const page = await client.get('/session/magic_link', { cookie })
        expect(page.body).toContain(`>${email}</strong>`)
        expect(page.body).toMatch(/href="\/session\/new"[^>]*>change</)
      })
      expect(statements.length).toBe(1)
      const refused = await client.post('/session/magic_link', 'code=nope', { cookie })
      expect(refused.body).toContain(`>${email}</strong>`)
    }
  })

  test('asks for the code also where its sign-in is over', async () => {
    const client = await browser()

    const page = await client.get('/session/magic_link', { cookie: `${pendingSignIn}=gone` })

    expect(page.body).toContain('we sent you.')
  })

  test("the mail's link fills the code in", async () => {
    const client = await browser()
    const { cookie } = await askForCode(client, uniqueEmail())

    const page = await client.get('/session/magic_link?code=ABC123', { cookie })

    expect(page.body).toMatch(/<input[^>]* value="ABC123"/)
  })

  test('shows the form again with what was typed', async () => {
    const client = await browser()

    const response = await client.post('/session', 'email_address=robin')

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('E-mail address is invalid')
    expect(response.body).toMatch(/<input[^>]* value="robin"/)
  })

  test('shows the form again after a wrong code', async () => {
    const client = await browser()
    const { cookie } = await askForCode(client, uniqueEmail())

    const response = await client.post('/session/magic_link', 'code=nope', { cookie })

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('Code is not right')
  })

  test('starts again where no sign-in is under way', async () => {
    const client = await browser()

    for (const path of ['/session/magic_link', '/session/two_factor']) {
      const page = await client.get(path)
      const posted = await client.post(path, 'two_factor[code]=123456&code=123456')
      for (const response of [page, posted]) {
        expect(response.statusCode).toBe(303)
        expect(response.headers.location).toBe('/session/new')
      }
    }
  })

  test('asks for the second factor of those who have one', async () => {
    const client = await browser()
    const { user, secret } = await createUserWithTwoFactor(context)
    const { cookie, code } = await askForCode(client, user.email)

    const entered = await client.post('/session/magic_link', `code=${code}`, { cookie })
    expect(entered.headers.location).toBe('/session/two_factor')

    const next = { cookie: cookieOf(entered) }
    expect((await client.get('/session/two_factor', next)).statusCode).toBe(200)
    const mistaken = await client.post('/session/two_factor', 'two_factor[code]=nope', next)
    expect(mistaken.statusCode).toBe(422)
    const answer = `two_factor[code]=${appCode(secret)}`
    const signedIn = await client.post('/session/two_factor', answer, next)
    expect(signedIn.statusCode).toBe(303)
    expect(signedIn.headers.location).toBe('/')
  })

  test('is not asked of who is signed in', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.get('/session/new')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/')
  })

  test('signing out leads back to the start', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.post('/session?_method=delete', '')

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/session/new')
    expect((await client.get('/organizations')).statusCode).toBe(303)
  })
})

describe('the page someone wanted', () => {
  test('is where they are after signing in', async () => {
    const client = await browser()
    const refused = await client.get('/me/sessions?page=2')
    expect(refused.statusCode).toBe(303)

    const start = await client.get(String(refused.headers.location))
    const asked = await askForCode(client, (await createUser(db)).email)
    const entered = await client.post('/session/magic_link', `code=${asked.code}`, {
      cookie: `${cookieOf(start)}; ${asked.cookie}`,
    })

    expect(entered.headers.location).toBe('/me/sessions?page=2')
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'evil',
  ])('is never %j', async (target) => {
    const client = await browser()
    const { code, cookie } = await askForCode(client, (await createUser(db)).email)
    const start = await client.get(`/session/new?return_to=${encodeURIComponent(target)}`)

    const entered = await client.post('/session/magic_link', `code=${code}`, {
      cookie: `${cookie}; return_to=${encodeURIComponent(target)}`,
    })

    expect(start.cookies.map(({ name }) => name)).not.toContain('return_to')
    expect(entered.statusCode).toBe(303)
    expect(entered.headers.location).toBe('/')
  })

  test('may have letters that a header cannot hold', async () => {
    const client = await withSession(await createUser(db))

    const response = await client.get(`/session/new?return_to=${encodeURIComponent('/me?q=✓')}`)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/me?q=%E2%9C%93')
  })
})
