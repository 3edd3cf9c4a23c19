import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { editCampaignPath } from '../../src/vocabulary/addresses/urls.ts'
import { picture } from '../support/files/images.ts'
import { db } from '../support/helper.ts'
import { createCampaign, createMembership } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

test('someone chooses what of a banner stays in sight, on the picture and by keyboard', async () => {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createCampaign(db, { organization_id })
  const page = await openWindow({ user })
  await page.goto(editCampaignPath(campaign))
  // Without a picture there is nothing to choose.
  expect(await page.getByLabel('Top to bottom').isVisible()).toBe(false)
  const file = { name: 'cup.png', mimeType: 'image/png', buffer: await picture() }
  await page.getByLabel('Banner', { exact: true }).setInputFiles(file)

  const frame = page.locator('.focus-frame')
  await frame.locator('img').waitFor()
  const { width, height } = (await frame.boundingBox()) ?? { width: 0, height: 0 }
  await frame.click({ position: { x: width * 0.21, y: height * 0.88 } })
  await page.getByLabel('Top to bottom').press('ArrowLeft')
  // Beside the form it is as it will be, though it is nowhere but here yet.
  const preview = page.locator('#campaign-preview img.focus-x-20.focus-y-80')
  await preview.waitFor()
  expect(await preview.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 80%')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText('Your changes are saved.').waitFor()

  const [saved] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id))
  expect(saved).toMatchObject({ banner_focus_x: 20, banner_focus_y: 80 })
  const banner = page.locator('img.focus-x-20.focus-y-80')
  expect(await banner.evaluate((image) => getComputedStyle(image).objectPosition)).toBe('20% 80%')
})
