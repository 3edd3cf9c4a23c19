import { expect, test } from 'vitest'
import { reviewPath } from '../../src/vocabulary/addresses/submission-urls.ts'
import { organizationPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createMembership } from '../support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/world/submissions.ts'
import { openWindow } from './browser.ts'

test('two keys lead to a page from everywhere, but not while one types', async () => {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id })
  await handInPost(fakePlatform(), campaign, await createCreator())
  const organization = { id: organization_id }
  const page = await openWindow({ user })
  await page.goto(organizationPath(organization))
  const { keyboard } = page

  await keyboard.press('g')
  await keyboard.press('r')
  await page.waitForURL((url) => url.pathname === reviewPath(organization))
  await page.getByRole('article').waitFor()
  // Alone the second key would reject here.
  await keyboard.press('g')
  await keyboard.press('r')
  await page.waitForURL((url) => !url.search.includes('id=') || url.pathname.endsWith('/review'))
  expect(await page.locator('details[open] .decide').count()).toBe(0)

  await page.goto(`${organizationPath(organization)}/campaigns/new`)
  await page.getByLabel('Name').first().focus()
  await keyboard.type('gm?')
  expect(new URL(page.url()).pathname).toMatch(/campaigns\/new$/)
  expect(await page.getByLabel('Name').first().inputValue()).toContain('gm?')
  expect(await page.locator('#keys').isVisible()).toBe(false)
})

test('the palette finds a page by its words, does what it says, and shows the keys', async () => {
  const { user } = await createMembership(db)
  const page = await openWindow({ user })
  await page.goto('/me')
  const field = page.getByRole('searchbox', { name: 'Search or jump to' })

  await page.keyboard.press('Control+k')
  await field.fill('payout')
  // Guides and records that the server finds come after the pages.
  const pages = page.locator('dialog.palette .found:visible:not([data-palette-target=found] *)')
  const found = expect.poll(() => pages.allInnerTexts())
  await found.toEqual(['Withdraw money', 'Payouts', 'Payout details'])
  await field.fill('dark theme')
  await field.press('Enter')
  await page.locator('html[data-theme=troupe-dark]').waitFor()
  expect(new URL(page.url()).pathname).toBe('/me')

  await page.keyboard.press('Control+k')
  await field.fill('all keys')
  await field.press('Enter')
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  expect(await page.locator('dialog.palette').isVisible()).toBe(false)
})
