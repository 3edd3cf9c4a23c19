import { describe, expect, test } from 'vitest'
import { db } from '../support/helper.ts'
import { codeSentTo, linkSentTo } from '../support/reading/mails.ts'
import { createUser } from '../support/world/factories.ts'
import { uniqueEmail } from '../support/world/sign-in.ts'
import { openWindow, requestCode, signInAs, signOut } from './browser.ts'

describe('someone who signs in', () => {
  test('types the code from the mail, and signs out again', async () => {
    const email = uniqueEmail()
    const page = await openWindow()
    await signInAs(page, email)
    await page.getByLabel('Name').fill('Noor Haddad')
    await page.getByRole('button', { name: 'Continue' }).click()

    await page.getByText('Welcome, Noor Haddad.').waitFor()
    await page.getByRole('heading', { name: 'What brings you here?' }).waitFor()
    await page.getByRole('link', { name: 'Just look around' }).click()
    await page.getByRole('heading', { name: 'Three steps to your first payout' }).waitFor()
    await signOut(page)

    await page.goto('/organizations')
    expect(new URL(page.url()).pathname).toBe('/session/new')
  })

  test('may press Enter after the code, which is sent already', async () => {
    const { email } = await createUser(db)
    const page = await openWindow()
    await page.goto('/me/sessions')
    await requestCode(page, email)

    const code = page.getByLabel('Code')
    await code.fill(await codeSentTo(email))
    await code.press('Enter', { noWaitAfter: true }).catch(() => {})

    await page.getByRole('heading', { name: 'Sessions' }).waitFor()
  })

  test('is told that a code is wrong', async () => {
    const page = await openWindow()
    await page.goto('/session/new')
    await requestCode(page, uniqueEmail())

    await page.getByLabel('Code').fill('000 000')

    await page.getByText('Code is not right').waitFor()
  })

  test('follows the link in the mail, which fills the code in, to where they were going', async () => {
    const { email } = await createUser(db)
    const page = await openWindow()
    await page.goto('/me/sessions')
    await requestCode(page, email)

    await page.goto(await linkSentTo(email))
    await page.getByRole('button', { name: 'Sign in' }).click()

    await page.getByRole('heading', { name: 'Sessions' }).waitFor()
    await page.getByText('this device').waitFor()
  })

  test('needs no JavaScript', async () => {
    const { email } = await createUser(db)
    const page = await openWindow({ javaScriptEnabled: false })

    await page.goto('/session/new')
    await requestCode(page, email)
    await page.getByLabel('Code').fill(await codeSentTo(email))
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('heading', { name: 'Three steps to your first payout' }).waitFor()

    await signOut(page)
  })
})
