import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import {
  anonymous,
  app,
  context,
  db,
  withSession,
  withToken,
} from '../../../test/support/helper.ts'
import { codeSentTo, linkSentTo, mailTo } from '../../../test/support/reading/mails.ts'
import {
  createPushSubscription,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import {
  appCode,
  createUserWithTwoFactor,
  readUser,
  requestCode,
  visitor,
} from '../../../test/support/world/sign-in.ts'
import { emailChangeUndos } from '../../tables/users/credentials/email-changes.ts'
import { identities } from '../../tables/users/credentials/identities.ts'
import { pushSubscriptions } from '../../tables/users/push-subscriptions.ts'
import { type User, users } from '../../tables/users/users.ts'

const browser = clientOf(app, { 'sec-fetch-site': 'same-origin' })

async function changeTo(user: User, email: string): Promise<void> {
  const client = await withSession(user)
  await client.post('/me/email_change.json', { email_change: { email } })
  const code = await codeSentTo(email)
  const changed = await client.patch('/me/email_change.json', { email_change: { code } })
  expect(changed.statusCode).toBe(200)
}

/** The path of the link that the old address got. */
const undoLinkTo = async (email: string) =>
  new URL(await linkSentTo(email, { subject: /address was changed/ })).pathname

const newEmail = () => `${unique('thief')}@example.com`

/** A thief takes the account over, and moves on to a second address of theirs. */
async function changeTwice() {
  const user = await createUser(db)
  const thief = newEmail()
  await changeTo(user, thief)
  await changeTo({ ...user, email: thief }, newEmail())
  return {
    user,
    ownersLink: await undoLinkTo(user.email),
    thiefsLink: await undoLinkTo(thief),
  }
}

describe('the way back from a change of address', () => {
  test('gives the address back, and ends all that was opened meanwhile', async () => {
    const user = await createUser(db)
    const token = await withToken(user)
    const thief = newEmail()
    await changeTo(user, thief)
    const session = await withSession(user)
    const identity = { provider: 'oidc', issuer: 'https://evil.example', subject: unique('thief') }
    await db.insert(identities).values({ user_id: user.id, ...identity })
    const link = await undoLinkTo(user.email)

    expect((await browser.get(link)).body).toContain(thief)
    const undone = await browser.post(link, '')

    expect(undone.statusCode).toBe(303)
    expect(undone.headers.location).toBe('/session/new')
    expect((await readUser(context, user)).email).toBe(user.email)
    expect((await token.get('/me.json')).statusCode).toBe(401)
    expect((await session.get('/me.json')).statusCode).toBe(401)
    expect(await db.$count(identities, eq(identities.user_id, user.id))).toBe(0)
    expect((await browser.post(link, '')).statusCode).toBe(404)
    expect((await mailTo(thief, { subject: /undone/ })).subject).toContain('undone')
  })

  test('asks for a second factor that has been on for long', async () => {
    const { user, secret } = await createUserWithTwoFactor(context)
    const totp_enabled_at = sql`now() - interval '8 days'`
    await db.update(users).set({ totp_enabled_at }).where(eq(users.id, user.id))
    await changeTo(user, newEmail())
    const link = await undoLinkTo(user.email)

    expect((await browser.post(link, '')).statusCode).toBe(422)
    expect((await browser.post(link, 'undo[code]=000000')).statusCode).toBe(422)
    expect((await readUser(context, user)).email).not.toBe(user.email)
    expect((await browser.post(link, `undo[code]=${appCode(secret)}`)).statusCode).toBe(303)
    expect((await readUser(context, user)).email).toBe(user.email)
  })

  test('does not ask for the second factor of whoever has just taken the account', async () => {
    const { user } = await createUserWithTwoFactor(context)
    await db.update(users).set({ totp_enabled_at: sql`now()` }).where(eq(users.id, user.id))
    await createPushSubscription(db, user)
    await changeTo(user, newEmail())

    expect((await browser.post(await undoLinkTo(user.email), '')).statusCode).toBe(303)

    const { email, totp_secret } = await readUser(context, user)
    expect({ email, totp_secret }).toEqual({ email: user.email, totp_secret: null })
    expect(await db.$count(pushSubscriptions, eq(pushSubscriptions.user_id, user.id))).toBe(0)
  })

  test('wins over a later one that is used at the same moment', async () => {
    const { user, ownersLink, thiefsLink } = await changeTwice()

    await Promise.all([ownersLink, thiefsLink, thiefsLink].map((link) => browser.post(link, '')))
    await browser.post(ownersLink, '')

    expect((await readUser(context, user)).email).toBe(user.email)
  })

  test('keeps the account from being deleted meanwhile', async () => {
    const user = await createUser(db)
    await changeTo(user, newEmail())

    const refused = await (await withSession(user)).delete('/me.json')

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.base[0]).toContain('can still be changed back')
  })

  test('outranks the ways back from later changes', async () => {
    const { user, ownersLink, thiefsLink } = await changeTwice()

    expect((await browser.post(ownersLink, '')).statusCode).toBe(303)

    expect((await browser.post(thiefsLink, '')).statusCode).toBe(404)
    expect((await readUser(context, user)).email).toBe(user.email)
  })

  test('keeps the address for its owner: nobody else signs up with it or changes to it', async () => {
    const user = await createUser(db)
    await changeTo(user, newEmail())
    const client = await visitor()
    const { token, code } = await requestCode(client, user.email)

    const signUp = await client.post(
      '/session/magic_link',
      { code },
      { 'x-pending-authentication-token': token },
    )
    const other = await withSession(await createUser(db))
    await other.post('/me/email_change.json', { email_change: { email: user.email } })
    const taken = await other.patch('/me/email_change.json', {
      email_change: { code: await codeSentTo(user.email) },
    })

    expect(signUp.statusCode).toBe(401)
    expect(taken.json().errors).toEqual({ email: ['has already been taken'] })
    expect((await browser.post(await undoLinkTo(user.email), '')).statusCode).toBe(303)
  })

  test('is open for seven days', async () => {
    const user = await createUser(db)
    await changeTo(user, newEmail())
    const link = await undoLinkTo(user.email)
    const isTheirs = and(eq(emailChangeUndos.user_id, user.id))
    const shift = (interval: string) =>
      db
        .update(emailChangeUndos)
        .set({ expires_at: sql`${emailChangeUndos.expires_at} - ${interval}::interval` })
        .where(isTheirs)

    await shift('6 days 23 hours')
    expect((await anonymous.get(link)).statusCode).toBe(200)
    await shift('1 hour')
    expect((await anonymous.get(link)).statusCode).toBe(404)
  })
})
