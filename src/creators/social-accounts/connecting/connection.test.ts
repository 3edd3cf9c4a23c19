import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { clientOf } from '../../../../test/support/client.ts'
import { app, context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { openPlatforms } from '../../../../test/support/servers/platforms-server.ts'
import { createSessionToken, createUser, unique } from '../../../../test/support/world/factories.ts'
import { ProviderUnavailable } from '../../../platforms/provider.ts'
import { createSimulatedAccount, revokeAccess } from '../../../platforms/simulated/model.ts'
import { platformStates } from '../../../tables/users/platforms.ts'
import { simulatedAccounts } from '../../../tables/users/simulated-platform.ts'
import {
  socialAccountAccesses,
  socialAccountSnapshots,
  socialAccounts,
} from '../../../tables/users/social-accounts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { accessOf } from './access.ts'
import { syncDueAccounts } from './sync.ts'

const platforms = await openPlatforms()
const { on, asked } = platforms
afterAll(() => platforms.close())
beforeEach(async () => {
  platforms.forget()
  await db.delete(platformStates)
})

const path = '/me/social_accounts'
const name = () => unique('sim').replaceAll('-', '_').toLowerCase()
const accountOf = async (user: { id: number }) =>
  (await db.select().from(socialAccounts).where(eq(socialAccounts.user_id, user.id)))[0]

/** Signs in to the simulated platform, and comes back. */
async function connectSimulated(user: { id: number; email: string }, handle = name()) {
  const browser = await withSession(user)
  const started = await browser.post(`${path}/connections/tiktok`, '')
  const cookie = started.cookies.find(({ name }) => name === 'social_connection')
  const consent = new URL(started.headers.location as string)
  const chosen = await browser.post(
    `${consent.pathname}${consent.search}`,
    `consent[answer]=new&consent[handle]=${handle}`,
  )
  const back = new URL(chosen.headers.location as string)
  const session = `session_token=${await createSessionToken(db, user)}`
  const client = clientOf(app, { cookie: `${session}; social_connection=${cookie?.value}` })
  return { back, browser, client, handle, consent }
}

describe('on a trial', () => {
  test('an account of another platform is not taken for one of this', async () => {
    const user = await createUser(db)
    const { browser, consent } = await connectSimulated(user)
    const elsewhere = await createSimulatedAccount(db, user, { platform_id: 'x', handle: name() })
    const chosen = await browser.post(
      `${consent.pathname}${consent.search}`,
      `consent[answer]=${encodeId('SimulatedAccount', elsewhere.id)}`,
    )
    expect(chosen.statusCode).toBe(422)
    expect(chosen.headers.location).toBeUndefined()
  })

  test('one signs in to the simulated platform, and the account is verified', async () => {
    const user = await createUser(db)
    const { back, client, handle } = await connectSimulated(user)

    const answer = await client.get(`${back.pathname}${back.search}`)

    expect(answer.statusCode).toBe(303)
    expect(await accountOf(user)).toMatchObject({
      status: 'verified',
      platform_id: 'tiktok',
      account_url: `https://tiktok.com/@${handle}`,
    })
    const told = await (await withToken(user)).get('/me/events.json?types=account.verified')
    expect(told.json()).toHaveLength(1)
    const [access] = await db
      .select()
      .from(socialAccountAccesses)
      .innerJoin(socialAccounts, eq(socialAccounts.id, socialAccountAccesses.social_account_id))
      .where(eq(socialAccounts.user_id, user.id))
    expect(access?.social_account_accesses.tokens).toBeInstanceOf(Buffer)
  })

  test('nothing is connected in another browser, with another state, or with another’s code', async () => {
    const user = await createUser(db)
    const { back, browser, client } = await connectSimulated(user)
    await browser.get(`${back.pathname}${back.search}`)
    const wrong = new URL(back)
    wrong.searchParams.set('state', 'other')
    await client.get(`${wrong.pathname}${wrong.search}`)
    const forged = new URL(back)
    forged.searchParams.set('code', 'made-up')
    await client.get(`${forged.pathname}${forged.search}`)
    const denied = new URL(back)
    denied.searchParams.delete('code')
    denied.searchParams.set('error', 'access_denied')
    await client.get(`${denied.pathname}${denied.search}`)

    expect(await accountOf(user)).toBeUndefined()
  })

  test('a code is good only with the verifier it was asked with', async () => {
    const [user, other] = [await createUser(db), await createUser(db)]
    const theirs = await connectSimulated(other)
    const own = await connectSimulated(user)
    own.back.searchParams.set('code', theirs.back.searchParams.get('code') as string)
    await own.client.get(`${own.back.pathname}${own.back.search}`)
    expect(await accountOf(user)).toBeUndefined()
  })

  test('whoever signs in takes an account over from one who typed it', async () => {
    const squatter = await createUser(db)
    const user = await createUser(db)
    const handle = name()
    const account_url = `https://tiktok.com/@${handle}`
    await db
      .insert(socialAccounts)
      .values({ user_id: squatter.id, platform_id: 'tiktok', account_url })
    const { back, client } = await connectSimulated(user, handle)
    await client.get(`${back.pathname}${back.search}`)
    expect(await accountOf(squatter)).toBeUndefined()
    expect(await accountOf(user)).toMatchObject({ account_url, status: 'verified' })
  })

  test('coming back twice at the same moment connects one account', async () => {
    const user = await createUser(db)
    const { back, client } = await connectSimulated(user)
    const twice = [1, 2].map(() => client.get(`${back.pathname}${back.search}`))
    const answers = await Promise.all(twice)
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303])
    const isTheirs = eq(socialAccounts.user_id, user.id)
    expect(await db.select().from(socialAccounts).where(isTheirs)).toMatchObject([
      { status: 'verified' },
    ])
  })

  test.each([1, 2, 3])(
    'signing in and typing it at the same moment: it is proved (%i)',
    async () => {
      const [typist, user] = [await createUser(db), await createUser(db)]
      const { back, client, handle } = await connectSimulated(user)
      const account_url = `https://tiktok.com/@${handle}`
      const social_account = { platform_id: 'tiktok', account_url }
      const [answer, typed] = await Promise.all([
        client.get(`${back.pathname}${back.search}`),
        (await withSession(typist)).post(`${path}.json`, { social_account }),
      ])
      expect(answer.statusCode).toBe(303)
      expect([201, 422]).toContain(typed.statusCode)
      expect(await accountOf(user)).toMatchObject({ account_url, status: 'verified' })
      expect(await accountOf(typist)).toBeUndefined()
    },
  )

  test('access that is taken back fails the account, keeps its history, and is repaired', async () => {
    const user = await createUser(db)
    const { back, client, handle } = await connectSimulated(user)
    await client.get(`${back.pathname}${back.search}`)
    const account = await accountOf(user)
    const isIt = eq(socialAccountSnapshots.social_account_id, account?.id ?? 0)
    const [simulated] = await db
      .select()
      .from(simulatedAccounts)
      .where(eq(simulatedAccounts.handle, handle))
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (simulated) await revokeAccess(db, simulated)
    await makeDue(user)
    await syncDueAccounts(context)

    expect(await accountOf(user)).toMatchObject({
      status: 'failed',
      failure: expect.stringContaining('Connect it again'),
    })
    expect((await accountOf(user))?.verified_at).not.toBeNull()
    expect(await db.$count(socialAccountSnapshots, isIt)).toBe(1)
    expect((await (await withSession(user)).get(`${path}`)).body).toContain('failed')
  })
})

