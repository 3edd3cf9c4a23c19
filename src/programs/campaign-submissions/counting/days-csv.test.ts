import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withToken } from '../../../../test/support/helper.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../../test/support/world/submissions.ts'
import { organizationPostsPath } from '../../../vocabulary/addresses/submission-urls.ts'

test('views of each post are told day by day, without readings that were voided', async () => {
  const campaign = await createRunningCampaign({ name: 'Autumn roast' })
  const { organization_id } = campaign
  const platform = fakePlatform()
  const post = await handInPost(platform, campaign, await createCreator())
  await handInPost(platform, await createRunningCampaign(), await createCreator())
  await db.execute(sql`delete from post_snapshots where submission_id = ${post.id}`)
  const read = (moment: string, views: number, voided: string | null = null) =>
    db.execute(sql`insert into post_snapshots (submission_id, taken_at, views, provider, view_definition, voided_at)
      values (${post.id}, ${moment}, ${views}, 'fake', 'plays', ${voided})`)
  await read('2026-03-01T08:00:00Z', 100)
  await read('2026-03-01T22:00:00Z', 250)
  await read('2026-03-02T08:00:00Z', 9000, '2026-03-02T09:00:00Z')
  await read('2026-03-02T10:00:00Z', 240)
  await read('2026-03-03T10:00:00Z', 700)

  const client = await withToken(await createMembership(db, { organization_id }))
  const path = `${organizationPostsPath({ id: organization_id })}/days.csv`
  const file = await client.get(path)
  expect(file.headers['content-type']).toContain('text/csv')
  const whose = `Autumn roast,${post.account_handle},YouTube,${post.post_url}`
  expect(file.body.trimEnd().split('\r\n').slice(1)).toEqual([
    `2026-03-01,${whose},250,250`,
    `2026-03-02,${whose},250,0`,
    `2026-03-03,${whose},700,450`,
  ])
  expect((await client.get(`${path}?state=paid`)).body.trimEnd().split('\r\n')).toHaveLength(1)
})
