import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import {
  createSocialAccount,
  createUser,
  unique,
} from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { createSimulatedAccount, writeBio } from '../../../platforms/simulated/model.ts'
import { auditEvents } from '../../../tables/audit-events.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import {
  type SocialAccount,
  socialAccountCodes,
  socialAccountSnapshots,
  socialAccounts,
} from '../../../tables/users/social-accounts.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

const path = '/me/social_accounts'
const name = () => unique('sim').replaceAll('-', '_').toLowerCase()

/** Someone who has typed the address of an account that exists on the simulated platform. */
async function claim(
  platform_id: 'x' | 'instagram' = 'x',
  user?: Awaited<ReturnType<typeof createUser>>,
) {
  const owner = user ?? (await createUser(db))
  const handle = name()
  const simulated = await createSimulatedAccount(db, owner, { platform_id, handle })
  const account_url = `https://${platform_id === 'x' ? 'x' : 'instagram'}.com/${handle}`
  const client = await withToken(owner)
  const social_account = { platform_id, account_url }
  const { id } = (await client.post(`${path}.json`, { social_account })).json()
  return { owner, simulated, account_url, client, id: id as string, social_account }
}

const rowOf = async (account_url: string): Promise<SocialAccount | undefined> =>
  (await db.select().from(socialAccounts).where(eq(socialAccounts.account_url, account_url)))[0]

const noticesOf = (user: { id: number }) =>
  db
    .select({ type: notifications.type, params: notifications.params })
    .from(notifications)
    .where(eq(notifications.user_id, user.id))
    .orderBy(notifications.id)

const codeOf = async ({ client, id }: Pick<Awaited<ReturnType<typeof claim>>, 'client' | 'id'>) =>
  (await client.get(`${path}/${id}/verification.json`)).json().code as string

const codeIn = ({ body }: { body: string }) => /troupe-[0-9A-Z]{8}/.exec(body)?.[0] ?? ''

describe('a code in the bio', () => {
  test('verifies an account, with its id and its first numbers', async () => {
    const claimed = await claim()
    const { client, id, owner, simulated } = claimed
    const told = await client.get(`${path}/${id}/verification.json`)
    expect(told.json()).toMatchObject({
      status: 'pending',
      code: expect.stringMatching(/^troupe-[0-9A-Z]{8}$/),
      checked_by: 'platform',
      failure: null,
      verified_at: null,
    })
    await writeBio(db, simulated, `Tea ☕ ${told.json().code.toLowerCase()} since 1999`)

    const response = await client.post(`${path}/${id}/verification.json`)

    expect(response.statusCode).toBe(201)
    expect(response.json()).toMatchObject({
      status: 'verified',
      uid: simulated.uid,
      subscriber_count: simulated.followers,
      last_synced_at: expect.any(String),
    })
    expect(await noticesOf(owner)).toMatchObject([{ type: 'SocialAccountVerifiedNotifier' }])
    const again = await client.post(`${path}/${id}/verification.json`)
    expect(again.json().errors).toEqual({ base: ['It is already verified.'] })
  })

  test('that is missing is told with a reason, fails nothing yet, and may be tried again', async () => {
    const claimed = await claim()
    const { client, id, owner, simulated } = claimed
    const code = await codeOf(claimed)

    const failed = await client.post(`${path}/${id}/verification.json`)

    const reason = `The code ${code} is not in its bio.`
    expect(failed.json()).toMatchObject({ status: 'pending', uid: null, failure: reason })
    expect((await client.get(`${path}/${id}.json`)).json()).toEqual(failed.json())
    expect((await client.get(`${path}/${id}/verification.json`)).json().failure).toBe(reason)
    expect(await noticesOf(owner)).toEqual([])
    await writeBio(db, simulated, code)
    const retried = await client.post(`${path}/${id}/verification.json`)
    expect(retried.json()).toMatchObject({ status: 'verified', failure: null })
  })

  test('is looked for five times an hour', async () => {
    const claimed = await claim()
    await codeOf(claimed)
    const { client, id } = claimed
    const tries = []
    for (let index = 0; index < 6; index += 1) {
      tries.push((await client.post(`${path}/${id}/verification.json`)).statusCode)
    }
    expect(tries).toEqual([201, 201, 201, 201, 201, 503])
  })

  test('lives for a day, and then there is a new one', async () => {
    const claimed = await claim()
    const { client, id, simulated, owner } = claimed
    const code = await codeOf(claimed)
    expect(await codeOf(claimed)).toBe(code)
    await writeBio(db, simulated, code)
    await db
      .update(socialAccountCodes)
      .set({ expires_at: sql`now()` })
      .where(eq(socialAccountCodes.user_id, owner.id))

    const checked = await client.post(`${path}/${id}/verification.json`)
    expect(checked.json()).toMatchObject({ status: 'pending' })
    expect(await codeOf(claimed)).not.toBe(code)
  })

  test('is verified once, of two checks at once', async () => {
    const claimed = await claim()
    const { client, id, owner, simulated } = claimed
    await writeBio(db, simulated, await codeOf(claimed))
    const checks = await Promise.all(
      [1, 2].map(() => client.post(`${path}/${id}/verification.json`)),
    )
    expect(checks.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422])
    expect(await noticesOf(owner)).toHaveLength(1)
  })

  test('is on the page, with what to do and what went wrong', async () => {
    const claimed = await claim()
    const browser = await withSession(claimed.owner)
    const page = await browser.get(`${path}/${claimed.id}`)
    expect(page.body).toContain(await codeOf(claimed))
    expect(page.body).toContain('Check now')

    await browser.post(`${path}/${claimed.id}/verification`, '')
    expect((await browser.get(`${path}/${claimed.id}`)).body).toContain('is not in its bio')
  })
})

