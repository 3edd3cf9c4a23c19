import { expect, test } from 'vitest'
import { withSession } from '../../../../test/support/helper.ts'
import { createApplication, go } from '../../../../test/support/world/collab-work.ts'
import { askedSparkDays, spanFor } from './asked-days.ts'

test.each([
  ['<ul><li>Landscape</li><li>A Spark code for 30 days</li></ul>', 30],
  ['<p>We need <strong>60 days</strong> of Spark Ads.</p>', 60],
  ['<p>A Spark code, please. You have 14 days for your post.</p>', undefined],
  ['<ul><li>A Spark code</li><li>Keep the post up for 90 days</li></ul>', undefined],
  ['<p>Show the mug.</p>', undefined],
])('%s asks for %s', (brief, asked) => {
  expect(askedSparkDays({ brief })).toBe(asked)
})

test('a span lasts as long as it was asked for, or as long as TikTok lets it', () => {
  expect([7, 10, 45, 90, 500].map(spanFor)).toEqual([7, 30, 60, 365, 365])
})

test('the form names and chooses what the brief asks for, and both sides read of a code that ends before', async () => {
  const work = await createApplication({
    require_spark_ads: true,
    brief: '<p>A Spark code for 30 days, please.</p>',
  })
  await go(work, 'acceptance', 'content', 'approval', 'post')
  const own = async () => (await (await withSession(work.creator)).get(work.ownPath)).body
  const theirs = async () => (await (await withSession(work.admin)).get(work.path)).body

  expect(await own()).toContain('The brief asks for 30 days.')
  expect(await own()).toMatch(/<option value="30" selected/)

  const give = (spark_days: number) =>
    work.asCreator.post(`${work.ownPath}/spark_code.json`, {
      spark_code: { spark_code: '#9kXv0b3Y2sQp8==', spark_days },
    })
  const short = 'It is good for 7 days, and the brief asks for 30 days.'
  expect((await give(7)).statusCode).toBe(201)
  for (const body of [await own(), await theirs()]) expect(body).toContain(short)
  await give(60)
  for (const body of [await own(), await theirs()]) expect(body).not.toContain(short)
})
