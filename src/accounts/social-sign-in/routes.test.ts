import { afterAll, describe, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { anonymous, db } from '../../../test/support/helper.ts'
import { startOpenidProvider } from '../../../test/support/servers/openid-provider.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { uniqueIp } from '../../../test/support/world/sign-in.ts'
import { newBrowser, newPerson, providersAt } from '../../../test/support/world/social-sign-in.ts'
import { identities } from '../../tables/users/credentials/identities.ts'

const provider = await startOpenidProvider()
afterAll(() => provider.close())

const { app } = await appWith({ TRUST_PROXY: 'true' }, { socialProviders: providersAt(provider) })
const client = clientOf(app, { 'x-forwarded-for': uniqueIp() })

describe('the page to sign in', () => {
  test('has a button for each provider that is set up', async () => {
    const { body } = await client.get('/session/new')

    expect(body).toContain('Continue with Google')
    expect(body).toContain('Continue with Acme')
    expect(body).toContain('action="/session/social/oidc" data-turbo="false"')
  })

  test('has them also after a mistake', async () => {
    const response = await client.post('/session', 'email_address=robin')

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('Continue with Google')
    expect(response.headers['content-security-policy']).toContain("form-action 'self' http:;")
  })

  test('lets the forms lead to the provider, and no other page does', async () => {
    const policyAt = async (path: string) =>
      String((await client.get(path)).headers['content-security-policy'])

    expect(await policyAt('/session/new')).toContain("form-action 'self' http:;")
    expect(await policyAt('/')).toContain("form-action 'self';")
    const isBroughtByTurbo = async (path: string) =>
      !(await client.get(path)).body.includes('"turbo-visit-control" content="reload"')
    expect(await isBroughtByTurbo('/session/new')).toBe(false)
    expect(await isBroughtByTurbo('/')).toBe(true)
  })

  test('is as it was where no provider is set up', async () => {
    const { body, headers } = await anonymous.get('/session/new')

    expect(body).not.toContain('Continue with')
    expect(headers['content-security-policy']).toContain("form-action 'self';")
  })
})

describe('POST /session/social/:provider', () => {
  test('leads to the provider, with all that its answer is checked against', async () => {
    const response = await client.post('/session/social/google', '')

    expect(response.statusCode).toBe(303)
    const { origin, pathname, searchParams } = new URL(String(response.headers.location))
    expect(`${origin}${pathname}`).toBe(`${provider.issuer}/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'troupe',
      response_type: 'code',
      redirect_uri: 'http://troupe.localhost/session/social/google',
      scope: 'openid email profile',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const [cookie] = response.cookies
    expect(cookie).toMatchObject({
      name: 'social_sign_in',
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: 600,
    })
    const shown = Buffer.from(cookie?.value ?? '', 'base64url').toString()
    expect(shown).not.toContain(searchParams.get('state'))
  })

  test('never asks twice with the same values', async () => {
    const [one, other] = [
      await client.post('/session/social/google', ''),
      await client.post('/session/social/google', ''),
    ].map(({ headers }) => new URL(String(headers.location)).searchParams)

    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(one?.get(name)).not.toBe(other?.get(name))
  })

  test.each(['cross-site', 'same-site', 'none'])('is refused from a %s page', async (site) => {
    const headers = { 'sec-fetch-site': site }
    const response = await client.post('/session/social/google', '', headers)

    expect(response.statusCode).toBe(422)
    expect(response.cookies).toEqual([])
  })

  test('is limited for each network', async () => {
    const settings = { TRUST_PROXY: 'true', SIGN_IN_LIMIT_PER_IP: '1', EXCHANGE_LIMIT_PER_IP: '1' }
    const { app } = await appWith(settings, { socialProviders: providersAt(provider) })
    const crowd = clientOf(app, { 'x-forwarded-for': uniqueIp() })
    const statuses = async (method: 'GET' | 'POST') => [
      (await crowd.send(method, '/session/social/google')).statusCode,
      (await crowd.send(method, '/session/social/oidc')).statusCode,
    ]

    expect(await statuses('POST')).toEqual([303, 503])
    expect(await statuses('GET')).toEqual([303, 503])
  })
})

describe.each(['GET', 'POST'] as const)('%s /session/social/:provider', (method) => {
  test.each(['/session/social/google.json', '/session/social/nobody.json'])(
    'is not for programs: %s',
    async (path) => {
      const response = await client.send(method, path)

      expect(response.statusCode).toBe(406)
      expect(response.json()).toEqual({
        error: 'Signing in with a provider takes a browser.',
        code: 'not_acceptable',
      })
    },
  )

  test.each(['nobody', '__proto__', 'constructor', 'Google', 'google%00', 'google%2f..', '%20'])(
    'has no provider %s',
    async (id) => {
      const response = await client.send(method, `/session/social/${id}`)

      expect(response.statusCode).toBe(404)
    },
  )

  test('has no provider that is not set up', async () => {
    expect((await anonymous.send(method, '/session/social/google')).statusCode).toBe(404)
  })
})

describe('the page someone wanted', () => {
  async function connectedPerson() {
    const person = newPerson()
    const { id: user_id } = await createUser(db)
    const { issuer } = provider
    await db.insert(identities).values({ user_id, provider: 'google', issuer, subject: person.sub })
    provider.set(person)
  }

  test('is where they are after signing in', async () => {
    const browser = await newBrowser(provider)
    await connectedPerson()
    await browser.get('/session/new?return_to=/me/sessions')

    const response = await browser.signIn(provider)

    expect(response.headers.location).toBe('/me/sessions')
    expect(browser.jar.has('return_to')).toBe(false)
  })

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('is never %j', async (target) => {
    const browser = await newBrowser(provider)
    await connectedPerson()
    await browser.get(`/session/new?return_to=${encodeURIComponent(target)}`)
    expect(browser.jar.has('return_to')).toBe(false)
    browser.jar.set('return_to', target)
    const answer = await provider.visit(await browser.start())
    answer.searchParams.set('return_to', target)

    const response = await browser.comeBack(answer)

    expect(response.headers.location).toBe('/')
  })
})
