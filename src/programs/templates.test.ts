import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../test/support/helper.ts'
import { textOf } from '../../test/support/reading/reference.ts'
import { createMembership } from '../../test/support/world/factories.ts'
import { createRunningCampaign } from '../../test/support/world/submissions.ts'
import {
  campaignPath,
  campaignsPath,
  collabsPath,
  newCampaignPath,
} from '../vocabulary/addresses/urls.ts'

test('a campaign begins as its template, but for what is sent, and is not published with its brief', async () => {
  const admin = await createMembership(db)
  const organization = { id: admin.organization_id }
  const path = campaignsPath(organization)
  const client = await withToken(admin)
  const made = await client.post(`${path}.json?template=music`, {
    campaign: { name: 'A song', category: 'news', cpm_amount: 100 },
  })
  expect(made.json()).toMatchObject({
    content_type: 'music',
    category: 'news',
    platform_ids: ['tiktok'],
    cpm_amount: 100,
  })
  const refused = await client.post(`${path}/${made.json().id}/publication.json`)
  expect(refused.json().errors.base).toContain('Complete the brief: it is still the template.')

  const page = await (await withSession(admin)).get(
    `${newCampaignPath(organization)}?template=music`,
  )
  expect(page.body).toContain('A song in videos')
  expect(page.body).toMatch(/name="campaign\[typed\]\[cpm_amount\]"[^>]*value="1.00"/)
  expect(page.body).toContain('Remixes and other versions')
  expect(page.body).toContain('<span class="sr-only">Use again: </span>A song')
  for (const [currency, cpm_amount] of [
    ['eur', 300],
    ['krw', 0],
  ] as const) {
    const campaign = { name: 'A film', currency }
    const begun = await client.post(`${path}.json?template=ugc`, { campaign })
    expect(begun.json()).toMatchObject({ cpm_amount })
  }
})

test('whoever publishes is told which lines of a template are still to be filled in', async () => {
  const admin = await createMembership(db)
  const brief =
    '<p>Boards.</p><ul><li>Two or three ways to show it: …</li><li>Upright, and this long: 20 s</li></ul>'
  const campaign = await createRunningCampaign({
    organization_id: admin.organization_id,
    status: 'draft',
    published_at: null,
    brief,
  })
  const { body } = await (await withSession(admin)).get(campaignPath(campaign))
  expect(textOf(body)).toContain(
    'The brief still has 1 line to fill in: “Two or three ways to show it: …”.',
  )
})

test('after a refusal the rates of templates stay in the currency that was chosen', async () => {
  const admin = await createMembership(db)
  const browser = await withSession(admin)
  const refused = await browser.post(
    campaignsPath({ id: admin.organization_id }),
    'campaign[name]=&campaign[currency]=eur',
  )
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('Often €3.00 for 1,000 views.')
  expect(refused.body).not.toContain('Often $')
})

test('a collab begins as its template, and an unknown one makes nothing', async () => {
  const admin = await createMembership(db)
  const organization = { id: admin.organization_id }
  const path = `${collabsPath(organization)}.json`
  const client = await withToken(admin)
  const made = await client.post(`${path}?template=unboxing`, { collab: { name: 'A mug' } })
  expect(made.json()).toMatchObject({ name: 'A mug', requires_product_shipment: true })
  const refused = await client.post(`${path}?template=none`)
  expect(refused.statusCode).toBe(422)
  expect(refused.json().errors).toEqual({ template: ['is not included in the list'] })
  expect((await client.get(path)).json()).toHaveLength(1)
})