/** And no other: each run takes only so many. */
async function makeDue(...people: { id: number }[]) {
  await db.update(socialAccounts).set({ sync_due_at: sql`now() + interval '1 hour'` })
  await db
    .update(socialAccounts)
    .set({ sync_due_at: sql`now()` })
    .where(
      inArray(
        socialAccounts.user_id,
        people.map(({ id }) => id),
      ),
    )
}

describe('with the platforms themselves', () => {
  const tiktok = 'open.tiktokapis.com/v2'
  const ok = { code: 'ok', message: '', log_id: '1' }

  async function connect(user: { id: number }) {
    const session = `session_token=${await createSessionToken(db, user)}`
    const browser = clientOf(platforms.app, { cookie: session, 'sec-fetch-site': 'same-origin' })
    const started = await browser.post(`${path}/connections/tiktok`, '')
    const flow = started.cookies.find(({ name }) => name === 'social_connection')?.value
    const question = new URL(started.headers.location as string)
    const client = clientOf(platforms.app, { cookie: `${session}; social_connection=${flow}` })
    const state = question.searchParams.get('state')
    const answer = await client.get(`${path}/connections/tiktok?code=good&state=${state}`)
    return { question, answer }
  }

  function answerAs(open_id: string, username: string) {
    on(`${tiktok}/oauth/token/`, {
      json: {
        access_token: 'act.1',
        refresh_token: 'rft.1',
        expires_in: 86_400,
        refresh_expires_in: 31_536_000,
        open_id,
      },
    })
    on(`${tiktok}/user/info/`, {
      json: { data: { user: { open_id, username, follower_count: 7 } }, error: ok },
    })
    on(`${tiktok}/video/list/`, { json: { data: { videos: [] }, error: ok } })
  }

  test('TikTok is asked with state and challenge, and its tokens are kept sealed', async () => {
    const user = await createUser(db)
    const username = name()
    answerAs(unique('open'), username)

    const { question } = await connect(user)

    expect(question.pathname).toBe('/www.tiktok.com/v2/auth/authorize/')
    expect(Object.fromEntries(question.searchParams)).toMatchObject({
      client_key: 'tiktok-client',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: `http://troupe.localhost${path}/connections/tiktok`,
    })
    const exchange = asked.find(({ url }) => url.pathname.endsWith('/oauth/token/'))
    expect(Object.fromEntries(new URLSearchParams(exchange?.body))).toMatchObject({
      client_key: 'tiktok-client',
      client_secret: 'tiktok-secret',
      code: 'good',
      code_verifier: expect.stringMatching(/^[\w-]{43,}$/),
    })
    const account = await accountOf(user)
    expect(account).toMatchObject({
      status: 'verified',
      account_url: `https://tiktok.com/@${username}`,
    })
    expect(await accessOf(platforms.context, account as never)).toEqual({ token: 'act.1' })
    const [stored] = await db
      .select()
      .from(socialAccountAccesses)
      .where(eq(socialAccountAccesses.social_account_id, account?.id ?? 0))
    expect(stored?.tokens.includes('act.1')).toBe(false)
  })

  test('a token that ends is renewed once, however many ask for it', async () => {
    const user = await createUser(db)
    answerAs(unique('open'), name())
    await connect(user)
    const account = await accountOf(user)
    await db
      .update(socialAccountAccesses)
      .set({ ends_at: sql`now() + interval '5 minutes'` })
      .where(eq(socialAccountAccesses.social_account_id, account?.id ?? 0))
    platforms.forget()
    const renewed = { access_token: 'act.2', refresh_token: 'rft.2', expires_in: 86_400 }
    on(`${tiktok}/oauth/token/`, { json: renewed })

    const tokens = await Promise.all(
      [1, 2, 3, 4].map(() => accessOf(platforms.context, account as never)),
    )

    expect(asked).toHaveLength(1)
    expect(new URLSearchParams(asked[0]?.body).get('refresh_token')).toBe('rft.1')
    expect(new Set(tokens.map((access) => access?.token))).toContain('act.2')
    expect(await accessOf(platforms.context, account as never)).toEqual({ token: 'act.2' })
  })

  test('one that is refused fails the account; a platform that is down delays', async () => {
    const user = await createUser(db)
    answerAs(unique('open'), name())
    await connect(user)
    const account = await accountOf(user)
    const isIt = eq(socialAccountAccesses.social_account_id, account?.id ?? 0)
    const end = () =>
      db
        .update(socialAccountAccesses)
        .set({ ends_at: sql`now()`, renewing_until: null })
        .where(isIt)
    await end()
    on(`${tiktok}/oauth/token/`, { status: 503 })
    await expect(accessOf(platforms.context, account as never)).rejects.toThrow(ProviderUnavailable)
    await makeDue(user)
    await syncDueAccounts(platforms.context)
    expect(await accountOf(user)).toMatchObject({ status: 'verified' })

    await end()
    on(`${tiktok}/oauth/token/`, { json: { error: 'invalid_grant', error_description: 'Revoked' } })
    await makeDue(user)
    await syncDueAccounts(platforms.context)
    expect(await accountOf(user)).toMatchObject({ status: 'failed', uid: account?.uid })
    expect(await db.$count(socialAccountAccesses, isIt)).toBe(0)
  })
})

describe('synchronising', () => {
  test('asks once for each account that is due, of several processes', async () => {
    const users = await Promise.all([1, 2, 3].map(() => createUser(db)))
    for (const user of users) {
      const { back, client } = await connectSimulated(user)
      await client.get(`${back.pathname}${back.search}`)
    }
    await makeDue(...users)
    await Promise.all([1, 2, 3].map(() => syncDueAccounts(context)))

    for (const user of users) {
      const account = await accountOf(user)
      const isIt = eq(socialAccountSnapshots.social_account_id, account?.id ?? 0)
      expect(await db.$count(socialAccountSnapshots, isIt)).toBe(2)
      const hours = (Date.parse(account?.sync_due_at ?? '') - Date.now()) / 3_600_000
      expect(hours).toBeGreaterThan(23.9)
      expect(hours).toBeLessThan(26.1)
    }
    expect(await syncDueAccounts(context)).toBe(0)
  })
})
