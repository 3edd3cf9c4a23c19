import { eq, sql } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessions } from '../../src/tables/users/credentials/sessions.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { db } from '../support/helper.ts'
import { createMembership } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

const entry = (page: Page, name: string) => page.locator(`details#${name}`)

/** Opens the form of an operation. */
async function tryOf(page: Page, group: string, name: string) {
  await page.goto(`/docs/api/${group}#${name}`)
  const form = entry(page, name).locator('[data-try]')
  await form.getByText('Try it with your session').click()
  return form
}

test('an operation is tried with the session of the reader, by keyboard alone', async () => {
  const { user, organization_id } = await createMembership(db)
  const page = await openWindow({ user })
  const list = await tryOf(page, 'organizations', 'listOrganizations')
  await list.getByLabel('limit').press('Enter')
  await list.getByText(/^200 OK · \d+ ms$/).waitFor()
  await list.getByText('total-count: 1').waitFor()
  const id = encodeId('Organization', organization_id)
  expect(await list.locator('pre').textContent()).toContain(`"id": "${id}"`)

  const create = await tryOf(page, 'campaigns', 'createCampaign')
  await create.getByLabel('organization_id').fill(id)
  await create.getByLabel('Body').fill('{"campaign": {"name": "Tried", "budget": 1}}')
  expect(await create.textContent()).toContain('done for real and in your name')
  await create.getByRole('button', { name: 'POST: Create a campaign as a draft' }).press('Enter')
  await create.getByText(/^201 Created/).waitFor()
  await create.getByText('location: ').waitFor()
  expect(await create.locator('pre').textContent()).toContain('"name": "Tried"')

  // The id stays for the operations beside it.
  const campaigns = await tryOf(page, 'campaigns', 'listCampaigns')
  expect(await campaigns.getByLabel('organization_id').inputValue()).toBe(id)
  await campaigns.getByLabel('status').selectOption('draft')
  await campaigns.getByRole('button', { name: 'Send' }).click()
  await campaigns.getByText('"name": "Tried"').waitFor()
})

test('what pages ask proof for is refused until the reader has given it', async () => {
  const { user, organization_id } = await createMembership(db)
  const page = await openWindow({ user })
  await db
    .update(sessions)
    .set({ proved_at: sql`now() - interval '1 hour'` })
    .where(eq(sessions.user_id, user.id))
  const form = await tryOf(page, 'access-tokens', 'createOrganizationToken')
  await form.getByLabel('organization_id').fill(encodeId('Organization', organization_id))
  await form.getByRole('button', { name: 'POST: ' }).click()
  await form.getByText(/^403 Forbidden/).waitFor()
  const proof = form.getByRole('link', { name: 'Confirm that it is you' })
  expect(await proof.getAttribute('href')).toContain('/me/step_up?return_to=%2Fdocs%2Fapi%2F')
})

test('who is not signed in is led to it, and fits on a phone without barriers', async () => {
  const page = await openWindow({ width: 360 })
  const form = await tryOf(page, 'campaigns', 'showCampaign')
  await form.getByLabel('organization_id').fill('k5dXwQ2n')
  await form.getByLabel('id', { exact: true }).fill('Vq7RtzK8')
  await form.getByRole('button', { name: 'Send' }).click()
  await form.getByText(/^401/).waitFor()
  await form.getByRole('link', { name: 'Sign in to try it' }).waitFor()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await barriersIn(page, undefined, '[data-try]')).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await barriersIn(page, ['color-contrast'], '[data-try]')).toEqual([])
})

test('without JavaScript there is nothing to try', async () => {
  const page = await openWindow({ javaScriptEnabled: false })
  await page.goto('/docs/api/campaigns#listCampaigns')
  await entry(page, 'listCampaigns').locator('summary').first().click()
  await entry(page, 'listCampaigns').getByText('curl').first().waitFor()
  expect(await page.getByText('Try it with your session').count()).toBe(0)
})
