import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import {
  type Mischief,
  type OpenidProvider,
  startOpenidProvider,
} from '../../../test/support/servers/openid-provider.ts'
import {
  browserAtNewServer,
  flashOf,
  newBrowser,
  newPerson,
} from '../../../test/support/world/social-sign-in.ts'
import { decrypt, encrypt } from '../../framework/secrets.ts'
import { findUserByEmail } from '../users/queries.ts'

let provider: OpenidProvider
beforeAll(async () => {
  provider = await startOpenidProvider()
})
afterAll(() => provider.close())

const tooLate =
  'That took too long, or you continued in another window. Try again, or have a code mailed to you.'
const didNotWork = 'Signing in with Google did not work. Try again, or have a code mailed to you.'
const unreachable =
  'Google cannot be reached at the moment. Try again later, or have a code mailed to you.'

const namesIssuer = { metadata: { authorization_response_iss_parameter_supported: true } }

type Browser = Awaited<ReturnType<typeof newBrowser>>
type Response = Awaited<ReturnType<Browser['get']>>

async function expectRefusal(browser: Browser, response: Response, message: string) {
  expect(response.statusCode).toBe(303)
  expect(response.headers.location).toBe('/session/new')
  expect(flashOf(response)).toEqual({ kind: 'error', message })
  expect(await browser.isSignedIn()).toBe(false)
  expect(browser.jar.has('social_sign_in')).toBe(false)
}

/** Whether it changes something that a server keeps of a provider: how it describes itself, or its keys. */
const isAboutItself = ({ metadata, nonsenseAt }: Mischief) =>
  metadata !== undefined || nonsenseAt === 'well-known' || nonsenseAt === 'jwks'

async function setUp(
  mischief: Mischief = {},
  more: Record<string, unknown> = {},
  later: Mischief = {},
) {
  const hasToAsk = isAboutItself(mischief) || isAboutItself(later)
  const browser = await (hasToAsk ? browserAtNewServer : newBrowser)(provider)
  const person = newPerson(more)
  provider.set(person, mischief)
  return { browser, person }
}

/** Opens what the cookie holds, and seals it again with something else in it. */
function reseal(browser: Browser, changes: Record<string, unknown>): void {
  const { secretKeys } = context.config
  const sealed = Buffer.from(browser.jar.get('social_sign_in') as string, 'base64url')
  const flow = JSON.parse(decrypt(secretKeys, sealed).toString())
  const changed = Buffer.from(JSON.stringify({ ...flow, ...changes }))
  browser.jar.set('social_sign_in', encrypt(secretKeys, changed).toString('base64url'))
}

describe('an answer is taken', () => {
  test.each<[string, Mischief]>([
    ['signed with RSA', { algorithm: 'RS256' }],
    ['signed with an elliptic curve', { algorithm: 'ES256' }],
    ['that tells the address only when asked', { userinfoOnly: true }],
    [
      'of a provider that wants the secret in the body',
      { metadata: { token_endpoint_auth_methods_supported: ['client_secret_post'] } },
    ],
  ])('%s', async (_name, mischief) => {
    const { browser } = await setUp(mischief)

    const response = await browser.signIn(provider)

    expect(response.headers.location).toBe('/')
  })

  test('that names its issuer', async () => {
    const { browser } = await setUp(namesIssuer)
    const answer = await provider.visit(await browser.start())
    answer.searchParams.set('iss', provider.issuer)

    expect((await browser.comeBack(answer)).headers.location).toBe('/')
  })
})

