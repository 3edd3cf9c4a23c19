import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import {
  createApplication,
  go,
  letTimePass,
  stored,
} from '../../../../test/support/world/collab-work.ts'
import { collabSubmissions } from '../../../tables/collabs/collab-submissions.ts'
import { collabs, type SparkDays, sparkDays } from '../../../tables/collabs/collabs.ts'
import { notifications } from '../../../tables/users/notifications.ts'
import {
  collabPath,
  discoverCollabPath,
  editCollabPath,
} from '../../../vocabulary/addresses/urls.ts'

/** A Spark code is good for one of four spans, to everyone who asks. */

async function posted(spark_days: SparkDays | null = null) {
  const work = await createApplication({ require_spark_ads: true, spark_days })
  await go(work, 'acceptance', 'content', 'approval', 'post')
  const give = (spark_days: unknown) =>
    work.asCreator.post(`${work.ownPath}/spark_code.json`, {
      spark_code: { spark_code: '#9kXv0b3Y2sQp8==', spark_days },
    })
  return { work, give }
}

test('the form offers these, and no other', async () => {
  const { work } = await posted()
  const { body } = await (await withSession(work.creator)).get(work.ownPath)
  const options = [...body.matchAll(/<option value="(\d+)"[^>]*>\d+ days/g)].map(([, days]) => days)
  expect(options).toEqual(['7', '30', '60', '365'])
})

test('JSON takes these, as numbers or as texts, and no other', async () => {
  const { give } = await posted()
  for (const days of [...sparkDays, '7', '365'])
    expect([days, (await give(days)).json().spark_days]).toEqual([days, Number(days)])
  for (const days of [0, 1, 8, 14, 90, 366, -7, 7.5, '07', '30 days', null, true, [7]])
    expect([days, Object.keys((await give(days)).json().errors)]).toEqual([days, ['spark_days']])
})

test('the database keeps these, and no other', async () => {
  const { work, give } = await posted()
  await give(30)
  const isIt = eq(collabSubmissions.id, work.submission.id)
  const written = db.update(collabSubmissions).set({ spark_days: 14 }).where(isIt)
  await expect(written).rejects.toMatchObject({
    cause: { constraint: 'collab_submissions_spark_days_check' },
  })
})

test.each(sparkDays)('the end of one for %i days is told to both a week before', async (days) => {
  const { work, give } = await posted()
  await give(days)
  await go(work, 'completion')
  const told = async () =>
    (await db.select().from(notifications).where(eq(notifications.record_id, work.submission.id)))
      .filter(({ type }) => type === 'SparkCodeExpiringNotifier')
      .map(({ user_id, params }) => [user_id, params.ends_at])
      .sort()
  // One for a week ends in a week from the beginning.
  if (days > 7) {
    await letTimePass(work, `${days - 8} days`)
    expect(await told()).toEqual([])
    await letTimePass(work, '1 day')
  } else await letTimePass(work, '1 minute')
  const { spark_ends_at } = await stored(work)
  const both = [work.admin.user_id, work.creator.id].map((id) => [id, spark_ends_at])
  expect(await told()).toEqual(both.sort())
  await letTimePass(work, '400 days')
  expect(await told()).toHaveLength(2)
})

test('one that is shorter than the collab asks for is refused, and the form does not offer it', async () => {
  const { work, give } = await posted(60)
  const { collab } = work
  expect((await give(30)).json().errors).toEqual({
    spark_days: ['must be at least 60, for which the brand asks'],
  })
  const { body } = await (await withSession(work.creator)).get(work.ownPath)
  expect(body).toContain('At least 60 days, as the brand asks.')
  expect(body).toMatch(/<option value="60" selected/)
  expect(body).not.toContain('<option value="30"')

  // Terms stay as they were agreed on, whatever becomes of the collab.
  await db.update(collabs).set({ spark_days: 365 }).where(eq(collabs.id, collab.id))
  const given = await give(60)
  expect([given.statusCode, given.json()]).toMatchObject([
    201,
    { spark_days: 60, asked_spark_days: 60 },
  ])
})

test('both sides and whoever looks for work read how long it has to be good', async () => {
  const { work } = await posted(30)
  const words = 'Code needed, good for at least 30 days'
  const asAdmin = await withSession(work.admin)
  const asCreator = await withSession(work.creator)
  expect((await asAdmin.get(collabPath(work.collab))).body).toContain(
    'with a Spark code for 30 days',
  )
  expect((await asAdmin.get(work.path)).body).toContain(words)
  const form = (await asAdmin.get(editCollabPath(work.collab))).body
  expect(form).toMatch(/<option value="30" selected[^>]*>At least 30 days/)
  expect((await asCreator.get(work.ownPath)).body).toContain(words)
  expect((await asCreator.get(discoverCollabPath(work.collab))).body).toContain(words)
})
