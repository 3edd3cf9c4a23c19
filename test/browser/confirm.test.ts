import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { editOrganizationPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createMembership } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

const opener = (page: Page) => page.getByRole('button', { name: 'Delete organization' })
const question = (page: Page) => page.getByRole('dialog')

async function openSettings({ javaScriptEnabled = true } = {}) {
  const { user, organization_id } = await createMembership(db)
  const page = await openWindow({ user, javaScriptEnabled })
  await page.goto(editOrganizationPath({ id: organization_id }))
  return page
}

test('nothing behind a question can be reached until it is answered', async () => {
  const page = await openSettings()
  const address = page.url()
  const behind = await page.getByRole('link', { name: 'Campaigns' }).first().boundingBox()
  await opener(page).click()
  await question(page).waitFor()
  expect(await focused(page)).toBe('Cancel')

  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    expect(['Cancel', 'Delete organization', undefined]).toContain(await focused(page))
  }
  await page.mouse.click((behind?.x ?? 0) + 5, (behind?.y ?? 0) + 5)
  await question(page).waitFor({ state: 'hidden' })
  expect(page.url()).toBe(address)

  await opener(page).click()
  await page.keyboard.press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Delete organization')

  await opener(page).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await question(page).waitFor({ state: 'hidden' })
  expect(await focused(page)).toBe('Delete organization')
})

test('a question opens and closes without scripts', async () => {
  const page = await openSettings({ javaScriptEnabled: false })
  await opener(page).click()
  await question(page).getByRole('button', { name: 'Cancel' }).click()
  await question(page).waitFor({ state: 'hidden' })
})

/** What the focus is on, or nothing while it is on no part of the page. */
const focused = (page: Page) =>
  page.evaluate(() =>
    document.activeElement === document.body
      ? undefined
      : document.activeElement?.textContent?.trim(),
  )
