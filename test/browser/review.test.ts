import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { CampaignSubmission } from '../../src/tables/campaigns/campaign-submissions.ts'
import { reviewPath } from '../../src/vocabulary/addresses/submission-urls.ts'
import { db } from '../support/helper.ts'
import { workOff } from '../support/world/deadlines.ts'
import { createMembership } from '../support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  pass,
  readAgain,
  reload,
} from '../support/world/submissions.ts'
import { openWindow } from './browser.ts'
import { awaitColours, barriersIn } from './inspection.ts'

async function setUp(posts: number) {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id })
  const platform = fakePlatform()
  const submissions: CampaignSubmission[] = []
  for (let index = 0; index < posts; index += 1)
    submissions.push(
      await handInPost(platform, campaign, await createCreator(), { views: 2000 + index }),
    )
  return { user, path: reviewPath({ id: organization_id }), submissions, platform }
}

const detail = (page: Page, { account_handle }: CampaignSubmission) =>
  page.getByRole('article', { name: `Post of @${account_handle}` })

const listed = (page: Page) => page.locator('.inbox-item').count()

const isNeeded = (field: Locator) =>
  field.evaluate((element) => (element as HTMLTextAreaElement).required)
const isFocused = (field: Locator) =>
  field.evaluate((element) => element === document.activeElement)

/** Whether one thing stands in the window, and ends where the other begins. */
async function isLeftOf(left: Locator, right: Locator): Promise<boolean> {
  const [one, other] = [await left.boundingBox(), await right.boundingBox()]
  if (one === null || other === null) return false
  return one.x > 0 && one.x + one.width <= other.x
}

const stateAfterwards = async (submission: CampaignSubmission) => {
  await pass(submission, '10 seconds')
  await workOff()
  return (await reload(submission)).state
}