describe('an answer is refused', () => {
  test.each<[string, Mischief]>([
    ['with the nonce of another sign-in', { claims: { nonce: 'another' } }],
    ['without a nonce', { claims: { nonce: undefined } }],
    ['of a foreign issuer', { claims: { iss: 'https://evil.example' } }],
    ['for a foreign audience', { claims: { aud: 'another-client' } }],
    [
      'for several, of whom another is meant',
      { claims: { aud: ['troupe', 'another'], azp: 'another' } },
    ],
    ['that has expired', { claims: { exp: Math.floor(Date.now() / 1000) - 60 } }],
    ['that begins in the future', { claims: { nbf: Math.floor(Date.now() / 1000) + 600 } }],
    ['signed with a key that is not the provider’s', { foreignKey: true }],
    ['about nobody', { claims: { sub: '' } }],
    ['about someone with a name that cannot be stored', { claims: { sub: 'a\0b' } }],
    ['about someone with an endless name', { claims: { sub: 'x'.repeat(256) } }],
    ['that tells of someone else when asked', { userinfoOnly: true, userinfo: { sub: 'other' } }],
    ['with nonsense for a token', { nonsenseAt: 'token' }],
    ['with a token that does not end', { endlessAt: 'token' }],
    ['with nonsense for keys', { nonsenseAt: 'jwks' }],
    ['with nonsense about the person', { userinfoOnly: true, nonsenseAt: 'userinfo' }],
  ])('%s', async (_name, mischief) => {
    const { browser, person } = await setUp({}, {}, mischief)
    const url = await browser.start()
    provider.set(person, mischief)

    const response = await browser.comeBack(await provider.visit(url))

    await expectRefusal(browser, response, didNotWork)
    expect(await findUserByEmail(db, person.email)).toBeUndefined()
  })

  test.each(['https://evil.example', ''])('that names %j as its issuer', async (iss) => {
    const { browser } = await setUp(namesIssuer)
    const answer = await provider.visit(await browser.start())
    if (iss !== '') answer.searchParams.set('iss', iss)

    await expectRefusal(browser, await browser.comeBack(answer), didNotWork)
  })

  test('with the state of another sign-in', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    answer.searchParams.set('state', 'another')

    await expectRefusal(browser, await browser.comeBack(answer), tooLate)
  })

  test('without a state', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    answer.searchParams.delete('state')

    await expectRefusal(browser, await browser.comeBack(answer), tooLate)
  })

  test('in a browser that did not ask', async () => {
    const { browser } = await setUp()
    const other = await newBrowser(provider)
    const answer = await provider.visit(await browser.start())

    await expectRefusal(other, await other.comeBack(answer), tooLate)
  })

  test('in a browser that asked for something else meanwhile', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    await browser.start()

    await expectRefusal(browser, await browser.comeBack(answer), tooLate)
  })

  test('in the name of another provider', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start('oidc'))
    answer.pathname = '/session/social/google'

    await expectRefusal(browser, await browser.comeBack(answer), tooLate)
  })

  test.each([
    ['after ten minutes', { expires_at: Date.now() - 1 }],
    ['without the PKCE verifier', { verifier: undefined }],
    ['with an empty PKCE verifier', { verifier: '' }],
    ['without a nonce to compare with', { nonce: undefined }],
  ])('%s', async (_name, changes) => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    reseal(browser, changes)

    await expectRefusal(browser, await browser.comeBack(answer), tooLate)
  })

  test('with another PKCE verifier', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    reseal(browser, { verifier: 'x'.repeat(43) })

    await expectRefusal(browser, await browser.comeBack(answer), didNotWork)
  })

  test('with a cookie that we did not seal', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    browser.jar.set('social_sign_in', Buffer.from('{"provider":"google"}').toString('base64url'))

    await expectRefusal(browser, await browser.comeBack(answer), tooLate)
  })

  test('the second time', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    const flow = browser.jar.get('social_sign_in') as string
    await browser.comeBack(answer)

    const other = await newBrowser(provider)
    const without = await other.comeBack(answer)
    await expectRefusal(other, without, tooLate)
    // Even with the cookie: the provider gives a token for each code once.
    other.jar.set('social_sign_in', flow)
    await expectRefusal(other, await other.comeBack(answer), didNotWork)
  })

  test.each([
    ['access_denied', 'You did not sign in with Google. Try again, or have a code mailed to you.'],
    ['server_error', didNotWork],
    ['<script>', didNotWork],
  ])('that is the error %s', async (error, message) => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    answer.searchParams.delete('code')
    answer.searchParams.set('error', error)

    await expectRefusal(browser, await browser.comeBack(answer), message)
  })

  test('that says everything twice', async () => {
    const { browser } = await setUp()
    const answer = await provider.visit(await browser.start())
    answer.search = `${answer.search}&${answer.search.slice(1)}`

    await expectRefusal(browser, await browser.comeBack(answer), didNotWork)
  })
})

