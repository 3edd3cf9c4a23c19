import { expect, test } from 'vitest'
import { organizationPath } from '../../src/vocabulary/addresses/urls.ts'
import { openWindow } from './browser.ts'
import { theWorld } from './world.ts'

test('a chart shows the value under the pointer, follows the arrow keys and has a table', async () => {
  const { mara, organization } = await theWorld()
  const page = await openWindow({ user: mara })
  await page.goto(organizationPath(organization))
  const plot = page.getByRole('img', { name: /views in the last 30 days/ })
  const value = plot.locator('[data-chart-target=value]')

  expect(await value.isVisible()).toBe(false)
  await plot.hover()
  await value.waitFor()
  await page.mouse.move(0, 0)
  await value.waitFor({ state: 'hidden' })

  await plot.focus()
  await page.keyboard.press('End')
  const last = await value.textContent()
  await page.keyboard.press('ArrowLeft')
  expect(last).toContain('Views')
  expect(await value.textContent()).not.toBe(last)

  await page.getByRole('button', { name: 'Table of Views', exact: true }).click()
  const table = page.getByRole('dialog', { name: 'Views', exact: true })
  expect(await table.getByRole('row').count()).toBe(31)
})
