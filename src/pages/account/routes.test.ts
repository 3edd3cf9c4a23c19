import { and, eq, sql } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import {
  createEarner,
  createGrant,
  createPayoutMethod,
  releaseGrant,
} from '../../../test/support/world/earnings.ts'
import {
  createCampaign,
  createInvitation,
  createMembership,
  createSocialAccount,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { createUserWithTwoFactor, readUser } from '../../../test/support/world/sign-in.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  rejectSubmission,
} from '../../../test/support/world/submissions.ts'
import { createTeam } from '../../../test/support/world/team.ts'
import { actingAs } from '../../demo/world.ts'
import { unseal } from '../../framework/secrets.ts'
import { creatorAccount, readBalance } from '../../money/bookkeeping/accounts.ts'
import { createBatch } from '../../money/payout-batches/model.ts'
import { notePayoutOutcome } from '../../money/payouts/model.ts'
import { findPayoutForStaff } from '../../money/payouts/queries.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'
import { type Payout, payouts } from '../../tables/finance/payouts.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { identities } from '../../tables/users/credentials/identities.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { users } from '../../tables/users/users.ts'
import { messagesPath } from '../../vocabulary/addresses/submission-urls.ts'
import {
  auditPath,
  editOrganizationPath,
  membershipPath,
  membersPath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const isThere = async ({ id }: { id: number }) => (await db.$count(users, eq(users.id, id))) === 1

async function expire({ id }: { id: number }): Promise<void> {
  const proved_at = sql`now() - interval '16 minutes'`
  await db.update(sessions).set({ proved_at }).where(eq(sessions.user_id, id))
}

async function office() {
  return actingAs(await createUser(db))
}

/** Staff have sent it at the bank. */
async function payOut(publicId: string): Promise<void> {
  const payout = await findPayoutForStaff(db, publicId)
  await createBatch(db, await office(), { currency: payout.currency })
  await notePayoutOutcome(context, await office(), payout, 'pay')
}

describe('deleting an account', () => {
  test('takes along what was someone’s alone, and nobody can sign in with it any more', async () => {
    const { user, organization_id } = await createMembership(db)
    await createSocialAccount(db, user)
    const token = await withToken(user)
    const client = await withSession(user)

    const response = await client.delete('/me.json')

    expect(response.statusCode).toBe(204)
    expect(await isThere(user)).toBe(false)
    expect((await client.get('/me.json')).statusCode).toBe(401)
    expect((await token.get('/me.json')).statusCode).toBe(401)
    expect(await db.$count(organizations, eq(organizations.id, organization_id))).toBe(0)
    expect((await mailTo(user.email)).subject).toBe('Your Troupe account is deleted')
  })

  test('leaves an organization to its owner', async () => {
    const { owner, admin } = await createTeam()

    expect((await (await withSession(admin)).delete('/me.json')).statusCode).toBe(204)

    const left = await db
      .select()
      .from(memberships)
      .where(eq(memberships.organization_id, owner.organization_id))
    expect(left).toHaveLength(2)
    expect(left.filter(({ is_owner }) => is_owner).map(({ id }) => id)).toEqual([owner.id])
  })

  test('waits until an organization with other members has another owner', async () => {
    const { owner, admin } = await createTeam()
    const client = await withSession(owner)

    const refused = await client.delete('/me.json')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.base[0]).toMatch(
      /^You own .+, which has other members\. Make one of them the owner first, or delete it\.$/,
    )
    const page = (await client.get('/me/data')).body
    expect(page).toMatch(/Before you can delete it[\s\S]+which has other members/)
    const organization = { id: owner.organization_id }
    for (const way of [membersPath(organization), editOrganizationPath(organization)])
      expect(page).toContain(`href="${way}" class="link"`)
    expect(page).not.toContain('Delete your account?')
    const told = await client.post('/me?_method=delete', '')
    expect(told.statusCode).toBe(422)
    expect(told.body.match(/which has other members/g)).toHaveLength(1)
    expect(told.body).not.toContain('Delete your account?')
    expect(await isThere(owner.user)).toBe(true)

    const { id } = (await client.get(`${membersPath({ id: owner.organization_id })}.json`))
      .json()
      .find(({ user }: { user: { email: string } }) => user.email === admin.user.email)
    const path = `/organizations/${membersPath({ id: owner.organization_id }).split('/')[2]}/owner.json`
    const handed = await client.patch(path, { owner: { member_id: id } })
    expect(handed.json()).toMatchObject({ id, is_owner: true, role: 'admin' })
    expect((await client.get('/me/data')).body).toContain('Delete your account?')
    expect((await client.delete('/me.json')).statusCode).toBe(204)
  })

  test('waits while programs would be left behind in an organization of one', async () => {
    const owner = await createMembership(db)
    await createCampaign(db, { organization_id: owner.organization_id })

    const client = await withSession(owner)
    const refused = await client.delete('/me.json')

    const page = (await client.get('/me/data')).body
    expect(page).toContain('would be left alone')
    expect(page).not.toContain('Delete your account?')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.base).toEqual([
      expect.stringMatching(
        /would be left alone\. Delete its campaigns first\. Or invite someone and make them the owner\.$/,
      ),
    ])
  })

  test('of an owner at the same moment as someone joins leaves nobody without an owner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await createMembership(db)
      const { organization_id } = owner
      const newcomer = await createUser(db)
      const invitation = { organization_id, invited_by_id: owner.user.id, email: newcomer.email }
      const { token } = await createInvitation(db, invitation)
      const [leaving, joining] = [await withSession(owner), await withSession(newcomer)]

      const [left, joined] = await Promise.all([
        leaving.delete('/me.json'),
        joining.post(`/invitations/${token}.json`),
      ])

      expect([left.statusCode, joined.statusCode]).toBeOneOf([
        [204, 404],
        [422, 201],
      ])
      const isOf = eq(memberships.organization_id, organization_id)
      const owners = await db.$count(memberships, and(isOf, eq(memberships.is_owner, true)))
      expect(owners).toBe(left.statusCode === 204 ? 0 : 1)
      expect(await db.$count(memberships, isOf)).toBe(left.statusCode === 204 ? 0 : 2)
    }
  })

  test('of an owner at the same moment as they hand over leaves one owner', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { owner, admin } = await createTeam()
      const { organization_id } = owner
      const [leaving, handing] = [await withSession(owner), await withSession(owner)]
      const path = `/organizations/${membersPath({ id: organization_id }).split('/')[2]}/owner.json`
      const member_id = encodeId('Membership', admin.id)

      const [left] = await Promise.all([
        leaving.delete('/me.json'),
        handing.patch(path, { owner: { member_id } }),
      ])

      expect(left.statusCode).toBeOneOf([204, 422])
      const isOwner = and(
        eq(memberships.organization_id, organization_id),
        eq(memberships.is_owner, true),
      )
      expect(await db.$count(memberships, isOwner)).toBe(1)
      expect(await isThere(owner.user)).toBe(left.statusCode === 422)
    }
  })

  test('leaves the audit log without what tells who it was', async () => {
    const { owner, admin, member } = await createTeam()
    const client = await withSession(admin)
    await client.patch(`${membershipPath(member)}.json`, { membership: { role: 'admin' } })
    await (await withSession(owner)).patch(`${membershipPath(admin)}.json`, {
      membership: { role: 'member' },
    })
    await client.delete('/me.json')

    const log = await (await withToken(owner)).get(
      `${auditPath({ id: owner.organization_id })}.json`,
    )
    const [row] = await db.select().from(auditEvents).where(eq(auditEvents.user_id, admin.user.id))

    expect(log.body).not.toContain(admin.user.email)
    expect(row).toMatchObject({ user_name: 'Deleted user', ip: '', user_agent: '' })
    const changed = await db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.record_type, 'Membership'), eq(auditEvents.record_id, admin.id)))
    for (const { changes } of changed)
      expect(changes.user?.[0] ?? 'Deleted user').toBe('Deleted user')
    await expect(db.update(auditEvents).set({ user_name: 'x' })).rejects.toThrow()
  })

  test('waits until no money is left behind', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    const leave = async () => (await client.delete('/me.json')).json().errors.base
    const ask = (payout: object) =>
      client.post('/me/payouts.json', { payout: { currency: 'usd', ...payout } })
    const held = await createGrant(user, 300)
    expect(await leave()).toEqual([
      expect.stringMatching(/^\$3\.00 is granted, and not in your balance yet/),
    ])

    const page = await client.get('/me/data')
    expect(page.body).toMatch(
      /Before you can delete it[\s\S]+\$3\.00 is granted, and not in your balance yet/,
    )

    await releaseGrant(held)
    await createPayoutMethod(user)
    expect(await leave()).toEqual([expect.stringContaining('as your last payout first')])

    const { id } = (await ask({ closing: true })).json()
    expect(await leave()).toEqual(['$3.00 is on its way to you. Wait until it is sent.'])
    expect(await isThere(user)).toBe(true)

    await payOut(id)
    expect((await client.delete('/me.json')).statusCode).toBe(204)
    expect(await isThere(user)).toBe(false)
  })

  test('leaves on record what was paid, sealed, and takes the payout details along', async () => {
    const user = await createUser(db)
    const client = await withSession(user)
    await createEarner(user, 5000)
    const { id } = (await client.post('/me/payouts.json', { payout: { currency: 'usd' } })).json()
    await payOut(id)

    expect((await client.delete('/me.json')).statusCode).toBe(204)

    const [payout] = await db.select().from(payouts).where(eq(payouts.user_id, user.id))
    expect(unseal(context.config.secretKeys, payout?.payee as Buffer)).toMatchObject({
      legal_name: 'Robin Vale',
      tax_id: '12 345 678 901',
    })
    expect(await db.$count(payoutMethods, eq(payoutMethods.user_id, user.id))).toBe(0)
    await expect(createGrant(user, 100)).rejects.toThrow()
    // A bank may send it back later all the same.
    await notePayoutOutcome(context, await office(), payout as Payout, 'return', 'Unknown account.')
    expect(await readBalance(db, creatorAccount(user, 'usd'))).toBe(5000)
  })

  test.each(['DELETE /me.json', 'GET /me/export.zip'])(
    '%s needs a session and a proof',
    async (call) => {
      const [method, path] = call.split(' ') as ['GET' | 'DELETE', string]
      const user = await createUser(db)
      const client = await withSession(user)
      await expire(user)
      const json = { accept: 'application/json' }

      expect((await (await withToken(user)).send(method, path, undefined, json)).statusCode).toBe(
        403,
      )
      expect((await client.send(method, path, undefined, json)).statusCode).toBe(403)
      const page = await client.send(method, path.replace('.json', ''))
      expect(page.headers.location).toBe('/me/step_up?return_to=%2Fme%2Fdata')
      expect(await isThere(user)).toBe(true)
    },
  )
})

