import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { creatorProfiles } from '../../src/tables/users/creator-profiles.ts'
import {
  addressPath,
  creatorProfilePath,
  socialAccountsPath,
} from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createSocialAccount, createUser, unique } from '../support/world/factories.ts'
import { newWindow, openWindow } from './browser.ts'
import { awaitColours, barriersIn } from './inspection.ts'

const lightInk = 'rgb(245, 238, 230)'
const darkInk = 'rgb(31, 22, 38)'

/** Ink and paper of a page. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const { color } = getComputedStyle(document.querySelector('main') as HTMLElement)
    const { backgroundColor } = getComputedStyle(document.body)
    return [color, backgroundColor]
  })

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

  test('prints their profile as ink on paper, whatever the theme', async () => {
    const user = await createUser(db, { name: 'Suki Tanaka' })
    await createSocialAccount(db, user, { status: 'verified' })
    const profile = { user_id: user.id, words: 'I film coffee, slowly.', video_amount: 25_000 }
    await db.insert(creatorProfiles).values(profile)
    const page = await openWindow({ user })
    await page.goto(creatorProfilePath(user))
    const domain = new URL(page.url()).hostname
    await page.context().addCookies([{ name: 'theme', value: 'dark', domain, path: '/' }])
    await page.reload()
    expect(await coloursOf(page)).toEqual([lightInk, 'rgb(20, 15, 25)'])

    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-asked-to-print', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.locator('[data-asked-to-print]').waitFor()

    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ media: 'print', colorScheme })
      await awaitColours(page)
      expect(await coloursOf(page)).toEqual([darkInk, 'rgb(255, 255, 255)'])
      const inks = await page
        .locator('main :is(h1, h2, p, dd, a)')
        .evaluateAll((all) => [
          ...new Set(
            all
              .filter((element) => element.checkVisibility())
              .map((element) => getComputedStyle(element).colorScheme),
          ),
        ])
      expect(inks).toEqual(['light'])
      expect(await barriersIn(page, ['color-contrast'], 'main')).toEqual([])
      for (const role of ['navigation', 'button'] as const)
        expect(await page.getByRole(role).count()).toBe(0)
    }
    if (process.env.SCREENSHOTS)
      await page.screenshot({ path: `${process.env.SCREENSHOTS}/print.png`, fullPage: true })

    const { page: plain } = await newWindow({ user, javaScriptEnabled: false })
    await plain.goto(creatorProfilePath(user))
    expect(await plain.getByRole('button', { name: 'Print' }).count()).toBe(0)
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
