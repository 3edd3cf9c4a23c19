import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { newCampaignFundingPath } from '../../src/vocabulary/addresses/money-urls.ts'
import { campaignPath, newCampaignPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import {
  addBudget,
  createCampaign,
  createFunding,
  createMembership,
} from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

test('what a draft lacks leads to the field that ends it', async () => {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createCampaign(db, { organization_id, brief: '', platform_ids: [] })
  const page = await openWindow({ user })
  await page.goto(campaignPath(campaign))

  await page.getByRole('link', { name: 'Choose at least one platform.' }).click()
  await page.locator('[name="campaign[platform_ids][]"]:focus').waitFor()
  await page.getByLabel('TikTok', { exact: true }).check()
  await page.getByRole('button', { name: 'Save changes' }).click()

  await page.getByRole('link', { name: 'Write a brief.' }).click()
  await page.locator('trix-editor:focus').waitFor()
  await page.keyboard.type('Show your first cup.')
  await page.getByRole('button', { name: 'Save brief' }).click()
  await page.getByText('Your changes are saved.').waitFor()
  await page.getByRole('link', { name: 'Edit brief' }).waitFor()

  await page.goto(campaignPath(campaign))
  await page.getByRole('link', { name: 'Set a rate per 1,000 views' }).click()
  await page.locator('#campaign_cpm_amount:focus').waitFor()
})

test('a draft shows money on its way, and can be published as soon as all is there', async () => {
  const { user, organization_id } = await createMembership(db)
  const terms = { organization_id, brief: '<p>Pour.</p>', cpm_amount: 175 }
  const campaign = await createCampaign(db, { ...terms, platform_ids: [] })
  const page = await openWindow({ user })
  await page.goto(campaignPath(campaign))
  await page.locator('[data-live-state=on]').waitFor({ state: 'attached' })
  const publish = page.getByRole('button', { name: 'Publish campaign' }).first()

  await createFunding(db, campaign, { status: 'pending', amount: 50_000 })
  await page.getByRole('link', { name: '$500.00 by bank transfer' }).waitFor()
  expect(await publish.isDisabled()).toBe(true)

  await addBudget(db, campaign, 50_000)
  await page.getByText('Add budget: what is left').waitFor({ state: 'detached' })
  await db
    .update(campaigns)
    .set({ platform_ids: ['tiktok'] })
    .where(eq(campaigns.id, campaign.id))
  await expect.poll(() => publish.isEnabled(), { timeout: 30_000 }).toBe(true)
})

test('all errors are shown at once, and each goes with the first change of its field', async () => {
  const { user, organization_id } = await createMembership(db)
  const page = await openWindow({ user })
  await page.goto(newCampaignPath({ id: organization_id }))
  await page.getByLabel('Website', { exact: true }).fill('ftp://example.com')
  await page.getByLabel('End', { exact: true }).fill('2020-01-01T10:00')
  await page.getByLabel('Rate per 1,000 views', { exact: true }).fill('much')
  await page.getByLabel('Minimum payout', { exact: true }).fill('20')
  await page.getByLabel('Maximum payout', { exact: true }).fill('10')
  await page.getByRole('button', { name: 'Create draft' }).click()

  const wrong = ['name', 'website', 'ends_at', 'cpm_amount', 'min_payout_amount']
  await page.locator('#campaign_name:focus').waitFor()
  const errors = page.locator('[id$=_error]:visible')
  expect(await errors.evaluateAll((all) => all.map(({ id }) => id))).toEqual(
    wrong.map((name) => `campaign_${name}_error`),
  )

  await page.getByLabel('Rate per 1,000 views', { exact: true }).fill('2')
  expect(await errors.count()).toBe(wrong.length - 1)
  expect(await page.locator('.input-error #campaign_cpm_amount').count()).toBe(0)
  expect(await page.locator('#campaign_cpm_amount[aria-invalid]').count()).toBe(0)
})

test('a usual amount is filled in, and the rest of the form stays', async () => {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createCampaign(db, { organization_id })
  const page = await openWindow({ user })
  await page.goto(newCampaignFundingPath(campaign))
  await page.getByLabel(/Bank transfer/).check()
  await page.getByRole('link', { name: '$500.00' }).click()

  expect(await page.getByLabel('Amount', { exact: true }).inputValue()).toBe('500.00')
  expect(await page.getByLabel(/Bank transfer/).isChecked()).toBe(true)
})
