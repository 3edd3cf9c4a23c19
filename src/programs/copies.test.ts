import { describe, expect, test } from 'vitest'
import { formWithFile, picture } from '../../test/support/files/images.ts'
import { context, db, withSession, withToken } from '../../test/support/helper.ts'
import { now } from '../../test/support/now.ts'
import { auditOf } from '../../test/support/reading/audit.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
} from '../../test/support/world/factories.ts'
import { campaignPath, collabPath } from '../vocabulary/addresses/urls.ts'

test('a duplicate of a campaign is a draft with the same terms, and neither budget nor end', async () => {
  const owner = await createMembership(db)
  const campaign = await createCampaign(db, {
    organization_id: owner.organization_id,
    name: 'n'.repeat(255),
    status: 'active',
    published_at: now(),
    brief: '<p>Show the mug.</p>',
    cpm_amount: 175,
    max_payout_amount: 5000,
    countries: ['DE'],
    platform_ids: ['tiktok'],
    total_budget_amount: 10_000,
    ends_at: new Date(Date.now() + 864e5).toISOString(),
  })
  const client = await withToken(owner)
  const made = await client.post(`${campaignPath(campaign)}/duplicate.json`)

  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({
    name: `Copy of ${'n'.repeat(247)}`,
    status: 'draft',
    brief: '<p>Show the mug.</p>',
    cpm_amount: 175,
    max_payout_amount: 5000,
    countries: ['DE'],
    platform_ids: ['tiktok'],
    total_budget_amount: 0,
    published_at: null,
  })
  const address = new URL(made.headers.location as string).pathname
  expect((await client.get(address)).json()).toEqual(made.json())
  const completion = (await client.get(address.replace('.json', '/completion.json'))).json()
  expect(completion.ends_at).toBeNull()
  expect(await auditOf(owner.user, 'Campaign')).toMatchObject([{ action: 'create' }])
})

describe.each(['campaign', 'collab'] as const)('the duplicate of a %s', (kind) => {
  async function setUp() {
    const owner = await createMembership(db)
    const { organization_id } = owner
    const path =
      kind === 'campaign'
        ? campaignPath(await createCampaign(db, { organization_id, name: 'Mugs' }))
        : collabPath(await createCollab(db, { organization_id, name: 'Mugs' }))
    return { owner, client: await withToken(owner), path }
  }

  test('has a banner of its own', async () => {
    const { client, path } = await setUp()
    const field = `${kind}[banner_image]`
    const original = await client.patch(`${path}.json`, formWithFile(field, await picture()))
    const made = (await client.post(`${path}/duplicate.json`)).json()

    expect(made.banner_image_url).toMatch(/\.png$/)
    expect(made.banner_image_url).not.toBe(original.json().banner_image_url)
    expect(await context.files.exists(made.banner_image_url.replace(/^.*\/files\//, ''))).toBe(true)
  })

  test('does without a banner that is gone', async () => {
    const { client, path } = await setUp()
    const field = `${kind}[banner_image]`
    const original = await client.patch(`${path}.json`, formWithFile(field, await picture()))
    await context.files.delete(original.json().banner_image_url.replace(/^.*\/files\//, ''))

    const made = await client.post(`${path}/duplicate.json`)
    expect(made.statusCode).toBe(201)
    expect(made.json().banner_image_url).toBeNull()
  })

  test('is made with a button, and opened to be changed', async () => {
    const { owner, path } = await setUp()
    const browser = await withSession(owner)
    expect((await browser.get(path)).body).toContain(`action="${path}/duplicate"`)
    const made = await browser.post(`${path}/duplicate`, '')
    expect(made.statusCode).toBe(303)
    expect((await browser.get(made.headers.location as string)).body).toContain('Copy of Mugs')
  })
})
