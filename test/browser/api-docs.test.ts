import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

/** The entry of an operation, by its name in the description of the interface. */
const entry = (page: Page, name: string) => page.locator(`details#${name}`)
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' })

test('the reference is there, and what was open still is on coming back to it', async () => {
  const page = await openWindow()
  await page.goto('/session/new')
  await page.getByRole('link', { name: 'API', exact: true }).click()
  await page.getByRole('link', { name: 'List the organizations you belong to' }).click()
  await entry(page, 'listOrganizations').getByText('Total-Count').waitFor()

  await page.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Sign in to Troupe' }).waitFor()
  await page.goBack()

  await entry(page, 'listOrganizations').getByText('Total-Count').waitFor()
})

test('a link to an operation opens it where it can be seen', async () => {
  const page = await openWindow()
  await page.goto('/docs/api/campaigns#createCampaign')
  await entry(page, 'createCampaign').getByText('-X POST').waitFor()
  await expect.poll(() => topOf(page, 'createCampaign'), { timeout: 30_000 }).toBeLessThan(100)
  await contents(page).locator('[aria-current=location]').waitFor()
  expect(await page.locator('details[id][open]').count()).toBe(1)
})

test('a link from when all was on one page leads to the page of the operation or record', async () => {
  const page = await openWindow()
  for (const [name, address] of [
    ['createCampaign', '/docs/api/campaigns#createCampaign'],
    ['record-AuditEvent', '/docs/api/audit#record-AuditEvent'],
    // PUT is told of by PATCH.
    ['updateMeByPut', '/docs/api/account#updateMe'],
  ] as const) {
    await page.goto('/discover')
    await page.goto(`/docs/api#${name}`)
    await page.waitForURL(`**${address}`)
    const [, anchor = ''] = address.split('#')
    await expect.poll(() => topOf(page, anchor), { timeout: 30_000 }).toBeLessThan(100)
    expect(await entry(page, anchor).getAttribute('open')).not.toBeNull()
    await page.goBack()
    await page.waitForURL('**/discover')
  }
})

test('links within the reference open what they lead to, and so does going back', async () => {
  const page = await openWindow()
  await page.goto('/docs/api')
  await contents(page).getByRole('link', { name: 'Campaigns' }).click()
  await contents(page).getByRole('link', { name: 'Change a campaign' }).click()
  await entry(page, 'updateCampaign').getByText('-X PATCH').waitFor()
  await expect.poll(() => topOf(page, 'updateCampaign'), { timeout: 30_000 }).toBeLessThan(100)

  await entry(page, 'updateCampaign').getByRole('link', { name: 'CampaignWithBrief' }).click()
  await entry(page, 'record-CampaignWithBrief').getByText('total_budget_amount').first().waitFor()
  await page.goBack()
  await page.waitForURL('**/docs/api/campaigns#updateCampaign')

  await page.goto('/docs/api/account#updateMeByPut')
  await entry(page, 'updateMe').getByText('PUT does the same').waitFor()
})

test('the example is copied as it is shown', async () => {
  const page = await openWindow()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/docs/api/organizations#createOrganization')
  const request = entry(page, 'createOrganization').locator('figure', { hasText: 'Request' })
  await request.getByRole('button', { name: 'Copy' }).click()
  await request.getByRole('button', { name: 'Copied' }).waitFor()

  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await request.locator('pre').textContent())
})

test('links to other pages of the reference open what they lead to', async () => {
  const page = await openWindow()
  await page.goto('/docs/api/collabs#listCollabs')
  await entry(page, 'listCollabs').getByRole('link', { name: 'Total-Count' }).click()
  await page.waitForURL('**/docs/api#header-Total-Count')
  await page.getByRole('link', { name: 'Change your name' }).click()

  await page.waitForURL('**/docs/api/account#updateMe')
  await entry(page, 'updateMe').getByText('-X PATCH').waitFor()
  await expect.poll(() => topOf(page, 'updateMe'), { timeout: 30_000 }).toBeLessThan(100)
})

test('everything open fits on a phone, and long lines scroll in their own box', async () => {
  const page = await openWindow({ width: 360 })
  await page.goto('/docs/api')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.goto('/docs/api/campaigns')
  const [widest, line] = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const lines = Array.from(document.querySelectorAll('pre'), (line) => line.scrollWidth)
    return [document.documentElement.scrollWidth, Math.max(...lines)]
  })

  expect(widest).toBe(360)
  expect(line).toBeGreaterThan(360)
})

test('on a phone the contents fold away once a place is chosen', async () => {
  const page = await openWindow({ width: 360 })
  await page.goto('/docs/api/account')
  await page.getByText('Contents', { exact: true }).click()
  await contents(page).getByRole('link', { name: 'Change your name' }).click()
  await entry(page, 'updateMe').getByText('-X PATCH').waitFor()

  expect(await contents(page).isVisible()).toBe(false)
  expect(await topOf(page, 'updateMe')).toBeLessThan(180)
})

test('open operations have no barriers, and headings without gaps', async () => {
  const page = await openWindow()
  await page.goto('/docs/api/campaigns')
  for (const name of ['listCampaigns', 'createCampaign', 'record-Campaign'])
    await entry(page, name).locator('summary').press('Enter')

  const levels = await page
    .locator('h1, h2, h3, h4')
    .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
  const gaps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
  expect(await page.locator('details[id][open]').count()).toBe(3)
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  expect(gaps).toEqual([])
  const open = 'details[id][open]'
  expect(await barriersIn(page, undefined, open)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriersIn(page, ['color-contrast'], open)).toEqual([])
})

test('without JavaScript all of it can be read', async () => {
  const page = await openWindow({ javaScriptEnabled: false })
  await page.goto('/docs/api')
  await page.getByRole('link', { name: 'Create a campaign as a draft' }).click()
  await page.waitForURL('**/docs/api/campaigns#createCampaign')
  await page.getByRole('heading', { name: 'Create a campaign as a draft' }).click()

  await entry(page, 'createCampaign').getByText('-X POST').waitFor()
  expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0)
})

function topOf(page: Page, name: string): Promise<number> {
  return entry(page, name).evaluate((box) => Math.abs(box.getBoundingClientRect().top))
}
