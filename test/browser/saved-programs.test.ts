import { expect, test } from 'vitest'
import { savedProgramsPath } from '../../src/vocabulary/addresses/urls.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { db } from '../support/helper.ts'
import { now } from '../support/now.ts'
import {
  createCampaign,
  createCollab,
  createOrganization,
  createUser,
} from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

test('a creator saves a collab by keyboard where it stands, and takes it off in the list', async () => {
  const { id: organization_id } = await createOrganization(db)
  const open = { organization_id, state: 'published', published_at: now() } as const
  await createCollab(db, { ...open, name: 'Hand-thrown mug' })
  const page = await openWindow({ user: await createUser(db) })
  const list = `/discover/collabs?organization_id=${encodeId('Organization', organization_id)}`
  await page.goto(list)
  const pressed = () => page.evaluate(() => document.activeElement?.getAttribute('aria-pressed'))
  await page.getByRole('button', { name: 'Save Hand-thrown mug' }).focus()
  for (const isSaved of ['true', 'false', 'true']) {
    await page.keyboard.press('Enter')
    await expect.poll(pressed, { timeout: 20_000 }).toBe(isSaved)
  }
  expect(page.url()).toContain(list)

  await page.goto(savedProgramsPath)
  await page.getByRole('button', { name: 'Save Hand-thrown mug' }).click()
  await page.getByText('Nothing is saved yet').waitFor()
})

test('on a phone how fast a brand decides begins where the rest of its card does', async () => {
  const { id: organization_id } = await createOrganization(db)
  const open = { organization_id, status: 'active', published_at: now() } as const
  await createCampaign(db, { ...open, platform_ids: ['tiktok', 'instagram', 'youtube'] })
  const page = await openWindow({ user: await createUser(db), width: 360 })
  await page.goto(
    `/discover/campaigns?organization_id=${encodeId('Organization', organization_id)}`,
  )
  const leftOf = async (text: string) =>
    (await page.getByText(text).locator('visible=true').first().boundingBox())?.x
  expect(await leftOf('No post decided yet')).toBe(
    (await page.getByRole('list', { name: 'Platforms' }).boundingBox())?.x,
  )
})
