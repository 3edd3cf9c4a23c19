import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { mailTo } from '../../../test/support/reading/mails.ts'
import { createApplication, createOpenCollab } from '../../../test/support/world/collab-work.ts'
import { createCampaign, createMembership } from '../../../test/support/world/factories.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { organizations } from '../../tables/organizations/organizations.ts'
import type { User } from '../../tables/users/users.ts'
import { creatorInvitePath, creatorPath } from '../../vocabulary/addresses/creator-urls.ts'
import { creatorInvitationsPath, discoverCampaignPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function setUp() {
  const { creator, collab, admin, asAdmin } = await createApplication()
  const { organization_id } = collab
  const isIt = eq(organizations.id, organization_id)
  await db.update(organizations).set({ privacy_setting: 'private' }).where(isIt)
  const campaign = await createCampaign(db, {
    organization_id,
    status: 'active',
    published_at: now(),
  })
  const known = { organization_id, user_id: creator.id }
  const path = creatorInvitePath(known)
  const invite = (program_id: string) =>
    asAdmin.post(`${path}.json`, { program_invitation: { program_id } })
  return { creator, collab, campaign, admin, asAdmin, organization_id, known, path, invite }
}

test('a creator is told of the program and sees it, and the brand does not learn their address', async () => {
  const { creator, campaign, organization_id, asAdmin, admin, invite } = await setUp()
  const browser = await withSession(creator)
  const read = async () => (await browser.get(discoverCampaignPath(campaign))).statusCode
  expect(await read()).toBe(404)

  const answer = await invite(encodeId('Campaign', campaign.id))
  expect(answer.statusCode).toBe(201)
  expect(answer.json()).toMatchObject({ email: null, user_id: encodeId('User', creator.id) })
  expect(await read()).toBe(200)
  expect((await mailTo(creator.email)).text).toContain(discoverCampaignPath(campaign))
  const [told] = (await (await withToken(creator)).get('/me/notifications.json')).json()
  expect(told).toMatchObject({ type: 'CampaignInvitationNotifier', record_type: 'Campaign' })

  const list = await (await withSession(admin)).get(creatorInvitationsPath({ id: organization_id }))
  expect(list.body).toContain('Robin Vale')
  expect(list.body).not.toContain(creator.email)
  expect((await asAdmin.delete(new URL(answer.json().url).pathname)).statusCode).toBe(204)
  expect(await read()).toBe(404)
})

test('someone is invited once, however often they are asked', async () => {
  const { campaign, known, invite } = await setUp()
  const id = encodeId('Campaign', campaign.id)
  const answers = await Promise.all([invite(id), invite(id), invite(id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  const isTheirs = eq(creatorInvitations.user_id, known.user_id)
  expect(await db.$count(creatorInvitations, isTheirs)).toBe(1)
})

test('only to what takes submissions, and not to what they applied to', async () => {
  const { collab, organization_id, invite } = await setUp()
  const draft = await createCampaign(db, { organization_id })
  const elsewhere = await createOpenCollab()
  const open = await createOpenCollab({ organization_id })
  const errorsOf = async (id: string) => (await invite(id)).json().errors?.program_id

  expect(await errorsOf(encodeId('Campaign', draft.id))).toEqual(['does not take posts now'])
  expect(await errorsOf(encodeId('Collab', elsewhere.id))).toEqual(['is not one of yours'])
  expect(await errorsOf(encodeId('User', 1))).toEqual(['is not one of yours'])
  expect(await errorsOf(encodeId('Collab', collab.id))).toEqual(['is one they applied to already'])
  expect((await invite(encodeId('Collab', open.id))).statusCode).toBe(201)
})

test('members of the organization are not invited to its programs', async () => {
  const { creator, campaign, organization_id, invite } = await setUp()
  await createMembership(db, { organization_id, user: creator as User })
  const { statusCode, json } = await invite(encodeId('Campaign', campaign.id))
  expect(statusCode).toBe(422)
  expect(json().errors.base).toEqual(['They belong to your organization.'])
})

test('on the page, admins choose among open programs and members are not asked', async () => {
  const { admin, campaign, known, path, organization_id } = await setUp()
  const browser = await withSession(admin)
  expect((await browser.get(creatorPath(known))).body).toContain(`${campaign.name} (campaign)`)
  const refused = await browser.post(path, 'program_invitation[program_id]=nothing')
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('Program is not one of yours')

  const member = await createMembership(db, { organization_id, role: 'member' })
  const { body } = await (await withSession(member)).get(creatorPath(known))
  expect(body).not.toContain('Invite to a program')
})
