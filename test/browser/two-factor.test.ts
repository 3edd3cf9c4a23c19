import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { db } from '../support/helper.ts'
import { createUser } from '../support/world/factories.ts'
import { appCode } from '../support/world/sign-in.ts'
import { openWindow, signInAs, signOut } from './browser.ts'
import { barriersIn } from './inspection.ts'

test('someone switches two-factor authentication on and signs in with it', async () => {
  const user = await createUser(db)
  const atHome = await openWindow({ user })
  const { secret, backupCodes } = await enrol(atHome)
  expect(backupCodes).toHaveLength(10)

  const atWork = await openWindow()
  await signInAs(atWork, user.email)
  await verify(atWork, '000000')
  await atWork.getByText('Code is not right').waitFor()
  // A code works once. The current one was used to enrol, so the next one is used here.
  await verify(atWork, appCode(secret, 1))
  await atWork.getByRole('heading', { name: 'Three steps to your first payout' }).waitFor()

  await signOut(atWork)
  await signInAs(atWork, user.email, { count: 2 })
  await verify(atWork, backupCodes[0] as string)
  await atWork.getByRole('heading', { name: 'Three steps to your first payout' }).waitFor()

  await atHome.reload()
  await atHome.getByText('9 of 10 left').waitFor()
  await switchOff(atHome, backupCodes[1] as string)
})

async function enrol(page: Page) {
  await page.goto('/me/two_factor')
  const shown = await page.getByText('Type this key').locator('+ p').textContent()
  const secret = shown?.replaceAll(' ', '') ?? ''
  await page.getByRole('textbox', { name: 'Code' }).fill(appCode(secret))
  await page.getByRole('button', { name: 'Turn on two-factor authentication' }).click()

  await page.getByRole('heading', { name: 'Two-factor authentication is on' }).waitFor()
  expect(await barriersIn(page)).toEqual([])
  const backupCodes = await page.locator('main li:not(nav li)').allInnerTexts()
  await page.getByRole('link', { name: 'I have saved them' }).click()
  await page.getByText('10 of 10 left').waitFor()
  return { secret, backupCodes }
}

async function verify(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByRole('button', { name: 'Verify' }).click()
}

async function switchOff(page: Page, code: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Code' }).last().fill(code)
  await page.getByRole('button', { name: 'Turn off two-factor authentication' }).click()
  await page.getByText('Two-factor authentication is off.').waitFor()
}
