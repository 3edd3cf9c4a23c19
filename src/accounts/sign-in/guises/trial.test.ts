import { Writable } from 'node:stream'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { appWith } from '../../../../test/support/app.ts'
import { clientOf } from '../../../../test/support/client.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import { exchange, uniqueEmail, uniqueIp } from '../../../../test/support/world/sign-in.ts'
import { buildApp } from '../../../composition/app.ts'

async function setUp(settings: Record<string, string>) {
  let logged = ''
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk
      done()
    },
  })
  const changed = await appWith({ TRUST_PROXY: 'true', ...settings })
  const app = await buildApp({ ...changed.context, log: pino({ level: 'trace' }, stream) })
  const client = clientOf(app, { accept: 'application/json', 'x-forwarded-for': uniqueIp() })
  return { client, log: () => logged }
}

test('a local trial gives the code to whoever asks, and to its log', async () => {
  const { client, log } = await setUp({})

  const response = await client.post('/session', { email_address: uniqueEmail() })

  const code = response.headers['x-magic-link-code']
  expect(code).toMatch(/^[0-9A-Z]{6}$/)
  expect(log()).toContain(code)
})

describe.each([
  ['a mail server', { SMTP_URL: 'smtp://mail.example.com' }],
  [
    'production',
    { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example.com', SECRET_KEY: 'k'.repeat(32) },
  ],
])('with %s', (_name, settings) => {
  test('a code leaves the server by mail alone', async () => {
    const { client, log } = await setUp(settings)
    const email_address = uniqueEmail()

    const response = await client.post('/session', { email_address })
    const mail = await mailTo(email_address)
    const [code = ''] = /[0-9A-Z]{6}$/.exec(mail.subject) ?? []
    const { pending_authentication_token: token } = response.json()
    const exchanged = await exchange(client, token, code)

    expect(exchanged.statusCode).toBe(200)
    expect(response.headers).not.toHaveProperty('x-magic-link-code')
    expect(JSON.stringify([response.headers, response.body])).not.toContain(code)
    expect(log()).toContain('/session')
    expect(log()).not.toContain(code)
    expect(log()).not.toContain(token)
    expect(log()).not.toContain(exchanged.json().session_token)
  })

  test('there is no page of mails', async () => {
    const { client } = await setUp(settings)

    expect((await client.get('/dev/mail')).statusCode).toBe(404)
  })
})