describe('an admin with a keyboard', () => {
  test('goes through the inbox, approves, undoes and rejects', async () => {
    const { user, path, submissions } = await setUp(4)
    const [first, second, third] = submissions as [
      CampaignSubmission,
      CampaignSubmission,
      CampaignSubmission,
    ]
    const page = await openWindow({ user })
    await page.goto(path)
    await detail(page, first).waitFor()

    await page.keyboard.press('j')
    await detail(page, second).waitFor()
    await page.waitForURL(/[?&]id=/)
    await page.keyboard.press('j')
    await detail(page, third).waitFor()
    await page.keyboard.press('k')
    await detail(page, second).waitFor()
    expect(await page.locator('.inbox-item [aria-current]').textContent()).toContain(
      second.account_handle,
    )

    const top = async () => (await page.locator('.inbox').boundingBox())?.y
    const before = await top()
    await page.keyboard.press('a')
    await page.getByText(`The post of @${second.account_handle} will be approved.`).waitFor()
    await detail(page, third).waitFor()
    expect(await top()).toBe(before)
    expect(await listed(page)).toBe(3)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await awaitColours(page)
      expect(await barriersIn(page, ['color-contrast'], '.undo')).toEqual([])
    }
    expect((await reload(second)).state).toBe('pending')

    await page.keyboard.press('z')
    await detail(page, second).waitFor()
    await expect.poll(() => listed(page), { timeout: 20_000 }).toBe(4)
    expect(await stateAfterwards(second)).toBe('pending')

    const approve = detail(page, second).getByRole('button', { name: 'Approve' })
    const place = await approve.boundingBox()
    await page.keyboard.press('r')
    const note = detail(page, second).getByLabel('Note')
    const reason = detail(page, second).getByLabel('Reason')
    expect(await approve.boundingBox()).toEqual(place)
    expect(await reason.inputValue()).toBe('')
    await page.keyboard.press('Escape')
    await reason.waitFor({ state: 'hidden' })
    await page.keyboard.press('r')
    await page.keyboard.press('Control+Enter')
    await page.getByText("Reason can't be blank").waitFor()
    await reason.selectOption('other')
    expect(await isNeeded(note)).toBe(true)
    await reason.selectOption('low_quality')
    expect(await isNeeded(note)).toBe(true)
    await reason.selectOption('rights')
    expect(await isNeeded(note)).toBe(false)
    await reason.selectOption('not_public')
    await page.keyboard.press('Control+Enter')
    await expect.poll(() => isFocused(note)).toBe(true)
    await detail(page, second).getByRole('button', { name: 'Reject', exact: true }).click()
    expect(await isFocused(note)).toBe(true)
    await reason.selectOption('other')
    // Letters that are typed are letters.
    await note.pressSequentially('jazz far')
    await page.keyboard.press('Control+Enter')
    await page.getByText(`The post of @${second.account_handle} will be rejected.`).waitFor()
    expect(await stateAfterwards(second)).toBe('rejected')
    expect((await reload(second)).note).toBe('jazz far')

    await page.keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  })

  test('decides about the post that was moved to, however fast', async () => {
    const { user, path, submissions } = await setUp(2)
    const [first, second] = submissions as [CampaignSubmission, CampaignSubmission]
    const page = await openWindow({ user })
    await page.goto(path)
    await detail(page, first).waitFor()

    await page.keyboard.press('j')
    await page.keyboard.press('a')
    await page.getByText(`The post of @${second.account_handle} will be approved.`).waitFor()
    expect(await stateAfterwards(second)).toBe('approved')
    expect(await stateAfterwards(first)).toBe('pending')
  })

  test('is asked again for a reason about the post they moved to', async () => {
    const { user, path, submissions } = await setUp(3)
    const [first, second] = submissions as [CampaignSubmission, CampaignSubmission]
    const page = await openWindow({ user })
    await page.goto(path)
    await detail(page, first).waitFor()

    await page.keyboard.press('j')
    await page.keyboard.press('r')
    await detail(page, second).getByLabel('Reason').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText("Reason can't be blank").waitFor()
    await detail(page, second).getByLabel('Reason').selectOption('rights')
    await detail(page, second).getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText(`The post of @${second.account_handle} will be rejected.`).waitFor()
    expect(await stateAfterwards(second)).toBe('rejected')
    expect(await stateAfterwards(first)).toBe('pending')

    // Nothing was written, so nothing is lost by going elsewhere.
    await page.keyboard.press('r')
    await page.keyboard.press('Control+Enter')
    await page.getByText("Reason can't be blank").waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Home' }).first().click()
    await page.waitForURL((url) => !url.pathname.includes('review'))
  })

  test('keeps the post they look at when someone else decides it', async () => {
    const { user, path, submissions } = await setUp(2)
    const [first, second] = submissions as [CampaignSubmission, CampaignSubmission]
    const page = await openWindow({ user })
    await page.goto(path)
    await page.waitForURL(/[?&]id=/)
    await page.locator('[data-live-state=on]').waitFor({ state: 'attached' })
    await approveSubmission(first)
    await page.getByText('1 post,').waitFor()

    await detail(page, first).waitFor()
    expect(await detail(page, second).count()).toBe(0)
  })

  test('sees the sum and what can be approved together change with the list', async () => {
    const { user, path, submissions } = await setUp(4)
    const [first] = submissions as [CampaignSubmission]
    const page = await openWindow({ user })
    await page.goto(path)
    await page.locator('[data-live-state=on]').waitFor({ state: 'attached' })
    await page.getByText('4 posts,').waitFor()
    await page.getByRole('button', { name: 'Approve 4 with clean checks' }).waitFor()

    await approveSubmission(first)
    await page.getByText('3 posts,').waitFor()
    await page.getByRole('button', { name: 'Approve 3 with clean checks' }).waitFor()
    expect(await listed(page)).toBe(3)
  })

  test('has the pay, the buttons and the whole form in a low window', async () => {
    const { user, path, submissions, platform } = await setUp(3)
    const [first] = submissions as [CampaignSubmission]
    await readAgain(platform, first)
    const page = await openWindow({ user })
    for (const height of [850, 640]) {
      await page.setViewportSize({ width: 1280, height })
      await page.goto(path)
      const post = detail(page, first)
      const reach = async (part: Locator) => {
        const { y = -1, height: tall = 0 } = (await part.boundingBox()) ?? {}
        return y >= 56 && y + tall <= height
      }
      expect(await reach(post.locator('.figure'))).toBe(true)
      expect(await reach(post.getByRole('button', { name: 'Approve' }))).toBe(true)
      for (const key of ['r', 'f']) {
        await page.keyboard.press(key)
        const form = post.locator('details[open] > .decide')
        await expect.poll(() => reach(form)).toBe(true)
        expect(await isLeftOf(form, post)).toBe(true)
        await page.keyboard.press('Escape')
      }
    }
  })

  test('decides many at once, and takes them back together', async () => {
    const { user, path, submissions } = await setUp(3)
    const [first] = submissions as [CampaignSubmission]
    const page = await openWindow({ user })
    await page.goto(path)
    await page.getByRole('button', { name: 'Approve 3 with clean checks' }).click()
    await page.getByText('Together they would earn').waitFor()
    await page.getByRole('button', { name: 'Approve 3 posts' }).click()
    await page.getByText('3 posts will be approved.').waitFor()
    await page.getByText('Nothing to review').waitFor()
    await page.keyboard.press('z')
    await expect.poll(() => listed(page), { timeout: 20_000 }).toBe(3)

    await page.getByLabel(`Choose the post of @${first.account_handle}`).check()
    await page.getByText('1 post, would earn $').waitFor()
    await page.getByText('Reject selected…').click()
    const together = page.locator('#chosen-together')
    await together.getByLabel('Reason').selectOption('not_public')
    await page.getByRole('button', { name: 'Reject selected' }).click()
    expect(await isFocused(together.getByLabel('Note'))).toBe(true)
    await together.getByLabel('Reason').selectOption('rights')
    await page.getByRole('button', { name: 'Reject selected' }).click()
    await page.getByText(`The post of @${first.account_handle} will be rejected.`).waitFor()
    expect(await listed(page)).toBe(2)
    expect(await stateAfterwards(first)).toBe('rejected')
  })
})

