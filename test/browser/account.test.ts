import { expect, test } from 'vitest'
import { createUser } from '../support/factories.ts'
import { db } from '../support/helper.ts'
import { codeSentTo } from '../support/mails.ts'
import { uniqueEmail } from '../support/sign-in.ts'
import { openWindow } from './browser.ts'

test('someone changes their name and their e-mail address', async () => {
  const email = uniqueEmail()
  const page = await openWindow({ user: await createUser(db) })
  await page.goto('/me')
  await page.getByLabel('Name').fill('Robin Weaver')
  await page.getByRole('button', { name: 'Save name' }).click()
  await page.getByText('Your changes are saved.').waitFor()
  expect(await page.locator('header').textContent()).toContain('Robin Weaver')

  await page.getByLabel('New address').fill(email)
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByLabel('Code').fill(await codeSentTo(email))
  await page.getByRole('button', { name: 'Confirm address' }).click()

  await page.getByText(`Your address is ${email} now.`).waitFor()
})
