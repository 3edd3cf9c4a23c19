import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createGrant } from '../../../test/support/world/earnings.ts'
import { createCampaign, createUser } from '../../../test/support/world/factories.ts'
import { dayMs, utcDay } from '../../vocabulary/time/days.ts'
import type { EarnedWeeks } from './weeks.ts'

async function earnIn(currency: string) {
  const campaign = await createCampaign(db, { currency, total_budget_amount: 1_000_000 })
  return async (user: Awaited<ReturnType<typeof createUser>>, amount: number, weeksAgo: number) => {
    const { id } = await createGrant(user, amount, { campaign })
    await db.execute(
      sql`update grants set created_at = created_at - ${weeksAgo} * interval '7 days' where id = ${id}`,
    )
  }
}

test('what was earned is told by week, each currency on its own', async () => {
  const user = await createUser(db)
  const dollars = await earnIn('usd')
  const yen = await earnIn('jpy')
  await dollars(user, 300, 0)
  await dollars(user, 450, 0)
  await dollars(user, 900, 3)
  await dollars(user, 7000, 12)
  await yen(user, 80, 11)

  const found: EarnedWeeks[] = (await (await withToken(user)).get('/me/earnings/weeks.json')).json()
  const amounts = found.map(({ currency, weeks }) => [currency, weeks.map(({ amount }) => amount)])
  expect(amounts).toEqual([
    ['jpy', [80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
    ['usd', [0, 0, 0, 0, 0, 0, 0, 0, 900, 0, 0, 750]],
  ])
  for (const { first_day } of found.flatMap(({ weeks }) => weeks))
    expect(new Date(first_day).getUTCDay()).toBe(1)

  const { body } = await (await withSession(user)).get('/me/earnings')
  expect(body).toContain('Granted by week in US Dollar')
  expect(body).toContain('$7.50 this week so far, $0.00 the week before')
  expect(body).not.toContain('$70.00 ')
  // The bar and the line of the table lead to the movements of their week.
  const [, { weeks }] = found as [EarnedWeeks, EarnedWeeks]
  for (const { first_day } of weeks) {
    const last_day = utcDay(Date.parse(first_day) + 6 * dayMs)
    const address = `/me/statement?first_day=${first_day}&amp;last_day=${last_day}`
    expect(body.split(`href="${address}"`)).toHaveLength(5)
  }
})

test('who has earned nothing of late gets no empty picture', async () => {
  const user = await createUser(db)
  expect((await (await withToken(user)).get('/me/earnings/weeks.json')).json()).toEqual([])
  expect((await (await withSession(user)).get('/me/earnings')).body).not.toContain(
    'Granted by week',
  )
})
