import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { sessions } from '../../src/tables/users/credentials/sessions.ts'
import { db } from '../support/helper.ts'
import { codeSentTo } from '../support/reading/mails.ts'
import { createUser } from '../support/world/factories.ts'
import { uniqueEmail } from '../support/world/sign-in.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

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

  await page.getByText(`Your address is now ${email}.`).waitFor()
})

test('someone proves that the account is theirs on the way to two-factor, and is led on', async () => {
  const user = await createUser(db)
  const page = await openWindow({ user })
  await db
    .update(sessions)
    .set({ proved_at: sql`now() - interval '1 hour'` })
    .where(eq(sessions.user_id, user.id))

  await page.goto('/me/two_factor')
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  expect(await barriersIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Send me the code' }).click()
  await page.getByLabel('Code').fill(await codeSentTo(user.email))
  expect(await barriersIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByRole('heading', { name: 'Two-factor authentication' }).waitFor()
})
