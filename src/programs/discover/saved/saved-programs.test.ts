import { eq } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createOrganization,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { savedPrograms } from '../../../tables/users/saved-programs.ts'
import {
  discoverCampaignPath,
  discoverCollabPath,
  savedProgramsPath,
} from '../../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import { mostSaved, tooManySaved } from './limits.ts'

async function setUp() {
  const { id: organization_id } = await createOrganization(db)
  const published_at = now()
  const campaign = await createCampaign(db, { organization_id, published_at, status: 'active' })
  const collab = await createCollab(db, { organization_id, published_at, state: 'published' })
  const user = await createUser(db)
  const client = await withToken({ user })
  const saved = async () => (await client.get(`${savedProgramsPath}.json`)).json()
  const ofCampaign = `${discoverCampaignPath(campaign)}/saved_program`
  const ofCollab = `${discoverCollabPath(collab)}/saved_program`
  return { organization_id, campaign, collab, user, client, saved, ofCampaign, ofCollab }
}

test('a creator saves programs, finds them again, and takes them off', async () => {
  const { client, campaign, collab, saved, ofCampaign, ofCollab } = await setUp()
  const page = async () => (await client.get(`${discoverCampaignPath(campaign)}.json`)).json()
  expect((await page()).is_saved).toBe(false)
  for (const path of [ofCampaign, ofCollab, ofCampaign])
    expect((await client.post(`${path}.json`)).statusCode).toBe(204)
  expect((await page()).is_saved).toBe(true)
  const program_id = encodeId('Campaign', campaign.id)
  expect(await saved()).toMatchObject([
    { kind: 'collab', program_id: encodeId('Collab', collab.id), is_open: true },
    { kind: 'campaign', program_id, name: campaign.name, is_open: true },
  ])
  const past = await client.get(`${savedProgramsPath}.json?page=9&limit=1`)
  expect([past.json(), past.headers['total-count']]).toEqual([[], '2'])

  expect((await client.delete(`${ofCollab}.json`)).statusCode).toBe(204)
  expect((await client.delete(`${ofCollab}.json`)).statusCode).toBe(404)
  expect(await saved()).toMatchObject([{ program_id }])
})

test('what is over stays, what may not be seen any more is left out, and drafts are not saved', async () => {
  const { client, campaign, organization_id, saved, ofCampaign } = await setUp()
  await client.post(`${ofCampaign}.json`)
  const end = { status: 'finished', finished_at: now() } as const
  await db.update(campaigns).set(end).where(eq(campaigns.id, campaign.id))
  expect(await saved()).toMatchObject([{ is_open: false }])
  const privacy_setting = 'private'
  await db
    .update(organizations)
    .set({ privacy_setting })
    .where(eq(organizations.id, organization_id))
  expect(await saved()).toEqual([])
  expect((await client.post(`${ofCampaign}.json`)).statusCode).toBe(404)

  const member = await createMembership(db, { organization_id })
  const draft = await createCampaign(db, { organization_id })
  const path = `${discoverCampaignPath(draft)}/saved_program.json`
  expect((await (await withToken(member)).post(path)).statusCode).toBe(404)
})

test('a list has an end, and what is saved already is never too many', async () => {
  const { client, user, organization_id, campaign, ofCampaign, ofCollab } = await setUp()
  const rows = Array.from({ length: mostSaved - 1 }, () => ({
    organization_id,
    name: 'Mugs',
    currency: 'usd',
  }))
  const others = await db.insert(campaigns).values(rows).returning({ campaign_id: campaigns.id })
  const all = [...others, { campaign_id: campaign.id }]
  await db.insert(savedPrograms).values(all.map((one) => ({ ...one, user_id: user.id })))
  const refused = await client.post(`${ofCollab}.json`)
  expect([refused.statusCode, refused.json().errors]).toEqual([422, { base: [tooManySaved] }])
  expect((await client.post(`${ofCampaign}.json`)).statusCode).toBe(204)
})

test('the button goes back to the page it stands on, and on to the program from a frame', async () => {
  const { user, campaign, ofCampaign } = await setUp()
  const browser = await withSession(user)
  const list = '/discover/campaigns?sort=rate'
  const form = `return_to=${encodeURIComponent(list)}`
  expect((await browser.post(ofCampaign, form)).headers.location).toBe(list)
  const inFrame = await browser.post(`${ofCampaign}?_method=delete`, form, {
    'turbo-frame': 'save',
  })
  expect(inFrame.headers.location).toBe(discoverCampaignPath(campaign))
  expect((await browser.post(`${ofCampaign}?_method=delete`, form)).statusCode).toBe(303)
  expect((await browser.post(ofCampaign, 'return_to=//evil.example')).headers.location).toBe(
    discoverCampaignPath(campaign),
  )
  const { body } = await browser.get(savedProgramsPath)
  expect(body).toContain(campaign.name)
  expect(body).toMatch(/aria-pressed="true"/)
})

test('saved programs are in the export of an account, and gone with it', async () => {
  const { user, client, campaign, ofCampaign } = await setUp()
  await client.post(`${ofCampaign}.json`)
  const browser = await withSession(user)
  const files = unzipSync((await browser.get('/me/export.zip')).rawPayload)
  const kept = JSON.parse(strFromU8(files['saved_programs.json'] as Uint8Array))
  expect(kept).toMatchObject([{ campaign_id: encodeId('Campaign', campaign.id), collab_id: null }])
  expect((await browser.delete('/me.json')).statusCode).toBe(204)
  expect(await db.$count(savedPrograms, eq(savedPrograms.user_id, user.id))).toBe(0)
})
