import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  newApplicationPath,
  newHandInPath,
} from '../../src/vocabulary/addresses/submission-urls.ts'
import {
  campaignsPath,
  editCollabPath,
  newCampaignPath,
} from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { now } from '../support/now.ts'
import {
  createCollab,
  createMembership,
  createSessionToken,
  createUser,
} from '../support/world/factories.ts'
import { createCreator, createRunningCampaign } from '../support/world/submissions.ts'
import { openWindow, signOut } from './browser.ts'

const restore = (page: Page) => page.getByRole('button', { name: 'Restore it' })
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:')))

async function typeCampaign() {
  const { user, organization_id } = await createMembership(db)
  const organization = { id: organization_id }
  const page = await openWindow({ user })
  await page.goto(newCampaignPath(organization))
  await nameField(page).fill('Winter tea')
  await page.getByLabel('TikTok', { exact: true }).check()
  await page.locator('trix-editor').pressSequentially('Pour slowly.')
  return { page, user, organization }
}

describe('what someone typed into a long form', () => {
  test('is offered when they come back, and kept no longer than until it is saved', async () => {
    const { page, organization } = await typeCampaign()
    await page.goto(campaignsPath(organization))
    await page.goto(newCampaignPath(organization))
    await page.getByText('You have unsaved text from').waitFor()
    await page.locator('trix-editor').waitFor()
    await restore(page).click()

    expect(await nameField(page).inputValue()).toBe('Winter tea')
    expect(await page.getByLabel('TikTok', { exact: true }).isChecked()).toBe(true)
    expect(await page.locator('trix-editor').textContent()).toContain('Pour slowly.')
    await page.getByRole('button', { name: 'Create draft' }).click()
    await page.getByRole('heading', { name: 'Winter tea', level: 1 }).waitFor()
    expect(await drafts(page)).toEqual([])
  })

  test('is kept in silence by a link to what the form needs', async () => {
    const { organization_id } = await createMembership(db)
    const values = { organization_id, requires_product_shipment: true, countries: [] }
    const collab = await createCollab(db, { ...values, state: 'published', published_at: now() })
    const page = await openWindow({ user: await createUser(db) })
    await page.goto(newApplicationPath(collab))
    await page.getByLabel('Your price').fill('120')
    await page.getByLabel('Message').fill('I film mugs.')
    await page.getByRole('link', { name: 'Save your address' }).click()
    await page.getByLabel('Full name').fill('Ada Winter')
    await page.getByLabel('Street and number').fill('Hafenstraße 12')
    await page.getByLabel('City').fill('Hamburg')
    await page.getByLabel('Country').selectOption('DE')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('To Ada Winter, Hafenstraße 12, Hamburg.').waitFor()
    expect(await page.getByLabel('Your price').inputValue()).toBe('120')
    expect(await page.getByLabel('Message').inputValue()).toBe('I film mugs.')
    await page.getByRole('button', { name: 'Apply', exact: true }).click()
    await page.getByText('You have applied.').waitFor()
    expect(await drafts(page)).toEqual([])
  })

  test('is not offered again where it is a link that was refused', async () => {
    const user = (await createCreator()).user
    const campaign = await createRunningCampaign()
    const page = await openWindow({ user })
    await page.goto(newHandInPath(campaign))
    const link = page.getByLabel('Link to your post')
    await link.fill('https://example.com/no-post')
    await expect.poll(() => drafts(page)).toHaveLength(1)
    await page.getByRole('button', { name: 'Submit post' }).click()
    await page.locator('[aria-invalid]').waitFor()
    expect(await link.inputValue()).toBe('https://example.com/no-post')
    await expect.poll(() => drafts(page)).toEqual([])
    await page.goto(newHandInPath(campaign))
    expect(await restore(page).isVisible()).toBe(false)
  })

  test('can be discarded', async () => {
    const { user, organization_id } = await createMembership(db)
    const collab = await createCollab(db, { organization_id })
    const page = await openWindow({ user })
    await page.goto(editCollabPath(collab))
    await nameField(page).fill('Another name')
    await page.reload()
    await nameField(page).fill(collab.name)
    await page.goto(editCollabPath(collab))
    await page.getByRole('button', { name: 'Discard it' }).click()
    await restore(page).waitFor({ state: 'hidden' })
    expect(await drafts(page)).toEqual([])
  })

  test('is gone once they sign out, or someone else works there', async () => {
    const { page, organization } = await typeCampaign()
    await expect.poll(() => drafts(page)).toHaveLength(1)
    await page.goto(campaignsPath(organization))
    await signOut(page)
    expect(await drafts(page)).toEqual([])

    const { user, organization_id } = await createMembership(db)
    await page.evaluate(() => localStorage.setItem('draft:someone:/x', '{"at":1,"typed":{}}'))
    const value = await createSessionToken(db, user)
    await page.context().addCookies([{ name: 'session_token', value, url: page.url() }])
    await page.goto(newCampaignPath({ id: organization_id }))
    await expect.poll(() => drafts(page)).toEqual([])
  })
})