describe('someone who typed an address first', () => {
  test('keeps it for a day', async () => {
    const { social_account } = await claim()
    const rival = await withToken(await createUser(db))
    const response = await rival.post(`${path}.json`, { social_account })
    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({ account_url: ['has already been taken'] })
  })

  test('loses it after a day to whoever comes next, and is told', async () => {
    const { social_account, account_url, owner, id, client } = await claim()
    await db
      .update(socialAccounts)
      .set({ created_at: sql`now() - interval '24 hours'` })
      .where(eq(socialAccounts.account_url, account_url))
    const next = await createUser(db)

    const response = await (await withToken(next)).post(`${path}.json`, { social_account })

    expect(response.statusCode).toBe(201)
    expect((await rowOf(account_url))?.user_id).toBe(next.id)
    expect((await client.get(`${path}/${id}.json`)).statusCode).toBe(404)
    expect(await noticesOf(owner)).toMatchObject([{ type: 'SocialAccountFailedNotifier' }])
    const isLapse = and(
      eq(auditEvents.action, 'lapse'),
      eq(auditEvents.record_type, 'SocialAccount'),
    )
    expect(await db.$count(auditEvents, isLapse)).toBeGreaterThan(0)
  })

  test('gives way to one of many who come after a day', async () => {
    const { social_account, account_url } = await claim()
    await db
      .update(socialAccounts)
      .set({ created_at: sql`now() - interval '25 hours'` })
      .where(eq(socialAccounts.account_url, account_url))
    const rivals = await Promise.all([1, 2, 3].map(async () => withToken(await createUser(db))))
    const answers = await Promise.all(
      rivals.map((one) => one.post(`${path}.json`, { social_account })),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422])
  })

  test('loses it at once to whoever proves that it is theirs', async () => {
    const squatted = await claim()
    const { simulated, account_url, owner: squatter, social_account } = squatted
    const owner = await createUser(db)
    const client = await withToken(owner)
    const early = await client.post(`${path}/challenge.json`, { social_account })
    const code = codeIn(early)
    expect(early.json().errors).toEqual({ base: [`The code ${code} is not in its bio.`] })
    expect(code).not.toBe(await codeOf(squatted))
    expect((await rowOf(account_url))?.user_id).toBe(squatter.id)

    await writeBio(db, simulated, code)
    const taken = await client.post(`${path}/challenge.json`, { social_account })
    expect(taken.statusCode).toBe(201)
    expect(taken.json()).toMatchObject({ status: 'verified', account_url, uid: simulated.uid })
    expect((await rowOf(account_url))?.user_id).toBe(owner.id)
    expect(await noticesOf(squatter)).toMatchObject([{ type: 'SocialAccountFailedNotifier' }])
  })

  test('and proved it keeps it, whoever else could prove it', async () => {
    const first = await claim()
    const { simulated, account_url, social_account } = first
    await writeBio(db, simulated, await codeOf(first))
    await first.client.post(`${path}/${first.id}/verification.json`)
    const rival = await withToken(await createUser(db))
    const early = await rival.post(`${path}/challenge.json`, { social_account })
    await writeBio(db, simulated, codeIn(early))

    const response = await rival.post(`${path}/challenge.json`, { social_account })
    expect(response.json().errors).toEqual({ account_url: ['has already been taken'] })
    await db
      .update(socialAccounts)
      .set({ created_at: sql`now() - interval '9 days'` })
      .where(eq(socialAccounts.account_url, account_url))
    const typed = await rival.post(`${path}.json`, { social_account })
    expect(typed.json().errors).toEqual({ account_url: ['has already been taken'] })
  })

  test('leads the owner from the refused form to the proof', async () => {
    const { account_url } = await claim()
    const browser = await withSession(await createUser(db))
    const refused = await browser.post(path, `social_account[account_url]=${account_url}`)
    expect(refused.statusCode).toBe(422)
    const link = `${path}/challenge?account_url=${encodeURIComponent(account_url)}`
    expect(refused.body).toContain(link)
    expect((await browser.get(link)).body).toContain('troupe-')
  })
})

