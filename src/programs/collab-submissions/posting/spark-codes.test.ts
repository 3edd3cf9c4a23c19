import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import {
  createApplication,
  go,
  letTimePass,
  stored,
} from '../../../../test/support/world/collab-work.ts'
import { collabSubmissions, sparkDays } from '../../../tables/collabs/collab-submissions.ts'
import { notifications } from '../../../tables/users/notifications.ts'

/** A Spark code is good for one of four spans, to everyone who asks. */

async function posted() {
  const work = await createApplication({ require_spark_ads: true })
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
