import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { context, db, withSession } from '../../../test/support/helper.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import { codeSentTo, mailTo } from '../../../test/support/reading/mails.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { appCode, createUserWithTwoFactor } from '../../../test/support/world/sign-in.ts'
import { sessions, stepUps } from '../../tables/users/credentials/sessions.ts'
import type { User } from '../../tables/users/users.ts'

const path = '/me/step_up.json'

/** Someone whose last proof is too old. */
async function setUp(someone?: User) {
  const user = someone ?? (await createUser(db))
  const client = await withSession(user)
  await db
    .update(sessions)
    .set({ proved_at: sql`now() - interval '16 minutes'` })
    .where(eq(sessions.user_id, user.id))
  const prove = (step_up: object) => client.patch(path, { step_up })
  return {
    user,
    client,
    prove,
    mayGoOn: async () => (await client.get('/me/two_factor')).statusCode === 200,
  }
}

describe('a proof', () => {
  test('comes from the code sent to the address the account has', async () => {
    const { user, client, prove, mayGoOn } = await setUp()
    expect(await mayGoOn()).toBe(false)
    expect((await client.get(path)).json()).toEqual({
      proved_until: null,
      code_expires_at: null,
      two_factor_required: false,
    })

    const asked = await client.post(path)
    expect(asked.statusCode).toBe(201)
    expect(asked.json().code_expires_at).toEqual(expect.any(String))
    const proved = await prove({ code: await codeSentTo(user.email) })

    expect(proved.statusCode).toBe(200)
    expect(Date.parse(proved.json().proved_until)).toBeGreaterThan(Date.now() + 14 * 60_000)
    expect(await mayGoOn()).toBe(true)
    expect((await auditOf(user, 'User')).map(({ action }) => action)).toEqual(['step_up'])
    expect((await mailTo(user.email)).text).toContain('do not share this code')
  })

  test('asks for the second factor too, where it is on', async () => {
    const { user: careful, secret } = await createUserWithTwoFactor(context)
    const { user, client, prove, mayGoOn } = await setUp(careful)
    expect((await client.post(path)).json().two_factor_required).toBe(true)
    const code = await codeSentTo(user.email)

    const without = await prove({ code })
    const wrong = await prove({ code, two_factor_code: '000000' })
    expect([without.statusCode, wrong.statusCode]).toEqual([422, 422])
    expect(Object.keys(wrong.json().errors)).toEqual(['two_factor_code'])
    expect(await mayGoOn()).toBe(false)

    expect((await prove({ code, two_factor_code: appCode(secret) })).statusCode).toBe(200)
    expect(await mayGoOn()).toBe(true)
  })

  test('is not had by guessing', async () => {
    const { user, client, prove, mayGoOn } = await setUp()
    await client.post(path)
    const code = await codeSentTo(user.email)
    for (let tries = 0; tries < 5; tries += 1)
      expect((await prove({ code: 'WRONG1' })).statusCode).toBe(422)

    expect((await prove({ code })).json().errors).toEqual({ code: ['is not right'] })
    expect(await mayGoOn()).toBe(false)
  })

  test('is not had with an old code, the code of another session, or none at all', async () => {
    const { user, client, prove } = await setUp()
    const other = await setUp(user)
    expect((await prove({ code: 'ABCDEF' })).statusCode).toBe(422)
    await client.post(path)
    const code = await codeSentTo(user.email)
    await other.client.post(path)

    expect((await other.prove({ code })).statusCode).toBe(422)
    await db.update(stepUps).set({ expires_at: sql`now()` })
    expect((await prove({ code })).statusCode).toBe(422)
  })

  test('leads a browser back to where it was needed', async () => {
    const { user, client } = await setUp()
    const refused = await client.get('/me/two_factor')
    expect(refused.headers.location).toBe('/me/step_up?return_to=%2Fme%2Ftwo_factor')

    const page = await client.get(String(refused.headers.location))
    expect(page.body).toContain('Send me the code')
    expect(page.body).toContain(user.email)
    await client.post('/me/step_up', 'return_to=/me/two_factor')
    const code = await codeSentTo(user.email)
    const wrong = await client.post(
      '/me/step_up?_method=patch',
      'step_up[code]=X&return_to=/me/two_factor',
    )
    const right = await client.post(
      '/me/step_up?_method=patch',
      `step_up[code]=${code}&return_to=/me/two_factor`,
    )

    expect(wrong.statusCode).toBe(422)
    expect(wrong.body).toContain('value="/me/two_factor"')
    expect(right.headers.location).toBe('/me/two_factor')
    const elsewhere = await client.get('/me/step_up?return_to=https://evil.example')
    expect(elsewhere.headers.location).toBe('/me')
  })

  test('is limited in mails', async () => {
    const { client } = await setUp()
    const statuses: number[] = []
    for (let asked = 0; asked < 11; asked += 1) statuses.push((await client.post(path)).statusCode)

    expect(statuses).toEqual([...Array(10).fill(201), 503])
  })
})