describe('staff', () => {
  async function setUp() {
    const user = await createUser(db, { name: 'Robin' })
    const account = await createSocialAccount(db, user, {
      platform_id: 'linkedin',
      account_url: `https://linkedin.com/in/${name()}`,
    })
    const staff = await createUser(db)
    makeStaff(staff)
    const id = encodeId('SocialAccount', account.id)
    return {
      user,
      account,
      staff,
      client: await withToken(staff),
      at: `/staff/social_accounts/${id}`,
    }
  }

  test('confirm an account, and enter its numbers', async () => {
    const { user, account, client, at } = await setUp()
    const early = await client.post(`${at}/numbers.json`, { numbers: { subscriber_count: 5 } })
    expect(early.json().errors).toEqual({ base: ['It is not verified.'] })

    const confirmed = await client.post(`${at}/confirmation.json`)
    expect(confirmed.statusCode).toBe(201)
    expect(confirmed.json()).toMatchObject({
      status: 'verified',
      user_name: 'Robin',
      failure: null,
    })
    expect(await noticesOf(user)).toMatchObject([{ type: 'SocialAccountVerifiedNotifier' }])

    const entered = await client.post(`${at}/numbers.json`, {
      numbers: { subscriber_count: 1200, engagement_rate: '4.2' },
    })
    expect(entered.json()).toMatchObject({
      subscriber_count: 1200,
      engagement_rate: '4.20',
      view_count: null,
    })
    const [snapshot] = await db
      .select()
      .from(socialAccountSnapshots)
      .where(eq(socialAccountSnapshots.social_account_id, account.id))
    expect(snapshot?.provider).toBe('staff')
    const isMeasured = and(eq(auditEvents.action, 'measure'), eq(auditEvents.record_id, account.id))
    expect(await db.$count(auditEvents, isMeasured)).toBe(1)
  })

  test('refuse one with a reason, which its user is told', async () => {
    const { user, client, at } = await setUp()
    const refusal = { refusal: { reason: 'It is someone else’s.' } }
    const refused = await client.post(`${at}/refusal.json`, refusal)
    expect(refused.json()).toMatchObject({ status: 'failed', failure: 'It is someone else’s.' })
    expect(await noticesOf(user)).toMatchObject([
      { type: 'SocialAccountFailedNotifier', params: { reason: 'It is someone else’s.' } },
    ])
    expect((await client.post(`${at}/refusal.json`, refusal)).statusCode).toBe(422)
  })

  test('decide nothing about their own', async () => {
    const { staff, client } = await setUp()
    const own = await createSocialAccount(db, staff)
    const at = `/staff/social_accounts/${encodeId('SocialAccount', own.id)}`
    const answers = await Promise.all([
      client.post(`${at}/confirmation.json`),
      client.post(`${at}/refusal.json`, { refusal: { reason: 'No' } }),
      client.post(`${at}/numbers.json`, { numbers: { view_count: 1 } }),
    ])
    for (const answer of answers) {
      const message = 'You cannot decide about your own account.'
      expect(answer.json().errors).toEqual({ base: [message] })
    }
  })
})
