import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
} from '../../../../test/support/world/factories.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import {
  campaignPath,
  campaignsPath,
  collabPath,
  membersPath,
} from '../../../vocabulary/addresses/urls.ts'
import { readCurves } from './curves.ts'

async function gain({ id, organization_id }: Campaign, ago: number, views: number, by = 'tiktok') {
  await db.execute(sql`
    insert into campaign_platform_days (campaign_id, organization_id, platform_id, day, view_count)
    values (${id}, ${organization_id}, ${by}, (troupe_now() at time zone 'UTC')::date - ${ago}::int, ${views})`)
}

test('a curve adds up the views of the last 30 days over all platforms', async () => {
  const campaign = await createCampaign(db)
  await gain(campaign, 40, 1_000_000)
  await gain(campaign, 2, 300)
  await gain(campaign, 2, 100, 'youtube')
  await gain(campaign, 0, -50)
  const quiet = await createCampaign(db)

  const curves = await readCurves(db, [campaign, quiet])

  expect(curves.get(campaign.id)).toEqual([...Array(27).fill(0), 400, 400, 350])
  expect(curves.get(quiet.id)).toEqual([])
})

test('every page of an organization leads to what runs there now', async () => {
  const admin = await createMembership(db)
  const organization = { id: admin.organization_id }
  const active = { status: 'active' as const, published_at: now() }
  const campaign = await createCampaign(db, {
    ...active,
    organization_id: organization.id,
    name: 'Mugs in the wild',
  })
  await createCampaign(db, { organization_id: organization.id, name: 'Still a draft' })
  await createCampaign(db, { ...active, name: 'Of somebody else' })
  await gain(campaign, 1, 500)
  const collab = await createCollab(db, {
    organization_id: organization.id,
    state: 'published',
    published_at: now(),
  })
  const draft = await createCollab(db, { organization_id: organization.id })
  const browser = await withSession(admin)

  const { body } = await browser.get(membersPath(organization))

  expect(body).toContain('Running now')
  expect(body).toContain(`href="${campaignPath(campaign)}"`)
  expect(body.indexOf(`href="${collabPath(collab)}"`)).toBeGreaterThan(
    body.indexOf(`href="${campaignPath(campaign)}"`),
  )
  expect(body).not.toContain(`href="${collabPath(draft)}"`)
  expect(body).not.toContain('Still a draft')
  expect(body).not.toContain('Of somebody else')
  const own = `href="${campaignPath(campaign)}"`
  const colourIn = (page: string) =>
    new RegExp(`${own}(?:(?!</a>).)*(stroke-chart-\\d)`).exec(page)?.[1]
  expect(colourIn(body)).toMatch(/\d/)
  await createCampaign(db, { ...active, organization_id: organization.id })
  const after = (await browser.get(membersPath(organization))).body
  expect(colourIn(after)).toBe(colourIn(body))
  for (let more = 0; more < 5; more++)
    await createCampaign(db, { ...active, organization_id: organization.id })
  expect((await browser.get(membersPath(organization))).body).toContain(
    `href="${collabPath(collab)}"`,
  )
  expect(
    (await browser.get(campaignsPath(organization))).body.match(/<svg[^>]*h-7 w-20/g),
  ).toHaveLength(1)
})
