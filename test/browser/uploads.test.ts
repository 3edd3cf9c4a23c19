import { expect, test } from 'vitest'
import { movie } from '../support/files/movies.ts'
import { createApplication, go } from '../support/world/collab-work.ts'
import { openWindow } from './browser.ts'

const video = {
  name: 'mug.mp4',
  mimeType: 'video/mp4',
  buffer: movie({ media: Buffer.alloc(12 * 1024 * 1024, 7) }),
}

test('a file is sent with its progress, goes on after a lost connection, and is handed in', async () => {
  const work = await createApplication()
  await go(work, 'acceptance')
  const page = await openWindow({ user: work.creator })
  let pieces = 0
  await page.route('**/me/uploads/*.json', (route) => {
    if (route.request().method() !== 'PATCH') return route.continue()
    pieces += 1
    return pieces === 2 ? route.abort('connectionreset') : route.continue()
  })
  await page.goto(work.ownPath)
  const form = page.locator('form').filter({ hasText: 'Or a link to it' })
  await form.getByLabel('Files').setInputFiles(video)
  await form.getByRole('progressbar', { name: 'mug.mp4' }).waitFor()
  await form.getByText('Connection lost. Trying again…').first().waitFor()
  await form.getByText('Uploaded', { exact: true }).waitFor()
  expect(pieces).toBe(3)

  // It is still there after the page was loaded anew.
  await page.reload()
  await form.getByText('Uploaded', { exact: true }).waitFor()
  await form.getByRole('button', { name: 'Submit content' }).click()
  await page.getByText('Your content is submitted.').waitFor()
  await page
    .getByRole('link', { name: /mug\.mp4/ })
    .first()
    .waitFor()
})

test('a file can be removed while it is on its way', async () => {
  const work = await createApplication()
  await go(work, 'acceptance')
  const page = await openWindow({ user: work.creator })
  await page.route('**/me/uploads/*.json', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await page.goto(work.ownPath)
  const form = page.locator('form').filter({ hasText: 'Or a link to it' })
  await form.getByLabel('Files').setInputFiles(video)
  await form.getByText('Connection lost. Trying again…').first().waitFor()
  await form.getByRole('button', { name: 'Remove mug.mp4' }).click()
  await form.getByText('Connection lost. Trying again…').first().waitFor({ state: 'hidden' })
  await expect.poll(async () => (await work.asCreator.get('/me/uploads.json')).json()).toEqual([])
})