describe('without scripts', () => {
  test('an admin with a phone approves one post after another, and undoes it', async () => {
    const { user, path, submissions } = await setUp(2)
    const [first, second] = submissions as [CampaignSubmission, CampaignSubmission]
    const page = await openWindow({ user, width: 360, javaScriptEnabled: false })
    await page.goto(path)
    expect(await detail(page, first).isVisible()).toBe(false)
    await page.getByRole('link', { name: `@${first.account_handle}` }).click()
    await detail(page, first).waitFor()
    expect(await page.locator('.inbox-list').isVisible()).toBe(false)

    await page.getByRole('button', { name: /^Approve \$/ }).click()
    await detail(page, second).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await detail(page, first).waitFor()
    await page.getByRole('main').getByRole('link', { name: 'All posts' }).click()
    expect(await listed(page)).toBe(2)
  })

  test('the form that rejects covers neither post nor caption, and speaks of its reason alone', async () => {
    const { user, organization_id } = await createMembership(db)
    const campaign = await createRunningCampaign({ organization_id })
    const caption = 'Two cups a day. #sponsored'
    await handInPost(fakePlatform(), campaign, await createCreator(), { caption })
    const page = await openWindow({ user, javaScriptEnabled: false })
    await page.goto(reviewPath({ id: organization_id }))
    await page.getByText('Reject…').click()
    const form = page.locator('details[open] > .decide')
    expect(await isLeftOf(form, page.locator('.reviewed'))).toBe(true)
    const about = page.getByText('Its caption has “#sponsored”.')
    expect(await about.isVisible()).toBe(false)
    await form.getByLabel('Reason').selectOption('missing_disclosure')
    expect(await about.isVisible()).toBe(true)
    await form.getByLabel('Reason').selectOption('low_quality')
    expect(await about.isVisible()).toBe(false)
  })

  test('a note that is missing is asked for in its field', async () => {
    const { user, path, submissions } = await setUp(1)
    const [first] = submissions as [CampaignSubmission]
    const page = await openWindow({ user, javaScriptEnabled: false })
    await page.goto(path)
    await page.getByText('Reject…').click()
    const needed =
      'Needed for “Something else”, “Not public”, “Low quality”, and “Requirement missing”.'
    expect(await detail(page, first).getByText(needed).isVisible()).toBe(true)
    await detail(page, first).getByLabel('Reason').selectOption('not_public')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText('Say what you see: we found a post at its link.').waitFor()
    await expect.poll(() => isFocused(detail(page, first).getByLabel('Note'))).toBe(true)
    await detail(page, first).getByLabel('Reason').selectOption('other')
    await page.getByRole('button', { name: 'Reject', exact: true }).click()
    await page.getByText("Note can't be blank").waitFor()
    await expect.poll(() => isFocused(detail(page, first).getByLabel('Note'))).toBe(true)
  })
})
