import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { creatorPath } from '../../src/vocabulary/addresses/creator-urls.ts'
import {
  campaignsPath,
  creatorsPath,
  editCollabBriefPath,
  editOrganizationPath,
  organizationPath,
} from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createCollab, createMembership } from '../support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/world/submissions.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' })
const stay = (page: Page) => page.getByRole('button', { name: 'Stay here' }).click()
const leave = (page: Page) => page.getByRole('button', { name: 'Leave without saving' }).click()
const nameField = (page: Page) => page.getByLabel('Name', { exact: true })

async function openSettings() {
  const { user, organization_id } = await createMembership(db)
  const organization = { id: organization_id }
  const page = await openWindow({ user })
  await page.goto(organizationPath(organization))
  await page.evaluate(
    (path) => Object(window).Turbo.visit(path),
    editOrganizationPath(organization),
  )
  await nameField(page).waitFor()
  return { page, organization }
}

describe('someone who has changed a form', () => {
  test('is asked before a link takes them away, and can stay', async () => {
    const { page, organization } = await openSettings()
    const campaigns = page.getByRole('link', { name: 'Campaigns' }).first()
    await nameField(page).fill('Half a name')

    await campaigns.click()
    await question(page).waitFor()
    expect(await barriersIn(page)).toEqual([])
    await stay(page)
    expect(await nameField(page).inputValue()).toBe('Half a name')

    await campaigns.click()
    await page.keyboard.press('Escape')
    expect(new URL(page.url()).pathname).toBe(editOrganizationPath(organization))

    await campaigns.click()
    await leave(page)
    await page.waitForURL(`**${campaignsPath(organization)}`)
    await page.getByRole('heading', { name: 'Campaigns', exact: true }).waitFor()
  })

  test('is asked before the way back, and comes back if they wish', async () => {
    const { page, organization } = await openSettings()
    await nameField(page).fill('Half a name')

    await page.evaluate(() => history.back())
    await question(page).waitFor()
    await page.waitForURL(`**${editOrganizationPath(organization)}`)
    await stay(page)
    expect(await nameField(page).inputValue()).toBe('Half a name')

    await page.evaluate(() => history.back())
    await leave(page)
    await page.waitForURL(`**${organizationPath(organization)}`)
    await nameField(page).waitFor({ state: 'detached' })
  })

  test('is asked by the browser before the tab closes', async () => {
    const { page } = await openSettings()
    await nameField(page).pressSequentially('!')
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
  })

  test('is asked before another form of the page is sent, and again after a refusal', async () => {
    const { page } = await openSettings()
    await nameField(page).fill('Half a name')
    await page.locator('summary', { hasText: 'Your account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await question(page).waitFor()
    await stay(page)

    await page.getByLabel('Website').fill('http://')
    await page.locator('form', { has: nameField(page) }).evaluate((form) => {
      Object(form).noValidate = true
    })
    await page.getByRole('button', { name: 'Save' }).first().click()
    await page.locator('[aria-invalid=true]').first().waitFor()
    await page.getByRole('link', { name: 'Campaigns' }).first().click()
    await question(page).waitFor()
  })
})

describe('nobody is asked', () => {
  test('who changed nothing, not even by opening an editor', async () => {
    const { user, organization_id } = await createMembership(db)
    const collab = await createCollab(db, { organization_id, brief: '<p>One</p>\n<p>Two</p>' })
    const page = await openWindow({ user })
    await page.goto(editCollabBriefPath(collab))
    await page.locator('trix-editor', { hasText: 'Two' }).waitFor()
    await page.getByRole('link', { name: 'Settings' }).last().click()
    await page.locator('summary', { hasText: 'Everywhere' }).click()
    await page.getByLabel('Find a country').fill('Aus')

    await page.getByRole('link', { name: 'Campaigns' }).first().click()
    await page.waitForURL(`**${campaignsPath({ id: organization_id })}`)
  })

  test('who saved, or typed what they look for', async () => {
    const { page } = await openSettings()
    await nameField(page).fill('A whole name')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await nameField(page).waitFor({ state: 'detached' })

    await page.goto('/discover/campaigns')
    await page.getByLabel('Search', { exact: true }).fill('tea')
    await page.getByRole('link', { name: 'Discover' }).first().click()
    await page.waitForURL('**/discover')
  })
})

test('rows that are only ticked are nothing to save', async () => {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id })
  const creator = await createCreator()
  await handInPost(fakePlatform(), campaign, creator)
  const page = await openWindow({ user })
  await page.goto(creatorsPath({ id: organization_id }))

  await page.locator('[data-ticked-target=box]').first().check()
  await page.getByRole('link', { name: creator.user.name }).first().click()
  await page.waitForURL(`**${creatorPath({ organization_id, user_id: creator.user.id })}`)
})
