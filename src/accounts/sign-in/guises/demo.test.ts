import { beforeAll, describe, expect, test } from 'vitest'
import { appWith } from '../../../../test/support/app.ts'
import { clientOf } from '../../../../test/support/client.ts'
import { app, db } from '../../../../test/support/helper.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import { uniqueIp } from '../../../../test/support/world/sign-in.ts'
import { demoGuises } from '../../../demo/people/guises.ts'
import { findUserByEmail } from '../../users/queries.ts'

const browser = (ip = uniqueIp()) =>
  clientOf(app, { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': ip })

/** Other tests may have made some of them. */
beforeAll(async () => {
  for (const { email } of demoGuises)
    if (!(await findUserByEmail(db, email))) await createUser(db, { email, name: 'Demo' })
})

describe('on a trial', () => {
  test('the sign-in page offers four people, and one click signs in', async () => {
    const { body } = await browser().get('/session/new')
    for (const { email, label } of demoGuises) {
      expect(body).toContain(`value="${email}"`)
      expect(body).toContain(label)
      const entered = await browser().post('/session/demo', { email_address: email })
      expect(entered.statusCode).toBe(303)
      const [token = ''] = /session_token=[^;]+/.exec(String(entered.headers['set-cookie'])) ?? []
      const own = clientOf(app, { cookie: token, accept: 'application/json' })
      expect((await own.get('/me')).json()).toMatchObject({ email })
    }
  })

  test('nobody else can be signed in as', async () => {
    const someone = await createUser(db)
    for (const email_address of [someone.email, 'nobody@example.com', '']) {
      const program = clientOf(app, { accept: 'application/json' })
      const refused = await program.post('/session/demo', { email_address })
      expect(refused.statusCode).toBe(422)
      expect(refused.headers).not.toHaveProperty('set-cookie')
    }
    expect(
      (await browser().post('/session/demo', { email_address: someone.email })).body,
    ).toContain('is nobody of the demo world')
  })

  test('another site cannot sign anyone in', async () => {
    const elsewhere = clientOf(app, { 'sec-fetch-site': 'cross-site' })
    const email_address = demoGuises[0]?.email
    expect((await elsewhere.post('/session/demo', { email_address })).statusCode).toBe(422)
  })

  test('tries count as those of codes do', async () => {
    const { app: strict } = await appWith({ TRUST_PROXY: 'true' }, { exchangeLimitPerIp: 1 })
    const program = clientOf(strict, { accept: 'application/json', 'x-forwarded-for': uniqueIp() })
    const ask = async () =>
      (await program.post('/session/demo', { email_address: 'no@example.com' })).statusCode
    const tries = [await ask(), await ask(), await ask()]
    expect(tries.at(-1)).toBe(503)
  })
})

test('elsewhere there is no such thing', async () => {
  const { app: earnest } = await appWith({ SMTP_URL: 'smtp://mail.example.com' })
  const client = clientOf(earnest, { 'sec-fetch-site': 'same-origin' })
  expect((await client.get('/session/new')).body).not.toContain('/session/demo')
  const email_address = demoGuises[0]?.email
  expect((await client.post('/session/demo', { email_address })).statusCode).toBe(404)
})
