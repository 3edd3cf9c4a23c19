import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { codeIsDealtWith, codeSentTo, mailTo } from '../../../test/support/reading/mails.ts'
import { startOpenidProvider } from '../../../test/support/servers/openid-provider.ts'
import {
  createInvitation,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { appCode, createUserWithTwoFactor } from '../../../test/support/world/sign-in.ts'
import {
  browserAtNewServer,
  flashOf,
  newBrowser,
  newPerson,
} from '../../../test/support/world/social-sign-in.ts'
import { trialMails } from '../../framework/mail/trial-mails.ts'
import { hashToken, randomToken } from '../../framework/secrets.ts'
import { emailChangeUndos } from '../../tables/users/credentials/email-changes.ts'
import { identities } from '../../tables/users/credentials/identities.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { notifications } from '../../tables/users/notifications.ts'
import type { User } from '../../tables/users/users.ts'
import { findUserByEmail } from '../users/queries.ts'

const provider = await startOpenidProvider()
afterAll(() => provider.close())

const identitiesOf = ({ id }: Pick<User, 'id'>) =>
  db.select().from(identities).where(eq(identities.user_id, id))

const userOf = async (email: string) => (await findUserByEmail(db, email)) as User

const mailsTo = (email: string) =>
  db.select().from(trialMails).where(eq(trialMails.recipient, email))

/** An account that the identity of the given person belongs to. */
async function connect(user: User, { sub: subject }: { sub: string }): Promise<void> {
  const values = { user_id: user.id, provider: 'google', issuer: provider.issuer, subject }
  await db.insert(identities).values(values)
}

describe('someone new', () => {
  test('becomes a user with the name and address that the provider vouches for', async () => {
    const browser = await newBrowser(provider)
    const person = newPerson({ name: '  Noor Vale ' })
    provider.set(person)

    const response = await browser.signIn(provider)

    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe('/')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(await browser.isSignedIn()).toBe(true)
    expect([...browser.jar.keys()].sort()).toEqual(['device', 'session_token'])
    const user = await userOf(person.email)
    expect(user).toMatchObject({ name: 'Noor Vale', totp_secret: null })
    expect(await identitiesOf(user)).toMatchObject([
      { provider: 'google', issuer: provider.issuer, subject: person.sub },
    ])
    const actions = [...(await auditOf(user, 'User')), ...(await auditOf(user, 'Identity'))]
    expect(actions.map(({ action }) => action)).toEqual(['create', 'link'])
    // The first mail that they get is the one they ask for.
    await browser.post('/session', `email_address=${person.email}`)
    await codeSentTo(person.email)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('is asked for a name where the provider tells none', async () => {
    const browser = await newBrowser(provider)
    provider.set(newPerson({ name: undefined }))

    const response = await browser.signIn(provider, 'oidc')

    expect(response.headers.location).toBe('/me/name?return_to=%2Fbeginning')
  })

  test.each([
    [`${'x'.repeat(254)}😀`, 'x'.repeat(254)],
    ['x'.repeat(300), 'x'.repeat(255)],
    ['a\0b', ''],
    [['Noor'], ''],
  ])('with the name %j is called %j', async (name, stored) => {
    const browser = await newBrowser(provider)
    const person = newPerson({ name })
    provider.set(person)

    await browser.signIn(provider)

    expect((await userOf(person.email)).name).toBe(stored)
  })

  test('has an address in the one way in which addresses are stored', async () => {
    const browser = await newBrowser(provider)
    const person = newPerson()
    provider.set({ ...person, email: ` ${person.email.toUpperCase()} ` })

    await browser.signIn(provider)

    expect(await identitiesOf(await userOf(person.email))).toHaveLength(1)
  })

  test('may come where sign-ups are closed if invited', async () => {
    const browser = await newBrowser(provider, { SIGNUPS: 'closed' })
    const person = newPerson()
    const { organization_id } = await createMembership(db)
    await createInvitation(db, { organization_id, email: person.email })
    provider.set(person)

    await browser.signIn(provider)

    expect(await browser.isSignedIn()).toBe(true)
  })

  test('is told to look for a mail that never comes where sign-ups are closed', async () => {
    const browser = await newBrowser(provider, { SIGNUPS: 'closed' })
    const person = newPerson()
    provider.set(person)

    const response = await browser.signIn(provider)

    expect(response.headers.location).toBe('/session/magic_link')
    const code = response.headers['x-magic-link-code']
    expect((await browser.post('/session/magic_link', `code=${code}`)).statusCode).toBe(422)
    expect(await findUserByEmail(db, person.email)).toBeUndefined()
    await codeIsDealtWith(String(code))
    expect(await mailsTo(person.email)).toEqual([])
  })

  test('gets no address that its last owner can still take back', async () => {
    const browser = await newBrowser(provider)
    const person = newPerson()
    await db.insert(emailChangeUndos).values({
      user_id: (await createUser(db)).id,
      email: person.email,
      token_hash: hashToken(randomToken()),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    })
    provider.set(person)

    const response = await browser.signIn(provider)

    expect(response.headers.location).toBe('/session/magic_link')
    expect(await findUserByEmail(db, person.email)).toBeUndefined()
  })
})

describe('someone whose identity is known', () => {
  test('is signed in, whatever their address is at the provider or here', async () => {
    const browser = await newBrowser(provider)
    const [user, other] = [await createUser(db), await createUser(db)]
    const person = newPerson({ email: other.email })
    await connect(user, person)
    provider.set(person)

    const response = await browser.signIn(provider)

    expect(response.headers.location).toBe('/')
    expect((await browser.get('/me')).body).toContain(user.email)
    expect((await auditOf(user, 'Session')).map(({ action }) => action)).toEqual(['create'])
    expect(await identitiesOf(other)).toEqual([])
  })

  test('is told of the sign-in unless it is their first', async () => {
    const browser = await newBrowser(provider)
    const person = newPerson()
    provider.set(person)
    await browser.signIn(provider)
    const { id } = await userOf(person.email)
    const told = () => db.select().from(notifications).where(eq(notifications.user_id, id))
    expect(await told()).toEqual([])

    await browser.signIn(provider)

    expect(await told()).toMatchObject([{ type: 'NewSignInNotifier' }])
    expect(await db.select().from(sessions).where(eq(sessions.user_id, id))).toHaveLength(1)
  })

  test('has to prove that the account is theirs before it changes hands', async () => {
    const browser = await newBrowser(provider)
    const person = newPerson()
    await connect(await createUser(db), person)
    provider.set(person)
    await browser.signIn(provider)

    const response = await browser.get('/me/two_factor')

    expect(response.headers.location).toBe('/me/step_up?return_to=%2Fme%2Ftwo_factor')
  })

  test('is still asked for the second factor', async () => {
    const browser = await newBrowser(provider)
    const { user, secret } = await createUserWithTwoFactor(context)
    const person = newPerson()
    await connect(user, person)
    provider.set(person)

    const response = await browser.signIn(provider)
    expect(response.headers.location).toBe('/session/two_factor')
    expect(await browser.isSignedIn()).toBe(false)

    await browser.post('/session/two_factor', `two_factor[code]=${appCode(secret)}`)
    expect(await browser.isSignedIn()).toBe(true)
    expect((await browser.get('/me/two_factor')).headers.location).toContain('/me/step_up')
  })
})

describe('someone whose address has an account', () => {
  async function setUp(user?: User) {
    const account = user ?? (await createUser(db))
    const browser = await newBrowser(provider)
    const person = newPerson({ email: account.email })
    provider.set(person)
    return { user: account, browser, person, response: await browser.signIn(provider) }
  }

  test('is not signed in by the word of the provider', async () => {
    const { user, browser, response } = await setUp()

    expect(response.headers.location).toBe('/session/magic_link')
    expect(flashOf(response).message).toBe(
      'Enter the code we mailed you, just this once. From then on you can sign in with Google.',
    )
    expect(await browser.isSignedIn()).toBe(false)
    expect(await identitiesOf(user)).toEqual([])
    expect((await browser.get('/session/magic_link')).body).toContain(user.email)
  })

  test('enters the code from the mail once, and none from then on', async () => {
    const { user, browser, person } = await setUp()
    const code = await codeSentTo(user.email)

    const entered = await browser.post('/session/magic_link', `code=${code}`)

    expect(entered.headers.location).toBe('/')
    expect(await identitiesOf(user)).toMatchObject([{ provider: 'google', subject: person.sub }])
    expect((await auditOf(user, 'Identity')).map(({ action }) => action)).toEqual(['link'])
    expect((await mailTo(user.email, { subject: /sign in with Google/ })).text).toContain(
      'An account at Google was connected',
    )
    expect((await browser.get('/me/two_factor')).statusCode).toBe(200)
    const again = await newBrowser(provider)
    expect((await again.signIn(provider)).headers.location).toBe('/')
  })

  test('connects nothing with a wrong code', async () => {
    const { user, browser } = await setUp()

    const refused = await browser.post('/session/magic_link', 'code=WRONG1')

    expect(refused.statusCode).toBe(422)
    expect(await identitiesOf(user)).toEqual([])
  })

  test('connects nothing with the code of another sign-in', async () => {
    const { user, browser } = await setUp()
    const code = await codeSentTo(user.email)
    const other = await newBrowser(provider)
    await other.post('/session', `email_address=${user.email}`)

    expect((await other.post('/session/magic_link', `code=${code}`)).statusCode).toBe(422)
    const own = await codeSentTo(user.email, { count: 2 })
    await other.post('/session/magic_link', `code=${own}`)

    expect(await other.isSignedIn()).toBe(true)
    expect(await browser.isSignedIn()).toBe(false)
    expect(await identitiesOf(user)).toEqual([])
  })

  test('connects it after the second factor only', async () => {
    const { user: enrolled, secret } = await createUserWithTwoFactor(context)
    const { user, browser } = await setUp(enrolled)
    await browser.post('/session/magic_link', `code=${await codeSentTo(user.email)}`)
    expect(await identitiesOf(user)).toEqual([])

    await browser.post('/session/two_factor', `two_factor[code]=${appCode(secret)}`)

    expect(await browser.isSignedIn()).toBe(true)
    expect(await identitiesOf(user)).toHaveLength(1)
    expect((await browser.get('/me/two_factor')).statusCode).toBe(200)
  })

  test('leaves an identity where it was connected meanwhile', async () => {
    const { user, browser, person } = await setUp()
    const other = await createUser(db)
    await connect(other, person)

    await browser.post('/session/magic_link', `code=${await codeSentTo(user.email)}`)

    expect(await browser.isSignedIn()).toBe(true)
    expect(await identitiesOf(user)).toEqual([])
    expect(await identitiesOf(other)).toHaveLength(1)
  })
})

describe('at the same moment', () => {
  test('two answers with one code make one user and one identity', async () => {
    const browser = await newBrowser(provider)
    const person = newPerson()
    provider.set(person, { codesLast: true })
    const answer = await provider.visit(await browser.start())

    const responses = await Promise.all([1, 2, 3].map(() => browser.comeBack(answer)))

    expect(responses.map(({ headers }) => headers.location)).toEqual(responses.map(() => '/'))
    expect(await identitiesOf(await userOf(person.email))).toHaveLength(1)
  })

  test('two answers that name different addresses make one user and one identity', async () => {
    const browsers = [await newBrowser(provider), await browserAtNewServer(provider)]
    const people = [newPerson(), newPerson()]
    const subject = people[0]?.sub as string
    const answers: URL[] = []
    for (const [index, browser] of browsers.entries()) {
      provider.set({ ...people[index], sub: subject })
      answers.push(await provider.visit(await browser.start()))
    }

    await Promise.all(browsers.map((browser, index) => browser.comeBack(answers[index] as URL)))

    expect(await db.$count(identities, eq(identities.subject, subject))).toBe(1)
    const known = await Promise.all(people.map(({ email }) => findUserByEmail(db, email)))
    const [user, ...others] = known.filter((found) => found !== undefined)
    expect(others).toEqual([])
    for (const browser of browsers)
      expect((await browser.get('/me')).body).toContain(user?.email as string)
  })
})
