import { expect, test } from 'vitest'
import { organizationPath } from '../../src/vocabulary/addresses/urls.ts'
import { openWindow } from './browser.ts'
import { theWorld } from './world.ts'

test('a point opens the posts behind it, and a period is drawn from one to another', async () => {
  const { mara, organization } = await theWorld()
  const page = await openWindow({ user: mara })
  await page.goto(organizationPath(organization))
  const plot = page.getByRole('img', { name: /views in the last 30 days/ })
  await plot.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await plot.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width - 5, y + height / 2)
  await page.mouse.up()
  await page.waitForURL(/\?from=.+&to=.+/)
  const drawn = page.getByRole('img', { name: /views from/ })
  await drawn.focus()
  await page.keyboard.press('End')
  const last = new URL(page.url()).searchParams.get('to')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/submissions?from=${last}&to=${last}`)
  await page.getByRole('heading', { name: 'Posts', exact: true }).waitFor()
})

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
