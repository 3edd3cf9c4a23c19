import { expect, test } from 'vitest'
import { discoverCampaignPath } from '../../src/vocabulary/addresses/urls.ts'
import { createRunningCampaign } from '../support/world/submissions.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

test('a public campaign is shared by its link, its code or a mail, and by what a phone has', async () => {
  const path = discoverCampaignPath(await createRunningCampaign())
  const page = await openWindow({})
  await page.goto(path)
  await page.getByText('Share', { exact: true }).click()
  await page.getByRole('img', { name: /^Code that leads to/ }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await barriersIn(page, undefined, '.share-sheet')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await page.getByRole('link', { name: 'E-mail' }).getAttribute('href')).toContain(
    encodeURIComponent(path),
  )
  await page.keyboard.press('Escape')

  await page.evaluate(() => {
    const phone = window as unknown as { matchMedia: unknown; shared: unknown }
    phone.matchMedia = () => ({ matches: true })
    Object.assign(navigator, {
      canShare: () => true,
      share: async (what: unknown) => {
        phone.shared = what
      },
    })
  })
  await page.getByText('Share', { exact: true }).click()
  expect(
    await page.evaluate(() => (window as unknown as { shared: unknown }).shared),
  ).toMatchObject({ url: expect.stringMatching(`${path}$`) })
  expect(await page.locator('.share-sheet').isVisible()).toBe(false)
})
