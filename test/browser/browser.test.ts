import { expect, test } from 'vitest'
import { openWindow } from './browser.ts'

let tries = 0

test('a test in which the browser dies is tried again, in another browser', async () => {
  tries += 1
  const page = await openWindow()
  if (tries === 1) {
    const browser = await page.context().browser()?.newBrowserCDPSession()
    browser?.send('Browser.crash').catch(() => {})
  }
  await page.goto('/session/new')
  await page.getByRole('heading', { name: 'Sign in to Troupe' }).waitFor()
  expect(tries).toBe(2)
})
