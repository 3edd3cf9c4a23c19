import { test } from 'vitest'
import { openWindow } from './browser.ts'

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
