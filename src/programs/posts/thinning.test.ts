import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
} from '../../../test/support/world/submissions.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import { postSnapshots } from '../../tables/campaigns/posts.ts'
import { ownSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { keepSnapshots } from './jobs.ts'

const thin = () => keepSnapshots.perform(context, {})

async function setUp() {
  const creator = await createCreator()
  const campaign = await createRunningCampaign()
  const submission = await handInPost(fakePlatform(), campaign, creator)
  await db.delete(postSnapshots).where(eq(postSnapshots.submission_id, submission.id))
  const read = (views: number, hour: number, daysAgo: number, voided = false) =>
    db.insert(postSnapshots).values({
      submission_id: submission.id,
      taken_at: sql`(date_trunc('day', now() at time zone 'UTC') at time zone 'UTC')
        - make_interval(days => ${daysAgo}) + make_interval(hours => ${hour})` as unknown as string,
      views,
      provider: 'fake',
      view_definition: 'plays',
      ...(voided && { voided_at: sql`now()` as unknown as string, void_note: 'Odd.' }),
    })
  const kept = async () =>
    (
      await db
        .select({ views: postSnapshots.views })
        .from(postSnapshots)
        .where(eq(postSnapshots.submission_id, submission.id))
        .orderBy(postSnapshots.taken_at)
    ).map(({ views }) => views)
  return { creator, submission, read, kept }
}

test('of a day that is long ago the highest reading is kept, and what was struck out', async () => {
  const { read, kept } = await setUp()
  for (const [hour, views] of [100, 900, 500].entries()) await read(views, hour, 92)
  await read(5000, 4, 92, true)
  // The first and the last hour of another day: by UTC, wherever the server is.
  await read(1100, 0, 91)
  await read(1000, 23, 91)
  for (const [hour, views] of [2000, 2100].entries()) await read(views, hour, 89)

  await thin()
  expect(await kept()).toEqual([900, 5000, 1100, 2000, 2100])
  await thin()
  expect(await kept()).toHaveLength(5)
})

test('an amount is explained as before', async () => {
  const { creator, submission, read, kept } = await setUp()
  for (let hour = 0; hour < 24; hour += 1) await read(Math.min(hour, 20) * 1000, hour, 95)
  await approveSubmission(submission)
  await db
    .update(campaignSubmissions)
    .set({ verified_views: 20_000, created_at: new Date(Date.now() - 96 * 864e5).toISOString() })
    .where(eq(campaignSubmissions.id, submission.id))
  await pass(submission, '2 days')
  await grantAll()

  const client = await withSession(creator.user)
  const explained = async () => {
    const { readings, ...rest } = (
      await client.get(`${ownSubmissionPath(submission)}/explanation.json`)
    ).json()
    return { ...rest, readings: readings.map(({ views }: { views: number }) => views) }
  }
  const before = await explained()
  expect(JSON.stringify(before)).toContain('20000')
  await thin()
  expect(await kept()).toEqual([20_000])
  expect(await explained()).toEqual(before)
})

test('readings lie in the partition of their month, which finds a day by itself', async () => {
  const { rows } = await db.execute<{ name: string; index: string }>(sql`
    select relname as name, indexdef as index from pg_inherits join pg_class on pg_class.oid = inhrelid
    join pg_indexes on tablename = relname
    where inhparent = 'post_snapshots'::regclass and indexdef like '%brin%' and relname like '%' ||
      to_char(troupe_now() at time zone 'UTC', 'YYYY_MM')`)
  expect(rows).toHaveLength(1)
})
