import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { context, db, withToken } from '../../test/support/helper.ts'
import { lettersTo } from '../../test/support/reading/mails.ts'
import { createPushSubscription, createUser } from '../../test/support/world/factories.ts'
import { describeNotification } from '../activity/notifications/catalogue.ts'
import { pushNotification } from '../activity/notifications/jobs.ts'
import type { Notifier } from '../activity/notifications/notifier.ts'
import { notify } from '../activity/notifications/notify.ts'
import { unlinked } from '../framework/mail/unlinked.ts'
import { projectRoot } from '../framework/project-root.ts'
import { digestEntries } from '../tables/users/digests.ts'
import { type NotificationParams, notifications } from '../tables/users/notifications.ts'
import { encodeId } from '../vocabulary/ids.ts'
import { notifiers } from './notifiers.ts'

// Repeated spaces are removed, so that the alignment of the tables does not matter.
const documentation = readFileSync(join(projectRoot, 'docs/api/notifications.md'), 'utf8').replace(
  / +/g,
  ' ',
)

/** Values that fit any of the params. */
function exampleOf(name: string, schema: z.ZodType): string | number | boolean {
  const prefix = name.replace(/_id$/, '')
  if (name === 'currency') return 'usd'
  if (name === 'platform_id') return 'tiktok'
  if (name.endsWith('_id')) return encodeId(recordOf(prefix), 5)
  if (['arrives_by', 'sends_on', 'next_day', 'first_day', 'last_day'].includes(name))
    return '2026-03-01'
  if (name.endsWith('_at') || name === 'until') return '2026-03-01T09:30:00.000Z'
  const words = ['admin', 'read', 'budget', 'failed', 'open', 'collab', 'declined', 'lost', 'post']
  const values = [
    name,
    ...words,
    'asked',
    'accepted',
    'approved',
    'lifted',
    'creator',
    'granted',
    'posted',
    'unusual',
    5,
    true,
  ]
  return values.find((value) => schema.safeParse(value).success) as string | number | boolean
}

function recordOf(prefix: string) {
  return prefix === 'organization' ? 'Organization' : 'User'
}

const exampleParams = ({ params }: Notifier) =>
  Object.fromEntries(
    Object.entries(params.shape).map(([name, schema]) => [
      name,
      exampleOf(name, schema as z.ZodType),
    ]),
  ) as NotificationParams

describe.each([...notifiers.values()])('$type', (notifier) => {
  const { type } = notifier

  test('has a name that clients can dispatch on', () => {
    expect(type).toMatch(/^[A-Z][A-Za-z]+Notifier$/)
  })

  test('says what happened and leads to a page of ours', () => {
    const params = exampleParams(notifier)
    expect(notifier.params.parse(params)).toEqual(params)

    const { title, body, path } = describeNotification(notifiers, {
      type,
      params,
      record_id: 5,
      user_id: 5,
    })
    expect(`${title} ${body}`).not.toMatch(/\d{4}-\d\d-\d\d/)

    expect(title).toMatch(/\S/)
    expect(`${title} ${body}`).not.toMatch(/undefined|null|NaN|\[object/)
    expect(path).toMatch(/^\/(me|organizations|submissions|campaigns|collabs)\//)
  })

  test('has flat params', () => {
    for (const value of Object.values(exampleParams(notifier))) {
      expect(['string', 'number', 'boolean']).toContain(typeof value)
    }
  })

  test('is documented as it is', () => {
    const params = Object.keys(notifier.params.shape).map((name) => `\`${name}\``)
    const mail = notifier.mail === true ? 'yes' : (notifier.mail ?? '')
    const row =
      `| \`${type}\` | ${notifier.when} | \`${notifier.record_type}\` | ${params.join(', ')} | \`${notifier.topic}\` | ${mail} |`.replace(
        / +/g,
        ' ',
      )

    expect(documentation).toContain(row)
    for (const param of params) expect(documentation).toContain(`\n| ${param} |`)
  })
})

test('nobody is mailed or pushed to about what they did, but for what guards them and their money', async () => {
  const doer = await createUser(db)
  const { id: device } = await createPushSubscription(db, doer)
  await (await withToken(doer)).patch('/me/notification_choices.json', { programs_mail: 'daily' })
  const always = [...notifiers.values()].filter(({ mail }) => mail === 'always')
  const titles: string[] = []

  for (const notifier of notifiers.values()) {
    const event = { record_id: 5, params: exampleParams(notifier), by: { user: doer } }
    await db.transaction((tx) => notify(tx, context, [doer.id], notifier, event))
    const described = { ...event, type: notifier.type, user_id: doer.id }
    if (always.includes(notifier))
      titles.push(unlinked(describeNotification(notifiers, described).title))
  }

  const mails = await lettersTo(doer.email)
  expect(mails.map(({ subject }) => subject).sort()).toEqual(titles.sort())
  expect(always.map(({ type }) => type)).toEqual([
    'FundingFailedNotifier',
    'FundingLapsedNotifier',
    'FundingDisputedNotifier',
    'PayoutFailedNotifier',
    'OwnershipReceivedNotifier',
    'NewSignInNotifier',
    'AccessTokenCreatedNotifier',
    'OrganizationTokenCreatedNotifier',
    'CredentialsLeftNotifier',
    'WebhookCreatedNotifier',
    'WebhookSwitchedOffNotifier',
  ])
  expect(await db.$count(notifications, eq(notifications.user_id, doer.id))).toBe(notifiers.size)
  // A job that finds others to the same person under way is put into the queue anew, as another one.
  const { rows: pushes } =
    await db.execute(sql`select distinct data ->> 'notification_id' from pgboss.job
    where name = ${pushNotification.name} and data ->> 'push_subscription_id' = ${String(device)}`)
  expect(pushes).toHaveLength(always.length)
  expect(await db.$count(digestEntries, eq(digestEntries.user_id, doer.id))).toBe(0)
})

test('nothing is documented that does not exist', () => {
  const named = [...documentation.matchAll(/^\| `(\w+Notifier)`/gm)].map(([, name]) => name)

  expect(named).toEqual([...notifiers.keys()])
})

test('what another version has sent is shown as such', () => {
  const notification = { type: 'SomethingElseNotifier', params: {}, record_id: 5, user_id: 5 }
  expect(describeNotification(notifiers, notification).title).toContain('cannot describe')
})
