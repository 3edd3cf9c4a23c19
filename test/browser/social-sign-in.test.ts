import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appWith } from '../support/app.ts'
import { db } from '../support/helper.ts'
import { codeSentTo } from '../support/reading/mails.ts'
import { type OpenidProvider, startOpenidProvider } from '../support/servers/openid-provider.ts'
import { startWebServer } from '../support/servers/web-server.ts'
import { createUser } from '../support/world/factories.ts'
import { newPerson, providersAt } from '../support/world/social-sign-in.ts'
import { openWindow } from './browser.ts'
import { barriersIn, settle } from './inspection.ts'

let provider: OpenidProvider
let address: string
let close: () => Promise<void>

/** A server of its own, with providers, at an address that its settings know before it listens. */
beforeAll(async () => {
  provider = await startOpenidProvider()
  const { server, url, close: free } = await startWebServer(() => {})
  const { port } = server.address() as AddressInfo
  free()
  const overrides = { baseUrl: url, socialProviders: providersAt(provider) }
  const { app } = await appWith({}, overrides)
  address = await app.listen({ port, host: '127.0.0.1' })
  close = () => app.close()
})

afterAll(async () => {
  provider.close()
  await close()
})

async function signInWith(page: Page, name: string): Promise<void> {
  await page.goto(`${address}/session/new`)
  await page.getByRole('button', { name: `Continue with ${name}` }).click()
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor()

test.each([true, false])(
  'someone signs in with a provider, and is asked who they are before it goes, with JavaScript: %s',
  async (javaScriptEnabled) => {
    provider.set(newPerson())
    const page = await openWindow({ javaScriptEnabled })

    await signInWith(page, 'Google')
    await heading(page, 'Three steps to your first payout')

    await page.goto(`${address}/me/sessions`)
    await heading(page, 'Connected accounts')
    await page.getByRole('button', { name: 'Disconnect Google' }).click()
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    await heading(page, 'Confirm that it is you')
  },
)

test('someone whose address is known enters a code the first time', async () => {
  const { email } = await createUser(db)
  provider.set(newPerson({ email }))
  const page = await openWindow()

  await signInWith(page, 'Acme')
  await page.getByText('From then on you can sign in with Acme').waitFor()
  await page.getByLabel('Code').fill(await codeSentTo(email))
  await heading(page, 'Three steps to your first payout')

  const elsewhere = await openWindow()
  await signInWith(elsewhere, 'Acme')
  await heading(elsewhere, 'Three steps to your first payout')
})

test('the buttons are there for everyone, on every screen', async () => {
  const page = await openWindow({ width: 360 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${address}/session/new`)
    await settle(page)

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    expect(await barriersIn(page)).toEqual([])
  }
})
