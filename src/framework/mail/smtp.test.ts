import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { describe, expect, test, vi } from 'vitest'
import { context, db } from '../../../test/support/helper.ts'
import { makeCertificate } from '../../../test/support/processes/certificate.ts'
import { letterTo, sealed, startSmtp } from '../../../test/support/servers/smtp.ts'
import { unique } from '../../../test/support/world/factories.ts'
import { uniqueEmail } from '../../../test/support/world/sign-in.ts'
import { defineJob } from '../jobs/job.ts'
import { deliverMail } from './jobs.ts'

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

  test('that comes again and again has a button to end it', async () => {
    const smtp = await startSmtp()
    const unsubscribe_url = 'https://troupe.test/digest_unsubscriptions/k5dXwQ2n-4f1c'

    await deliverMail.perform(smtp.context, {
      sealed: sealed({ ...letterTo(uniqueEmail()), unsubscribe_url }),
    })

    const raw = smtp.received[0]?.raw.replace(/\r\n\s+/g, ' ')
    expect(raw).toContain(`List-Unsubscribe: <${unsubscribe_url}>`)
    expect(raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
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
