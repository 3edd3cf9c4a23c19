import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { makeCertificate } from '../../../test/support/certificate.ts'
import { unique } from '../../../test/support/factories.ts'
import { context, db } from '../../../test/support/helper.ts'
import { uniqueEmail } from '../../../test/support/sign-in.ts'
import { signInCodeMail } from '../../accounts/sign-in/mailer.tsx'
import { defineJob } from '../jobs/job.ts'
import { encrypt } from '../secrets.ts'
import { deliverMail } from './jobs.ts'
import type { Letter } from './letter.ts'
import { openMailer } from './mailer.ts'

type Received = { to: string[]; from: string; raw: string; secure: boolean }

const servers: SMTPServer[] = []
afterAll(() =>
  Promise.all(servers.map((server) => new Promise<void>((done) => server.close(done)))),
)

type SmtpOptions = {
  failures?: number
  server?: SMTPServerOptions
  settings?: Record<string, string>
}

/** A mail server that refuses the first tries, as many as `failures` says. */
async function startSmtp({
  failures = 0,
  server: options = {},
  settings = { SMTP_TLS: 'optional' },
}: SmtpOptions = {}) {
  const received: Received[] = []
  let tries = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    ...options,
    onRcptTo(_address, _session, done) {
      tries += 1
      const refusal = Object.assign(new Error('Come back later'), { responseCode: 451 })
      done(tries <= failures ? refusal : null)
    },
    async onData(stream, { envelope, secure }, done) {
      const raw = await text(stream)
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address
      received.push({ raw, from, secure, to: envelope.rcptTo.map(({ address }) => address) })
      done()
    },
  })
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const { port } = server.server.address() as AddressInfo
  const SMTP_URL = `smtp://localhost:${port}`
  const changed = await appWith({
    SMTP_URL,
    MAIL_FROM: 'Troupe <hello@troupe.test>',
    ...settings,
  })
  const mailer = openMailer(changed.context.config, db, context.queue)
  return { received, tries: () => tries, context: { ...changed.context, mailer } }
}

const letterTo = (to: string): Letter => ({
  ...signInCodeMail(to, 'ABC123'),
  html: '<p>ABC123</p>',
})

function sealed(letter: Letter): string {
  const bytes = Buffer.from(JSON.stringify(letter))
  return encrypt(context.config.secretKeys, bytes).toString('base64')
}

describe('a mail by SMTP', () => {
  test('has a sender, a recipient, and a text and an HTML part', async () => {
    const smtp = await startSmtp()
    const to = uniqueEmail()

    await deliverMail.perform(smtp.context, { sealed: sealed(letterTo(to)) })

    const [mail] = smtp.received
    expect(mail).toMatchObject({ to: [to], from: 'hello@troupe.test' })
    expect(mail?.raw).toMatch(/^From: Troupe <hello@troupe\.test>/m)
    expect(mail?.raw).toMatch(/^Subject: Your Troupe code is ABC123/m)
    expect(mail?.raw).toContain('Content-Type: multipart/alternative')
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8')
  })

  test('is not sent legibly unless that is allowed', async () => {
    const smtp = await startSmtp({ settings: {} })
    const payload = { sealed: sealed(letterTo(uniqueEmail())) }

    await expect(deliverMail.perform(smtp.context, payload)).rejects.toThrow()

    expect(smtp.tries()).toBe(0)
  })

  test('is encrypted on its way, to a server whose certificate is right', async () => {
    const { key, cert } = makeCertificate()
    const server = { key, cert, disabledCommands: [] }
    const smtp = await startSmtp({ server, settings: {} })
    const payload = { sealed: sealed(letterTo(uniqueEmail())) }

    await expect(deliverMail.perform(smtp.context, payload)).rejects.toThrow('certificate')
    const trusted = getCACertificates('default')
    setDefaultCACertificates([...trusted, cert])
    await deliverMail.perform(smtp.context, payload)
    setDefaultCACertificates(trusted)

    expect(smtp.received).toMatchObject([{ secure: true }])
  })

  test('without a recipient goes nowhere', async () => {
    const smtp = await startSmtp()

    await deliverMail.perform(smtp.context, {
      sealed: sealed({ ...letterTo(uniqueEmail()), to: null }),
    })

    expect(smtp.tries()).toBe(0)
  })

  test('that is turned away fails, so that it is tried again', async () => {
    const smtp = await startSmtp({ failures: 1 })
    const payload = { sealed: sealed(letterTo(uniqueEmail())) }

    await expect(deliverMail.perform(smtp.context, payload)).rejects.toThrow('451')
    await deliverMail.perform(smtp.context, payload)

    expect(smtp.received).toHaveLength(1)
  })

  test('arrives by the queue once the server takes it, and once only', async () => {
    const smtp = await startSmtp({ failures: 1 })
    const to = uniqueEmail()
    // The queue's own worker keeps mails for the trial page: this one sends them.
    const job = defineJob({ ...deliverMail, name: unique('deliver-by-smtp') })
    await context.queue.work(smtp.context, [job])

    await db.transaction((tx) => context.queue.enqueue(tx, job, { sealed: sealed(letterTo(to)) }))

    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 60_000 })
    expect(smtp.received[0]).toMatchObject({ to: [to] })
    expect(smtp.tries()).toBe(2)
  })

  test('is not sent when what it tells of did not happen', async () => {
    const smtp = await startSmtp()
    const job = defineJob({ ...deliverMail, name: unique('deliver-by-smtp') })
    await context.queue.work(smtp.context, [job])
    const send = async (to: string, happens: boolean) =>
      db.transaction(async (tx) => {
        await context.queue.enqueue(tx, job, { sealed: sealed(letterTo(to)) })
        if (!happens) throw new Error('It did not happen')
      })

    await expect(send(uniqueEmail(), false)).rejects.toThrow('It did not happen')
    const to = uniqueEmail()
    await send(to, true)

    await vi.waitFor(() => expect(smtp.received).not.toEqual([]), { timeout: 60_000 })
    expect(smtp.received.map((mail) => mail.to)).toEqual([[to]])
  })
})
