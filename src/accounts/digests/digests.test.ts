import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, context, db, withToken } from '../../../test/support/helper.ts'
import { lettersTo } from '../../../test/support/reading/mails.ts'
import { message, tell } from '../../../test/support/reading/notices.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { notifiers } from '../../composition/notifiers.ts'
import { socialAccountVerified } from '../../creators/social-accounts/notices.ts'
import { digestEntries, digests } from '../../tables/users/digests.ts'
import { notifications } from '../../tables/users/notifications.ts'
import type { User } from '../../tables/users/users.ts'
import { dueDay } from './digest.ts'
import { sendDigests } from './jobs.ts'

const job = sendDigests(notifiers)
const run = () => job.perform(context, {})
const choices = '/me/notification_choices.json'

const verified = {
  record_id: 7,
  params: { platform_id: 'tiktok', account_url: 'https://www.tiktok.com/@mara' },
} as const

/** Someone with a daily mail, to whom something happened days ago. */
async function createReader(): Promise<User> {
  const user = await createUser(db)
  const client = await withToken(user)
  const time_zone = new Date().getUTCHours() >= 8 ? 'UTC' : afternoon
  await client.patch(choices, { messages_mail: 'daily', account_mail: 'daily', time_zone })
  return user
}

/** Twelve hours ahead of Greenwich, so that it is past eight there while it is night here. */
const afternoon = 'Etc/GMT-12'

/** Notifications cannot be changed, so those of before are made as they would have been. */
async function happenedBefore(user: User, ...notice: Parameters<typeof tell>[1]) {
  await tell(user, notice)
  await db
    .update(notifications)
    .set({ created_at: sql`troupe_now() - interval '3 days'` })
    .where(eq(notifications.user_id, user.id))
}

test('a day comes in one mail, by program, each line with its link, and only once', async () => {
  const user = await createReader()
  await happenedBefore(user, ...message())
  await happenedBefore(user, ...message())
  await happenedBefore(user, socialAccountVerified, verified)

  await Promise.all([run(), run()])
  await run()

  const mails = await lettersTo(user.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Your day: 3 things'])
  const [{ text, html } = { text: '', html: '' }] = mails
  expect(text).toMatch(
    /^Hand-thrown mug\n- Noor wrote about Hand-thrown mug \(2 times\)\n {2}https?:\S+\n\nYour account\n- Your TikTok/,
  )
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(await db.$count(digestEntries, eq(digestEntries.user_id, user.id))).toBe(0)
})

test('whoever had one today gets the next tomorrow', async () => {
  const user = await createReader()
  await happenedBefore(user, ...message())
  await run()
  await happenedBefore(user, ...message())
  await run()
  expect(await lettersTo(user.email)).toHaveLength(1)

  await db.update(digests).set({ sent_on: '2020-01-01' }).where(eq(digests.user_id, user.id))
  await run()

  expect(await lettersTo(user.email)).toHaveLength(2)
})

test('what happened after eight in the morning waits for the next, where its reader is', () => {
  const now = Date.now()
  const atOnce = new Date(now).toISOString()
  const longAgo = new Date(now - 3 * 86_400_000).toISOString()
  const zones = ['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Pago_Pago']
  for (const zone of zones) {
    expect(dueDay(atOnce, zone)).toBe(undefined)
    const [day, hour] = new Intl.DateTimeFormat('sv', {
      ...{ dateStyle: 'short', timeStyle: 'short', timeZone: zone },
    })
      .format(now)
      .split(' ') as [string, string]
    expect(dueDay(longAgo, zone)).toBe(hour >= '08' ? day : undefined)
  }
})

test('one click ends it without signing in, and looking at the link does not', async () => {
  const user = await createReader()
  await happenedBefore(user, ...message())
  await run()
  const [mail] = await lettersTo(user.email)
  const { pathname } = new URL(mail?.unsubscribe_url ?? '')
  const client = await withToken(user)

  expect((await anonymous.get(pathname)).body).toContain('End daily mails')
  expect((await client.get(choices)).json().messages_mail).toBe('daily')

  const clicked = await anonymous.post(pathname, 'List-Unsubscribe=One-Click')
  await anonymous.post(pathname, 'List-Unsubscribe=One-Click')

  expect(clicked.statusCode).toBe(202)
  expect((await client.get(choices)).json()).toMatchObject({
    ...{ messages_mail: 'off', account_mail: 'off', money_mail: 'at_once' },
  })
  expect((await anonymous.post(`${pathname}x`, '')).statusCode).toBe(404)
  expect((await anonymous.get('/digest_unsubscriptions/-')).statusCode).toBe(404)
})
