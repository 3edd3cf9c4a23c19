import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import type { Letter } from '../../../src/framework/mail/letter.ts'
import { openMailer } from '../../../src/framework/mail/mailer.ts'
import { encrypt } from '../../../src/framework/secrets.ts'
import { appWith } from '../app.ts'
import { context, db } from '../helper.ts'

type Received = { to: string[]; from: string; raw: string; secure: boolean }

type SmtpOptions = {
  /** How many of the first tries are refused, and with which code. */
  failures?: number
  code?: number
  server?: SMTPServerOptions
  settings?: Record<string, string>
}

/** A mail server that refuses the first tries, and the context of a process that sends by it. */
export async function startSmtp({
  failures = 0,
  code = 451,
  server: options = {},
  settings = { SMTP_TLS: 'optional' },
}: SmtpOptions = {}) {
  const received: Received[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    ...options,
    onRcptTo({ address }, _session, done) {
      tries += 1
      const refusal = Object.assign(new Error(`<${address}> come back later`), {
        responseCode: code,
      })
      done(tries <= failures ? refusal : null)
    },
    async onData(stream, { envelope, secure }, done) {
      const raw = await text(stream)
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      received.push({ raw, from, secure, to: envelope.rcptTo.map(({ address }) => address) })
      done()
    },
  })
  // Clients are cut off whenever a test is over, which is no failure of the server.
  server.on('error', () => {})
  onTestFinished(() => new Promise<void>((done) => server.close(done)))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const { port } = server.server.address() as AddressInfo
  const changed = await appWith({
    SMTP_URL: `smtp://localhost:${port}`,
    MAIL_FROM: 'Troupe <hello@troupe.test>',
    ...settings,
  })
  const mailer = openMailer(changed.context.config, db, context.queue)
  return { port, received, tries: () => tries, context: { ...changed.context, mailer } }
}

export const letterTo = (to: string): Letter => ({
  to,
  subject: 'Your Troupe code is ABC123',
  text: 'Your code is ABC123.',
  html: '<p>ABC123</p>',
})

export function sealed(letter: Letter): string {
  const bytes = Buffer.from(JSON.stringify(letter))
  return encrypt(context.config.secretKeys, bytes).toString('base64')
}
