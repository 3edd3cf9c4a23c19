import { expect, test } from 'vitest'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/submissions.ts'
import { openWindow } from './browser.ts'

const timezoneId = 'Pacific/Kiritimati'

/** As it stands in a sentence, of a deadline two days from now. */
const shownIn = (timeZone: string, at: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(
    new Date(at),
  )

test('times are in the zone of the reader, and without scripts in universal time, which they say', async () => {
  const creator = await createCreator()
  await handInPost(fakePlatform(), await createRunningCampaign(), creator)

  const bare = await openWindow({ user: creator.user, timezoneId, javaScriptEnabled: false })
  await bare.goto('/me/submissions')
  const due = bare.locator('time', { hasText: 'until' })
  const at = (await due.getAttribute('datetime')) ?? ''
  expect(await due.textContent()).toBe(`until ${shownIn('UTC', at)} UTC`)

  const page = await openWindow({ user: creator.user, timezoneId })
  await page.goto('/me/submissions')
  await page.getByText(`until ${shownIn(timezoneId, at)}`, { exact: true }).waitFor()
  expect(await page.locator('time', { hasText: 'UTC' }).count()).toBe(0)
})
