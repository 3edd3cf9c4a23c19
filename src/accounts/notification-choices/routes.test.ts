import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { lettersTo } from '../../../test/support/reading/mails.ts'
import { message, readAll, signIn, tell } from '../../../test/support/reading/notices.ts'
import { createPushSubscription, createUser } from '../../../test/support/world/factories.ts'
import { socialAccountVerified } from '../../creators/social-accounts/notices.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { digestEntries } from '../../tables/users/digests.ts'
import { topics } from '../../tables/users/notification-choices.ts'

const path = '/me/notification_choices'
const json = `${path}.json`

const verified = () =>
  [
    socialAccountVerified,
    {
      record_id: 7,
      params: { platform_id: 'tiktok', account_url: 'https://www.tiktok.com/@mara' },
    },
  ] as const

const letters = async ({ email }: { email: string }) =>
  (await lettersTo(email)).map(({ subject }) => subject)

const waiting = ({ id }: { id: number }) => db.$count(digestEntries, eq(digestEntries.user_id, id))

test('everything is mailed at once and pushed to begin with', async () => {
  const client = await withToken(await createUser(db), 'read')

  const choices = (await client.get(json)).json()

  expect(choices.time_zone).toBe(null)
  for (const topic of topics)
    expect(choices).toMatchObject({ [`${topic}_mail`]: 'at_once', [`${topic}_push`]: true })
})

test('a change leaves the rest as it is, and is recorded once', async () => {
  const user = await createUser(db)
  const client = await withToken(user)

  await client.patch(json, { notification_choices: { messages_mail: 'off' } })
  const response = await client.patch(json, { money_push: false, time_zone: 'Asia/Kolkata' })
  await client.patch(json, { money_push: false })

  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({
    ...{ messages_mail: 'off', messages_push: true, money_mail: 'at_once', money_push: false },
    time_zone: 'Asia/Kolkata',
  })
  expect((await client.get(json)).json()).toEqual(response.json())
  expect(await db.$count(auditEvents, eq(auditEvents.user_id, user.id))).toBe(2)
})

test.each([
  [{ money_mail: 'weekly' }, { money_mail: ['is not included in the list'] }],
  [{ money_push: 'maybe' }, { money_push: ['is invalid: send true or false'] }],
  [{ time_zone: 'Europe/Atlantis' }, { time_zone: ['is not a time zone, such as Europe/Berlin'] }],
])('%j is refused and changes nothing', async (wrong, errors) => {
  const client = await withToken(await createUser(db))

  const response = await client.patch(json, { account_mail: 'off', ...wrong })

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toEqual(errors)
  expect((await client.get(json)).json().account_mail).toBe('at_once')
})

test('the form of the page says what it offers, and saves it', async () => {
  const client = await withSession(await createUser(db))
  const page = await client.get('/me/notification_settings')
  expect(page.body).toContain('name="notification_choices[decisions_mail]"')
  expect(page.body).toContain('Always mailed:')

  const saved = await client.post(
    `${path}?_method=patch`,
    'notification_choices[decisions_mail]=daily&notification_choices[decisions_push]=0',
  )

  expect(saved.headers.location).toBe('/me/notification_settings')
  expect((await client.get(json)).json()).toMatchObject({
    ...{ decisions_mail: 'daily', decisions_push: false },
  })
})

test('a topic without mail and push is only in the list', async () => {
  const user = await createUser(db)
  await createPushSubscription(db, user)
  const client = await withToken(user)
  await client.patch(json, { account_mail: 'off', account_push: false })

  await tell(user, [...verified()])

  expect(await readAll(user)).toHaveLength(1)
  expect(await letters(user)).toEqual([])
  expect(await waiting(user)).toBe(0)
})

test('security is mailed at once whatever was chosen', async () => {
  const user = await createUser(db)
  await (await withToken(user)).patch(json, { account_mail: 'daily' })

  await tell(user, signIn())

  expect(await letters(user)).toEqual(['New sign-in with Firefox on Linux'])
  expect(await waiting(user)).toBe(0)
})

test('what waits for the daily mail is dropped with the wish for it', async () => {
  const user = await createUser(db)
  const client = await withToken(user)
  await client.patch(json, { account_mail: 'daily', messages_mail: 'daily' })
  await tell(user, [...verified()])
  await tell(user, message())
  expect(await waiting(user)).toBe(2)

  await client.patch(json, { account_mail: 'off' })

  expect(await waiting(user)).toBe(1)
  expect(await letters(user)).toEqual([])
})
