import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import { createWaitingPayout } from '../../../test/support/world/earnings.ts'
import { actingAs } from '../../demo/world.ts'
import { businessTime } from '../../framework/database/clock.ts'
import { one } from '../../framework/database/rows.ts'
import { moveClock } from '../../platforms/simulated/clock.ts'
import type { Payout } from '../../tables/finance/payouts.ts'
import { users } from '../../tables/users/users.ts'
import { payoutPath } from '../../vocabulary/addresses/money-urls.ts'
import { dayMs } from '../../vocabulary/time/days.ts'
import { dayInWords } from '../../vocabulary/time/time.ts'
import { sendingDay } from './days.ts'
import { tellLatePayouts } from './jobs.ts'
import { cancelPayout } from './model.ts'

const daysPass = (days: number) =>
  db.transaction((tx) => moveClock(tx, context, (days * dayMs) / 1000))

const ownerOf = async (id: number) => one(await db.select().from(users).where(eq(users.id, id)))

test('its creator is told once that it is late, and when payouts go out next', async () => {
  const [late, canceled] = [await createWaitingPayout(), await createWaitingPayout()]
  await cancelPayout(context, actingAs(await ownerOf(canceled.user_id)), canceled)
  // Longer than from any day to the next of payouts.
  await daysPass(9)
  const onTime = await createWaitingPayout()
  await tellLatePayouts.perform(context, {})
  await tellLatePayouts.perform(context, {})

  const told = async ({ user_id }: Payout) => {
    const client = await withSession(await ownerOf(user_id))
    const notices: { type: string; params: { next_day?: string } }[] = (
      await client.get('/me/notifications.json')
    ).json()
    return notices.filter(({ type }) => type === 'PayoutLateNotifier')
  }
  const browser = await withSession(await ownerOf(late.user_id))
  for (const path of ['/me/earnings', '/home'])
    expect((await browser.get(path)).body).toContain(
      `What was to go out on ${dayInWords(late.sends_on)} is late`,
    )
  const next_day = sendingDay(context.config, 'manual', businessTime())
  const [notice, ...again] = await told(late)
  expect([notice?.params.next_day, again]).toEqual([next_day, []])
  expect([...(await told(onTime)), ...(await told(canceled))]).toEqual([])

  const { body } = await (await withSession(await ownerOf(late.user_id))).get(payoutPath(late))
  expect(body).toContain(`the next payouts go out on ${dayInWords(next_day)}`)
})
