import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { campaigns } from '../../src/tables/campaigns/campaigns.ts'
import { campaignPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import { createCampaign, createMembership } from '../support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/world/submissions.ts'
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
  const due = bare.locator('time', { hasText: /^by / })
  const at = (await due.getAttribute('datetime')) ?? ''
  expect(await due.textContent()).toBe(`by ${shownIn('UTC', at)} UTC`)

  const page = await openWindow({ user: creator.user, timezoneId })
  await page.goto('/me/submissions')
  await page.getByText(`by ${shownIn(timezoneId, at)}`, { exact: true }).waitFor()
  expect(await page.locator('time', { hasText: 'UTC' }).count()).toBe(0)
})

test('a time is typed in the zone of the reader, which the form names', async () => {
  const admin = await createMembership(db)
  const campaign = await createCampaign(db, { organization_id: admin.organization_id })
  const page = await openWindow({ user: admin.user, timezoneId: 'Europe/Berlin' })
  await page.goto(campaignPath(campaign))
  await page.goto(`${campaignPath(campaign)}/edit`)
  await page.getByText('In your time zone, Europe/Berlin.').waitFor()

  // Clocks are set ahead between the two.
  for (const [typed, moment] of [
    ['2099-03-28T09:30', '2099-03-28T08:30:00.000Z'],
    ['2099-03-30T09:30', '2099-03-30T07:30:00.000Z'],
  ] as const) {
    await page.goto(`${campaignPath(campaign)}/edit`)
    await page.getByLabel('End', { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await page.getByText('Your changes are saved.').waitFor()
    const [saved] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id))
    expect(saved?.ends_at).toBe(moment)
    await page.goto(`${campaignPath(campaign)}/edit`)
    expect(await page.getByLabel('End', { exact: true }).inputValue()).toBe(typed)
  }
})
