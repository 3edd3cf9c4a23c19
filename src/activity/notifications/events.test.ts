import { and, eq, ne } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import {
  createFundedCampaign,
  createInvitation,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import {
  appCode,
  createUserWithTwoFactor,
  requestCode,
  signIn,
  uniqueEmail,
  visitor,
} from '../../../test/support/world/sign-in.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { notifications } from '../../tables/users/notifications.ts'
import { users } from '../../tables/users/users.ts'
import { campaignPath, membershipPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const noticesTo = ({ id }: { id: number }) =>
  db.select().from(notifications).where(eq(notifications.user_id, id)).orderBy(notifications.id)

const typesTo = async (user: { id: number }) => (await noticesTo(user)).map(({ type }) => type)

async function paramsOf(organization_id: number) {
  const [organization] = await db
    .select()
    .from(organizations)
    .where(eq(organizations.id, organization_id))
  return {
    organization_id: encodeId('Organization', organization_id),
    organization_name: organization?.name,
  }
}

describe('joining an organization', () => {
  test('is told to the newcomer and to the admins, not to other members', async () => {
    const owner = await createMembership(db)
    const { organization_id } = owner
    const member = await createMembership(db, { organization_id, role: 'member' })
    const invitation = await createInvitation(db, { organization_id })
    const newcomer = await createUser(db, { email: invitation.email, name: 'Noor Haddad' })

    const client = await withSession(newcomer)
    await client.post(`/invitations/${invitation.token}.json`, {})

    const [notice] = await noticesTo(newcomer)
    expect(notice).toMatchObject({
      type: 'MembershipAddedNotifier',
      record_type: 'Membership',
      params: {
        ...(await paramsOf(organization_id)),
        user_id: encodeId('User', newcomer.id),
        user_name: 'Noor Haddad',
        role: 'member',
      },
    })
    expect(await typesTo(owner.user)).toEqual(['MembershipAddedNotifier'])
    expect(await noticesTo(member.user)).toEqual([])
    expect((await client.get('/me/notifications')).body).toContain('You joined')
    const admins = await (await withSession(owner)).get('/me/notifications')
    expect(admins.body).toContain('Noor Haddad joined')
  })
})

describe('a change of role', () => {
  test('is told to whom it concerns, with who made it', async () => {
    const owner = await createMembership(db)
    const { organization_id } = owner
    const member = await createMembership(db, { organization_id, role: 'member' })
    const client = await withToken(owner)
    const path = `${membershipPath(member)}.json`

    await client.patch(path, { membership: { role: 'admin' } })
    await client.patch(path, { membership: { role: 'admin' } })

    expect(await noticesTo(member.user)).toEqual([
      expect.objectContaining({
        type: 'MembershipRoleChangedNotifier',
        record_id: member.id,
        params: { ...(await paramsOf(organization_id)), role: 'admin', changed_by: 'Robin Vale' },
      }),
    ])
  })

  test('is no news to someone who made it themself', async () => {
    const { organization_id } = await createMembership(db)
    const admin = await createMembership(db, { organization_id })

    await (await withToken(admin)).patch(`${membershipPath(admin)}.json`, {
      membership: { role: 'member' },
    })

    expect(await noticesTo(admin.user)).toEqual([])
  })
})

describe('a sign-in', () => {
  test('is told from the second on', async () => {
    const email = uniqueEmail()
    const client = await visitor()
    await signIn(client, email)
    const [user] = await db.select().from(users).where(eq(users.email, email))
    expect(await noticesTo(user as { id: number })).toEqual([])

    await signIn(client, email)

    expect(await noticesTo(user as { id: number })).toEqual([
      expect.objectContaining({
        type: 'NewSignInNotifier',
        record_type: 'Session',
        params: { device: expect.any(String), ip: expect.stringMatching(/^10\./) },
      }),
    ])
  })

  test('with two factors is told once both are shown', async () => {
    const { user, secret } = await createUserWithTwoFactor(context)
    const client = await visitor()
    const complete = async (steps: number) => {
      const { token, code } = await requestCode(client, user.email)
      const first = await client.post(
        '/session/magic_link',
        { code },
        { 'x-pending-authentication-token': token },
      )
      const told = await typesTo(user)
      const pending = first.json().pending_two_factor_token
      await client.post(
        '/session/two_factor',
        { two_factor: { code: appCode(secret, steps) } },
        { 'x-pending-two-factor-token': pending },
      )
      return told
    }

    await complete(0)
    expect(await complete(1)).toEqual([])
    expect(await typesTo(user)).toEqual(['NewSignInNotifier'])
  })
})

describe('a new access token', () => {
  test('is told in the list and by mail, without the token itself', async () => {
    const user = await createUser(db)
    const client = await withSession(user)

    const response = await client.post('/me/access_tokens.json', {
      access_token: { description: 'Weekly report', permission: 'write' },
    })

    const [notice] = await noticesTo(user)
    expect(notice).toMatchObject({
      type: 'AccessTokenCreatedNotifier',
      record_type: 'AccessToken',
      params: { description: 'Weekly report', permission: 'write' },
    })
    const mail = await mailTo(user.email)
    expect(mail.subject).toBe('New access token: Weekly report')
    expect(mail.text).toContain('http://troupe.localhost/me/access_tokens')
    expect(mail.html).toContain('It can read and change everything you can.')
    expect(mail.text).not.toContain(response.json().token)
  })
})

describe('a campaign', () => {
  test('that is published and paused is told to the other admins', async () => {
    const owner = await createMembership(db)
    const { organization_id } = owner
    const admin = await createMembership(db, { organization_id })
    const member = await createMembership(db, { organization_id, role: 'member' })
    const campaign = await createFundedCampaign(db, { organization_id })
    const client = await withSession(owner)

    for (const move of ['publish', 'pause', 'pause', 'resume']) {
      await client.post(`${campaignPath(campaign)}/${move}`, '')
    }

    const params = { ...(await paramsOf(organization_id)), campaign_name: campaign.name }
    const about = { record_type: 'Campaign', record_id: campaign.id }
    expect(await noticesTo(admin.user)).toEqual([
      expect.objectContaining({ ...about, type: 'CampaignPublishedNotifier', params }),
      expect.objectContaining({
        ...about,
        type: 'CampaignPausedNotifier',
        params: { ...params, reason: 'admin' },
      }),
    ])
    const others = and(
      eq(notifications.record_type, 'Campaign'),
      eq(notifications.record_id, campaign.id),
      ne(notifications.user_id, admin.user.id),
    )
    expect(await db.$count(notifications, others)).toBe(0)
    expect(await noticesTo(member.user)).toEqual([])
  })
})
