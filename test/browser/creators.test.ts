import { describe, expect, test } from 'vitest'
import { addressPath, socialAccountsPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createUser, unique } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

describe('a creator', () => {
  test('connects an account, mends a wrong address, and disconnects it again', async () => {
    const page = await openWindow({ user: await createUser(db) })
    const name = unique('ada')
    await page.goto(socialAccountsPath)
    await page.getByText('No accounts connected yet').waitFor()

    await page.getByLabel('Address', { exact: true }).fill('https://example.com/ada')
    await page.getByRole('button', { name: 'Connect account' }).click()

    await page.getByText('Address is not on a platform we support').waitFor()
    await page.getByLabel('Address', { exact: true }).fill(`https://www.twitch.tv/${name}/videos`)
    await page.getByRole('button', { name: 'Connect account' }).click()

    await page.getByText('Your Twitch account is added. Now verify that it is yours.').waitFor()
    await page.getByRole('heading', { name: `Twitch · ${name}`, level: 1 }).waitFor()

    await page.getByRole('button', { name: 'Disconnect' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
    await page.getByText('Your Twitch account is disconnected.').waitFor()
    await page.getByText('No accounts connected yet').waitFor()
  })

  test('writes about themselves and publishes it with one button, and is asked nothing', async () => {
    const user = await createUser(db, { name: 'Ada Winter' })
    const page = await openWindow({ user, width: 360 })
    await page.goto('/home')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Profile' }).click()
    await page.getByLabel('Words').fill('I film coffee, slowly.')
    await page.getByLabel('Publish my profile').check()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Your profile is saved.').waitFor()
    expect(await page.getByLabel('Words').inputValue()).toBe('I film coffee, slowly.')
    expect(await page.getByLabel('Publish my profile').isChecked()).toBe(true)
  })

  test('saves an address without JavaScript, on a phone, and deletes it', async () => {
    const user = await createUser(db)
    const page = await openWindow({ user, width: 360, javaScriptEnabled: false })
    await page.goto(addressPath)

    await page.getByLabel('Full name').fill('Ada Winter')
    await page.getByLabel('Street and number').fill('Hafenstraße 12')
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
})
