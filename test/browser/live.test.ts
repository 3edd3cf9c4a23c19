import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { campaignSubmissionsPath } from '../../src/vocabulary/addresses/submission-urls.ts'
import { campaignPath, organizationPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { eventually } from '../support/live.ts'
import { signIn, tell } from '../support/reading/notices.ts'
import { createApplication } from '../support/world/collab-work.ts'
import { addBudget, createMembership, createUser } from '../support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/world/submissions.ts'
import { openWindow, signOut } from './browser.ts'

/** Goes there, and waits until nothing that changes is missed. Remembers that it was loaded once. */
async function watch(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('[data-live-state=on]').waitFor({ state: 'attached' })
  await page.evaluate(() => {
    document.body.dataset.sameLoad = 'yes'
  })
}

const isSameLoad = (page: Page) => page.evaluate(() => document.body.dataset.sameLoad === 'yes')

describe('someone who looks at a page', () => {
  test('sees a message appear, and keeps what they are typing', async () => {
    const work = await createApplication()
    const brand = await openWindow({ user: work.admin.user })
    const creator = await openWindow({ user: work.creator })
    await watch(brand, work.path)
    await brand.getByLabel('Message').fill('Half a sentence')

    await creator.goto(work.ownPath)
    await creator.getByLabel('Message').fill('Which mug shall I film?')
    await creator.getByRole('button', { name: 'Send' }).click()
    await creator.getByText('Which mug shall I film?').waitFor()

    await brand.getByText('Which mug shall I film?').waitFor()
    await brand.getByRole('status').filter({ hasText: 'There is a new message.' }).waitFor()
    await brand.getByRole('link', { name: /^Notifications, \d new$/ }).waitFor()
    expect(await brand.getByLabel('Message').inputValue()).toBe('Half a sentence')
    expect(await isSameLoad(brand)).toBe(true)
  })

  test('sees counts, lists and budget change', async () => {
    const campaign = await createRunningCampaign()
    const { organization_id } = campaign
    const [first, second] = [
      await createMembership(db, { organization_id }),
      await createMembership(db, { organization_id }),
    ]
    const page = await openWindow({ user: first.user })
    const other = await openWindow({ user: second.user })
    await watch(page, campaignPath(campaign))
    await watch(other, `${campaignSubmissionsPath(campaign)}?state=pending`)
    const before = await page.locator('#program').textContent()

    const creator = await createCreator()
    await handInPost(fakePlatform(), campaign, creator)
    const waiting = page.locator('aside .waiting')
    await waiting.filter({ hasText: '1' }).waitFor()
    await page.getByRole('link', { name: 'Review a post' }).waitFor()
    await other.getByLabel('Choose the post of').check()

    await other.getByRole('button', { name: 'Approve selected' }).click()
    await other.getByRole('button', { name: 'Approve 1 post' }).click()
    await waiting.waitFor({ state: 'detached' })
    await addBudget(db, campaign, 100_000)
    await eventually(() => page.locator('#program').textContent()).not.toBe(before)
    expect(await isSameLoad(page)).toBe(true)
  })

  test('has one stream for all windows, which another takes over', async () => {
    const { user, organization_id } = await createMembership(db)
    const first = await openWindow({ user })
    const asked: string[] = []
    first.context().on('request', (request) => {
      if (request.url().includes('/live?')) asked.push(request.url())
    })
    await watch(first, organizationPath({ id: organization_id }))
    const second = await first.context().newPage()
    // What comes before its script runs is told by the first window.
    await second.goto('/me', { waitUntil: 'commit' })
    await tell(user, signIn())
    await first.getByRole('link', { name: 'Notifications, 1 new' }).waitFor()
    await second.getByRole('link', { name: 'Notifications, 1 new' }).waitFor()
    expect(asked).toHaveLength(1)

    await first.close()
    await eventually(() => asked.length).toBe(2)
    await tell(user, signIn())
    await second.getByRole('link', { name: 'Notifications, 2 new' }).waitFor()
    await second.close()
  })

  test('goes on listening from page to page, and stops when they sign out', async () => {
    const page = await openWindow({ user: await createUser(db) })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/live?')) asked.push(request.url())
    })
    await watch(page, '/me')
    await page.getByRole('link', { name: 'Access tokens' }).click()
    await page.getByRole('heading', { name: 'Access tokens' }).waitFor()
    expect(asked).toHaveLength(1)

    await signOut(page)
    await page.waitForTimeout(5000)
    expect(asked).toHaveLength(1)
  })
})
