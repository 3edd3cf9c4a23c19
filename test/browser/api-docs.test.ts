import { expect, test } from 'vitest'
import { openWindow } from './browser.ts'
import { settle } from './inspection.ts'

test('the description of the interface is there, and still is on coming back to it', async () => {
  const page = await openWindow()
  const operation = page.getByRole('button', { name: 'List the organizations you belong to' })
  await page.goto('/session/new')
  await page.getByRole('link', { name: 'JSON interface' }).click()
  await operation.waitFor()

  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Sign in to Troupe' }).waitFor()
  await page.goBack()

  await operation.click()
  await page.getByText('Total-Count').first().waitFor()
})

test('an open operation fits on a phone', async () => {
  const page = await openWindow({ width: 360 })
  await page.goto('/docs/api')
  await page.getByRole('button', { name: 'List the organizations you belong to' }).click()
  await page.getByText('Total-Count').first().waitFor()

  const reference = page.locator('#api-docs')
  expect(await reference.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})

test('the description has its place in the order of the page', async () => {
  const page = await openWindow()
  await page.goto('/docs/api')
  await settle(page)

  expect(await page.locator('main').count()).toBe(1)
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.getByRole('heading', { level: 2 }).count()).toBe(1)
})

test('without JavaScript the document itself is linked', async () => {
  const page = await openWindow({ javaScriptEnabled: false })
  await page.goto('/docs/api')

  await page.locator('noscript').getByRole('link', { name: '/openapi.json' }).waitFor()
})