describe('taking one’s data along', () => {
  test('gives everything as JSON, and no secret', async () => {
    const { user } = await createUserWithTwoFactor(context)
    const account = await createSocialAccount(db, user)
    await createMembership(db, { user })
    await withToken(user)
    await createEarner(user, 5000)
    const identity = { provider: 'google', issuer: 'https://accounts.google.com' }
    await db.insert(identities).values({ user_id: user.id, ...identity, subject: unique('mara') })
    const client = await withSession(user)
    await client.patch('/me.json', { user: { name: 'Mara' } })
    await client.post('/me/payouts.json', { payout: { currency: 'usd' } })

    const response = await client.get('/me/export.zip')
    const files = unzipSync(response.rawPayload)
    const read = (name: string) => JSON.parse(Buffer.from(files[name] as Uint8Array).toString())

    expect(response.headers['content-type']).toBe('application/zip')
    expect(read('account.json')).toMatchObject({
      email: user.email,
      name: 'Mara',
      two_factor: true,
    })
    expect(read('social_accounts.json')).toMatchObject([{ account_url: account.account_url }])
    expect(read('organizations.json')).toHaveLength(1)
    expect(read('access_tokens.json')).toHaveLength(1)
    expect(read('identities.json')).toMatchObject([identity])
    expect(read('activity.json')[0].summary).toContain('changed their account')
    expect(read('payouts.json')).toMatchObject([{ amount: 5000, status: 'pending' }])
    expect(read('payout_method.json')).toMatchObject({ label: 'DE89 •••• 3000' })
    expect(read('statement.json')).toHaveLength(3)
    for (const name of Object.keys(files))
      expect(Buffer.from(files[name] as Uint8Array).toString()).not.toMatch(
        /token_hash|totp_secret|370400440532|345 678/,
      )
  })

  test('has the posts, the offers and the messages of a creator, and nobody else’s', async () => {
    const work = await createApplication({ quote: 30_000 })
    const user = await readUser(context, work.creator)
    const counter = { counter_offer: { quote_amount: 25_000, note: 'Without the second cut.' } }
    await work.asAdmin.post(`${work.path}/counter_offer.json`, counter)
    const write = (client: typeof work.asAdmin, body: string) =>
      client.post(`${messagesPath(work.submission)}.json`, { message: { body } })
    await write(work.asAdmin, 'Which mug do you have?')
    await write(work.asCreator, 'The blue one.')
    const post = await handInPost(
      fakePlatform(),
      await createRunningCampaign(),
      await createCreator(user),
    )
    await rejectSubmission(post, 'missing_requirement')
    await createApplication()

    const files = unzipSync((await (await withSession(user)).get('/me/export.zip')).rawPayload)
    const read = (name: string) => JSON.parse(Buffer.from(files[name] as Uint8Array).toString())
    const [sent, ...others] = read('campaign_submissions.json')
    expect(others).toEqual([])
    expect(sent).toMatchObject({
      id: encodeId('Submission', post.id),
      reason: 'missing_requirement',
      corrections: [],
    })
    expect(Object.keys(sent)).not.toContain('rejected_by')
    expect(read('collab_submissions.json')).toMatchObject([
      { offers: [{ amount: 30_000 }, { amount: 25_000, note: 'Without the second cut.' }] },
    ])
    expect(read('messages.json')).toMatchObject([
      { side: 'organization', is_own: false, body: 'Which mug do you have?' },
      { side: 'creator', is_own: true, body: 'The blue one.' },
    ])
  })
})
