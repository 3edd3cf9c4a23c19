import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import {
  createCampaign,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { uniqueEmail } from '../../../test/support/world/sign-in.ts'
import { isInvited } from '../../accounts/sign-in/queries.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import { creatorInvitationsPath, discoverCampaignPath } from '../../vocabulary/addresses/urls.ts'

async function setUp() {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const isIt = eq(organizations.id, organization_id)
  await db.update(organizations).set({ privacy_setting: 'private' }).where(isIt)
  const client = await withToken(admin)
  const path = creatorInvitationsPath({ id: organization_id })
  const invite = (email: string) => client.post(`${path}.json`, { creator_invitation: { email } })
  return { admin, organization_id, client, path, invite }
}

test('an invited creator is mailed, sees the programs, and no longer once it is withdrawn', async () => {
  const { organization_id, client, invite } = await setUp()
  const campaign = await createCampaign(db, {
    organization_id,
    status: 'active',
    published_at: now(),
  })
  const creator = await createUser(db)
  const browser = await withSession(creator)
  const read = async () => (await browser.get(discoverCampaignPath(campaign))).statusCode
  expect(await read()).toBe(404)

  const { statusCode, json } = await invite(` ${creator.email.toUpperCase()} `)
  expect(statusCode).toBe(201)
  expect(json().email).toBe(creator.email)
  expect((await mailTo(creator.email)).text).toContain('/creator_invitations/')
  expect(await read()).toBe(200)

  expect((await client.delete(new URL(json().url).pathname)).statusCode).toBe(204)
  expect(await read()).toBe(404)
})

test('an address is invited once, however often it is asked for', async () => {
  const { organization_id, invite } = await setUp()
  const email = uniqueEmail()

  const answers = await Promise.all([invite(email), invite(email), invite(email)])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(
    await db.$count(creatorInvitations, eq(creatorInvitations.organization_id, organization_id)),
  ).toBe(1)
})

test('what is no address is refused beside the field, with the list still there', async () => {
  const { admin, path, invite } = await setUp()
  const email = uniqueEmail()
  await invite(email)
  const browser = await withSession(admin)

  const { statusCode, body } = await browser.post(path, 'creator_invitation[email]=nobody')

  expect(statusCode).toBe(422)
  expect(body).toContain('E-mail address is invalid')
  expect(body).toContain('value="nobody"')
  expect(body).toContain(email)
})

test('where sign-ups are closed, whoever is invited may come in', async () => {
  const { invite } = await setUp()
  const email = uniqueEmail()
  expect(await isInvited(context.db, email)).toBe(false)

  await invite(email)

  expect(await isInvited(context.db, email)).toBe(true)
})