describe('an address is not taken', () => {
  const unverified =
    'Google has not verified your e-mail address. Verify it there and try again, or have a code mailed to you.'
  const missing =
    'Google did not tell us your e-mail address. Allow it there and try again, or have a code mailed to you.'

  test.each([
    ['that the provider has not verified', { email_verified: false }, unverified],
    ['of which the provider does not say so', { email_verified: undefined }, unverified],
    ['that is verified in words only', { email_verified: 'true' }, unverified],
    ['that is missing', { email: undefined }, missing],
    ['that is none', { email: 'noor' }, missing],
    ['that is several', { email: ['a@example.com', 'b@example.com'] }, missing],
    ['that hides another', { email: '"a@evil.example"@example.com' }, missing],
  ])('%s', async (_name, claims, message) => {
    const { browser } = await setUp({}, claims)

    await expectRefusal(browser, await browser.signIn(provider), message)
  })
})

describe('a provider', () => {
  test('that is down keeps nobody from signing in another way, and is asked again', async () => {
    const { browser, person } = await setUp({ nonsenseAt: 'well-known' })
    await expectRefusal(browser, await browser.post('/session/social/google'), unreachable)
    const page = await browser.get('/session/new')
    expect(page.body).toContain('Google cannot be reached')
    expect(page.body).toContain('Send me a code')
    expect((await browser.post('/session', `email_address=${person.email}`)).statusCode).toBe(303)

    provider.set(person)
    expect((await browser.signIn(provider)).headers.location).toBe('/')
  })

  test('that nobody hears of again', async () => {
    const gone = await startOpenidProvider()
    const browser = await newBrowser(gone)
    gone.close()

    await expectRefusal(browser, await browser.post('/session/social/google'), unreachable)
  })

  test.each([
    ['well-known', unreachable],
    ['token', didNotWork],
    ['jwks', didNotWork],
    ['userinfo', didNotWork],
  ])('that does not answer at %s is not waited for', async (silentAt, message) => {
    const browser = await browserAtNewServer(provider, 0.3)
    provider.set(newPerson(), { silentAt, userinfoOnly: true })

    const begun = await browser.post('/session/social/google')
    const response =
      begun.headers.location === '/session/new'
        ? begun
        : await browser.comeBack(await provider.visit(String(begun.headers.location)))

    await expectRefusal(browser, response, message)
  })

  test.each([
    ['another issuer', { issuer: 'https://evil.example' }],
    ['no place to sign in', { authorization_endpoint: undefined }],
    ['a place that is no web site', { authorization_endpoint: 'javascript:alert(1)' }],
  ])('that says it has %s is not asked', async (_name, metadata) => {
    const { browser } = await setUp({ metadata })

    await expectRefusal(browser, await browser.post('/session/social/google'), unreachable)
  })

  test('is asked what it is once, also by those who come at the same moment', async () => {
    const browser = await browserAtNewServer(provider)
    provider.set(newPerson())
    provider.requests.length = 0

    await Promise.all([browser.start(), browser.start(), browser.start()])
    await browser.signIn(provider)

    const asked = provider.requests.filter((path) => path.includes('well-known'))
    expect(asked).toHaveLength(1)
  })
})
