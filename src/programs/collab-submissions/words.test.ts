import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { collabSubmissions } from '../../tables/collabs/collab-submissions.ts'
import { nextStep, settingAside } from './words.ts'

test('the next step tells what is left of its time', async () => {
  const { submission: made } = await createApplication({})
  const [submission] = await db
    .select()
    .from(collabSubmissions)
    .where(eq(collabSubmissions.id, made.id))
  if (submission === undefined) throw new Error('It is gone.')
  const work = {
    ...submission,
    state: 'changes_requested',
    due_at: '2026-03-15T00:00:00.000Z',
  } as const
  const told = (now: string) => nextStep(work, 'creator', Date.parse(now))

  expect(told('2026-03-01T00:00:05Z')).toBe('Submit a new version within 14 days.')
  expect(told('2026-03-08T00:00:00Z')).toBe('Submit a new version within 7 days.')
  expect(told('2026-03-14T19:00:00Z')).toBe('Submit a new version within 5 hours.')
  expect(told('2026-03-15T00:01:00Z')).toBe('Submit a new version within a minute.')
  expect(
    nextStep(
      { ...work, is_shipment_late: true, state: 'awaiting_shipment' },
      'organization',
      Date.parse('2026-03-11T00:00:00Z'),
    ),
  ).toBe(
    'The product is late: it was to be sent within 5 days. Send it within 4 days, or the work is canceled.',
  )
})

test('finished work names what came of it', async () => {
  const work = await createApplication({ requires_product_shipment: false })
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  const [done] = await db
    .select()
    .from(collabSubmissions)
    .where(eq(collabSubmissions.id, work.submission.id))
  if (done === undefined) throw new Error('It is gone.')
  const paid = { ...done, due_at: null, paid_amount: 12_000, currency: 'usd' }
  expect(nextStep(paid, 'creator')).toBe('It is done. $120.00 is in your balance.')
  expect(nextStep({ ...paid, paid_amount: 0 }, 'creator')).not.toContain('$')
})

test('accepting names the fee in money, and only where there is one', () => {
  const quote = { quote_amount: 12_000, currency: 'usd' }
  expect(settingAside(quote, 0)).toBe(
    '$120.00 is set aside from your balance until the work is done.',
  )
  expect(settingAside(quote, 1000)).toBe(
    '$120.00 and a fee of $12.00 are set aside from your balance until the work is done.',
  )
})

test.each([
  [[], 'Will be sent to'],
  [['acceptance'], 'Not sent yet'],
  [['acceptance', 'shipment'], 'Sent to'],
  [['acceptance', 'shipment', 'shipment_issue'], 'Has to be sent to'],
  [['acceptance', 'shipment', 'receipt'], 'Sent to'],
  [['acceptance', 'withdrawal'], 'Not sent'],
])('a product is sent once it is: %j', async (moves, words) => {
  const work = await createApplication({ requires_product_shipment: true })
  await go(work, ...moves)
  for (const [someone, path] of [
    [work.admin, work.path],
    [work.creator, work.ownPath],
  ] as const) {
    const { body } = await (await withSession(someone)).get(path)
    expect(/Product<\/dt><dd[^>]*>([^<]*)/.exec(body)?.[1]).toMatch(
      new RegExp(`^${words}( (you|the creator)|$)`),
    )
  }
})
