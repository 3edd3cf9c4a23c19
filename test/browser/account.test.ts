import { describe, expect, test } from 'vitest'
import { createUser, unique } from '../factories.ts'
import { db } from '../helper.ts'
import { codeSentTo } from '../mails.ts'
import { uniqueEmail } from '../sign-in.ts'
import { openWindow } from './browser.ts'

describe('someone who looks after their account', () => {
  test('changes their name and their e-mail address', async () => {
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

  test('saves an address, and deletes it', async () => {
    const page = await openWindow({ user: await createUser(db) })
    await page.goto('/me/address')
    await page.getByLabel('Full name').fill('Robin Vale')
    await page.getByLabel('Street and number').fill('Hafenstraße 7')
    await page.getByLabel('City').fill('Hamburg')
    await page.getByRole('button', { name: 'Save address' }).click()

    await page.getByText("Country can't be blank").waitFor()
    expect(await page.getByLabel('City').inputValue()).toBe('Hamburg')
    await page.getByLabel('Country').selectOption('DE')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.getByText('Your address is saved.').waitFor()

    await page.getByRole('button', { name: 'Delete address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete address' }).click()
    await page.getByText('Your address is deleted.').waitFor()
    expect(await page.getByLabel('City').inputValue()).toBe('')
  })

  test('connects a social account, and disconnects it', async () => {
    const page = await openWindow({ user: await createUser(db) })
    const name = unique('robin').replaceAll('-', '_')
    await page.goto('/me/social_accounts')
    await page.getByLabel('Twitch').check()
    await page.getByLabel('Address').fill(`https://example.com/${name}`)
    await page.getByRole('button', { name: 'Connect account' }).click()

    await page.locator('[aria-invalid=true]').waitFor()
    expect(await page.getByLabel('Twitch').isChecked()).toBe(true)
    await page.getByLabel('Address').fill(`https://www.twitch.tv/${name.slice(0, 20)}`)
    await page.getByRole('button', { name: 'Connect account' }).click()
    await page.getByText('Your Twitch account is connected.').waitFor()

    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByText('Your Twitch account is disconnected.').waitFor()
    await page.getByText('No account is connected yet').waitFor()
  })
})
