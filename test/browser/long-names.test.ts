import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { organizations } from '../../src/tables/organizations/organizations.ts'
import { ownSubmissionPath } from '../../src/vocabulary/addresses/submission-urls.ts'
import { mySubmissionsPath } from '../../src/vocabulary/addresses/urls.ts'
import { db } from '../support/helper.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../support/world/submissions.ts'
import { openWindow } from './browser.ts'

test('the long name of whom a post waits for makes neither a phone nor a table scroll sideways', async () => {
  const campaign = await createRunningCampaign()
  const name =
    'The Worshipful Company of Potters, Kettle Smiths and Mug Makers of the Northern Lakes'
  await db.update(organizations).set({ name }).where(eq(organizations.id, campaign.organization_id))
  const creator = await createCreator()
  const submission = await handInPost(fakePlatform(), campaign, creator)

  const page = await openWindow({ user: creator.user, width: 360 })
  for (const path of [ownSubmissionPath(submission), mySubmissionsPath, '/home']) {
    await page.goto(path)
    await page.getByText(`waits for ${name}`).first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
  const wide = await openWindow({ user: creator.user })
  await wide.goto(mySubmissionsPath)
  await wide.getByRole('columnheader', { name: 'Earned' }).waitFor()
  const table = wide.getByRole('table')
  expect(
    await table.evaluate(
      ({ scrollWidth, parentElement }) => scrollWidth - (parentElement?.clientWidth ?? 0),
    ),
  ).toBe(0)
})
