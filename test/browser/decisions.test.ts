import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { campaignSubmissionPath } from '../../src/vocabulary/addresses/submission-urls.ts'
import { collabPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createApplication, go } from '../support/world/collab-work.ts'
import { createMembership, createSocialAccount } from '../support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/world/submissions.ts'
import { openWindow } from './browser.ts'

/**
 * On a phone the buttons that decide are in sight wherever one reads, and so is a form that opens at them.
 */

const height = 740
const bottomBar = 56

async function openPhone(user: { id: number }, path: string): Promise<Page> {
  const page = await openWindow({ user, width: 360, javaScriptEnabled: false })
  await page.setViewportSize({ width: 360, height })
  await page.goto(path)
  return page
}

/** Where the buttons end: at the top of the page, and at its end. */
async function endsOf(page: Page): Promise<number[]> {
  const ends: number[] = []
  for (const to of ['top', 'bottom']) {
    await page.locator(to === 'top' ? 'h1' : 'footer').scrollIntoViewIfNeeded()
    const box = await page.locator('.decision-buttons').boundingBox()
    ends.push((box?.y ?? 0) + (box?.height ?? 0))
    expect([box?.x, box?.width]).toEqual([0, 360])
  }
  return ends
}
async function expectInSight(page: Page, opener: string, field: string): Promise<void> {
  const [top = 0, bottom = 0] = await endsOf(page)
  expect(Math.round(top)).toBe(height - bottomBar)
  expect(bottom).toBeLessThanOrEqual(height - bottomBar)
  await page.getByText(opener, { exact: true }).click()
  await expect.poll(() => page.getByLabel(field).isVisible()).toBe(true)
  const form = await page.locator('details[open] > .decide').boundingBox()
  expect(form?.y).toBeGreaterThan(0)
}

test('A post for a campaign is decided at the bottom', async () => {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id })
  const submission = await handInPost(fakePlatform(), campaign, await createCreator())
  const page = await openPhone(user, campaignSubmissionPath(submission))
  await expectInSight(page, 'Reject…', 'Reason')
})

test('Work for a collab is decided at the bottom, from the application to the post', async () => {
  const work = await createApplication()
  const page = await openPhone({ id: work.admin.user_id }, work.path)
  await expectInSight(page, 'Decline…', 'Why you decline')
  await go(work, 'acceptance', 'content')
  await page.goto(work.path)
  await expectInSight(page, 'Ask for changes…', 'What to change')
  await go(work, 'approval', 'post')
  await page.goto(work.path)
  const [top = 0] = await endsOf(page)
  expect(Math.round(top)).toBe(height - bottomBar)
})

test('Ctrl and Enter send an offer and a message', async () => {
  const work = await createApplication()
  const page = await openWindow({ user: { id: work.admin.user_id } })
  await page.goto(work.path)
  await page.getByText('Offer another price…').click()
  await page.getByLabel('Your price').fill('150')
  await page.getByLabel('Why this price').press('Control+Enter')
  await page.getByRole('button', { name: 'Offer $150.00' }).click()
  await page.getByText(/You offered .150\.00/).waitFor()

  await page.getByLabel('Message', { exact: true }).fill('See you there.')
  await page.getByLabel('Message', { exact: true }).press('ControlOrMeta+Enter')
  await expect.poll(() => page.getByLabel('Message', { exact: true }).inputValue()).toBe('')
  await page.getByText('See you there.').first().waitFor()
})

test('The question for a price on the board is filled in where one begins to type, and sent by Ctrl and Enter', async () => {
  const work = await createApplication()
  const page = await openWindow({ user: { id: work.admin.user_id } })
  await page.goto(collabPath(work.collab))
  await page.getByRole('button', { name: 'Offer…' }).click()
  await page.keyboard.type('150')
  await page.getByLabel('Why this price').press('Control+Enter')
  await page.getByRole('button', { name: 'Offer $150.00' }).click()
  await page.getByText(/You offered .150\.00/).waitFor()
})

test('More time is granted and refused by buttons of one size', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'extension')
  const page = await openWindow({ user: { id: work.admin.user_id } })
  await page.goto(work.path)
  const heightOf = async (name: string) =>
    (await page.getByRole('button', { name, exact: true }).first().boundingBox())?.height
  expect(await heightOf('Refuse')).toBe(await heightOf('Grant it'))
})

test('A refusal is read on the page where it was asked for, also if its answer may show other frames', async () => {
  const work = await createApplication({ balance: 0 })
  const page = await openWindow({ user: { id: work.admin.user_id } })
  await page.goto(collabPath(work.collab))
  await page.getByRole('button', { name: 'Accept for $250.00' }).click()
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await page.getByRole('alert').getByText('Add money first.').waitFor()
})

test('The step that is asked for comes right after it, and the ways out are folded', async () => {
  const work = await createApplication({ requires_product_shipment: true })
  await go(work, 'acceptance')
  const page = await openWindow({ user: { id: work.admin.user_id } })
  await page.goto(work.path)
  const carrier = await page.getByLabel('Carrier').boundingBox()
  const street = await page.getByText('Kastanienallee 7').boundingBox()
  expect(carrier?.y).toBeLessThan(900)
  expect(Math.abs((street?.y ?? 0) - (carrier?.y ?? 0))).toBeLessThan(150)
  expect(await page.getByLabel('Why', { exact: true }).isVisible()).toBe(false)
})

test('Nothing on a page is drawn over the bar at its top', async () => {
  const work = await createApplication()
  await createSocialAccount(db, work.creator, { status: 'verified' })
  const page = await openWindow({ user: { id: work.admin.user_id } })
  await page.setViewportSize({ width: 1280, height: 400 })
  await page.goto(work.path)
  const link = page.locator('dd li a.link').first()
  await link.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 20))
  const isCovered = await link.evaluate((element) => {
    const { x, y, height } = element.getBoundingClientRect()
    return document.elementFromPoint(x + 2, y + height / 2) !== element
  })
  expect(isCovered).toBe(true)
  const [bar, primary] = await page.evaluate(() => {
    const shown = document.body.appendChild(document.createElement('div'))
    shown.className = 'turbo-progress-bar'
    const colour = () => getComputedStyle(shown).backgroundColor
    const before = colour()
    shown.style.background = 'var(--color-primary)'
    return [before, colour()]
  })
  expect(bar).toBe(primary)
})
