import { eq } from 'drizzle-orm'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { app, context, db } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import {
  exchange,
  requestCode,
  signIn,
  uniqueIp,
  visitor,
} from '../../../test/support/world/sign-in.ts'
import { buildApp } from '../../composition/app.ts'
import { sessions } from '../../tables/users/credentials/sessions.ts'
import { applyLifetime } from '../sessions/lifetime.ts'

const sessionsOf = ({ id }: { id: number }) =>
  db.select().from(sessions).where(eq(sessions.user_id, id))

describe('a browser that signs in again', () => {
  test('leaves no session behind', async () => {
    const user = await createUser(db)
    const client = await visitor()
    const first = await signIn(client, user.email)
    const cookie = `session_token=${first}`
    const { token, code } = await requestCode(client, user.email)

    await client.post(
      '/session/magic_link',
      { code },
      { 'x-pending-authentication-token': token, cookie },
    )

    expect(await sessionsOf(user)).toHaveLength(1)
    expect((await clientOf(app, { cookie }).get('/me.json')).statusCode).toBe(401)
  })

  test('does not end those of other browsers', async () => {
    const user = await createUser(db)
    await signIn(await visitor(), user.email)
    await signIn(await visitor(), user.email)

    expect(await sessionsOf(user)).toHaveLength(2)
  })
})

describe('an absolute lifetime', () => {
  test('ends a session however much it is used', async () => {
    const user = await createUser(db)
    const client = await visitor({ SESSION_MAX_DAYS: '30' })
    const cookie = `session_token=${await signIn(client, user.email)}`
    const asUser = clientOf(app, { cookie })
    expect((await asUser.get('/me.json')).statusCode).toBe(200)

    const past = new Date(Date.now() - 1000).toISOString()
    await db.update(sessions).set({ expires_at: past }).where(eq(sessions.user_id, user.id))

    expect((await asUser.get('/me.json')).statusCode).toBe(401)
  })

  test('holds for sessions that began before it was set, and not any more once it is taken back', async () => {
    const user = await createUser(db)
    await signIn(await visitor(), user.email)
    const { config } = await appWith({ SESSION_MAX_DAYS: '7' }).then(({ context }) => context)

    await applyLifetime(db, config)
    const [limited] = await sessionsOf(user)
    await applyLifetime(db, context.config)
    const [free] = await sessionsOf(user)

    const days =
      Date.parse(limited?.expires_at as string) - Date.parse(limited?.created_at as string)
    expect(days).toBe(7 * 24 * 60 * 60 * 1000)
    expect(free?.expires_at).toBeNull()
  })
})

test('a code that is refused is logged without telling whose it was', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const changed = await appWith({ TRUST_PROXY: 'true' })
  const logged = await buildApp({ ...changed.context, log: pino({ level: 'warn' }, stream) })
  const client = clientOf(logged, { 'x-forwarded-for': uniqueIp(), accept: 'application/json' })
  const user = await createUser(db)
  const { token } = await requestCode(client, user.email)

  await exchange(client, token, 'WRONG1')
  await exchange(client, token, 'WRONG2')

  const refused = lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'sign-in code refused')
  expect(refused).toHaveLength(2)
  expect(refused[0].email).toBe(refused[1].email)
  expect(lines.join('')).not.toContain(user.email)
})
