import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { sql } from 'drizzle-orm'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { anonymous, db } from '../../../test/support/helper.ts'
import { letterTo, sealed, startSmtp } from '../../../test/support/servers/smtp.ts'
import { uniqueEmail } from '../../../test/support/world/sign-in.ts'
import { JobFailure } from '../jobs/failure.ts'
import { deliverMail } from './jobs.ts'
import { sendBy } from './smtp.ts'

const settings = { mailFrom: 'Troupe <hello@troupe.test>', smtpTls: 'optional' } as const

/** A server that is no mail server, to which clients can connect all the same. */
async function startServer(greet: (socket: Socket) => void) {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.on('error', () => {})
    greet(socket)
  }).listen(0, 'localhost')
  onTestFinished(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  await once(server, 'listening')
  return { url: `smtp://localhost:${(server.address() as AddressInfo).port}`, sockets }
}

const momentIn = async (interval: string): Promise<string> => {
  const { rows } = await db.execute<{ at: string }>(
    sql`select (now() + ${interval}::interval)::text as at`,
  )
  return rows[0]?.at as string
}

describe('a delivery', () => {
  test('ends when it takes too long, although the server keeps talking', async () => {
    const { url, sockets } = await startServer((socket) => {
      const dripping = setInterval(() => socket.write('220-wait\r\n'), 50)
      socket.on('close', () => clearInterval(dripping))
    })
    const send = sendBy(url, settings, { deliveryMs: 500 })

    await expect(send(letterTo(uniqueEmail()))).rejects.toThrow('did not answer in time')

    await vi.waitFor(() => expect(sockets.map((socket) => socket.closed)).toEqual([true]), 60_000)
  })

  test('says in words why it failed, and names nobody', async () => {
    const { url } = await startServer((socket) => {
      socket.end('421 too busy for anybody@example.com\r\n')
    })

    const error = await sendBy(url, settings)(letterTo(uniqueEmail())).catch((error) => error)

    expect(error).toBeInstanceOf(JobFailure)
    expect(error.isFinal).toBe(false)
    expect(error.message).toContain('421 too busy for a***@example.com')
  })

  test.each([
    [550, true],
    [553, true],
    [421, false],
    [450, false],
  ])('that is refused with %i is given up: %s', async (code, isFinal) => {
    const smtp = await startSmtp({ failures: 1, code })
    const payload = { sealed: sealed(letterTo(uniqueEmail())) }

    const error = await deliverMail.perform(smtp.context, payload).catch((error) => error)

    expect(error).toMatchObject({ isFinal })
    expect(error.message).toContain(String(code))
  })

  test('to what is no address is given up', async () => {
    const smtp = await startSmtp()

    const payload = { sealed: sealed(letterTo('no\naddress')) }
    const error = await deliverMail.perform(smtp.context, payload).catch((error) => error)

    expect(error).toMatchObject({ isFinal: true, message: expect.stringContaining('address') })
  })
})

describe('a mail whose content has expired', () => {
  test.each([
    ['-1 second', 0],
    ['1 minute', 1],
  ])('by the clock of the database is not sent: %s', async (interval, count) => {
    const smtp = await startSmtp()
    const log = { info: vi.fn() }
    const to = uniqueEmail()
    const payload = { sealed: sealed(letterTo(to)), expires_at: await momentIn(interval) }

    await deliverMail.perform({ ...smtp.context, log }, payload)

    expect(smtp.received).toHaveLength(count)
    expect(log.info).toHaveBeenCalledTimes(1 - count)
    expect(JSON.stringify(log.info.mock.calls)).not.toContain(to)
  })

  test('has the deadline of its code, and overtakes others', async () => {
    const email = uniqueEmail()
    await anonymous.post('/session.json', { email_address: email })

    const { rows } = await db.execute(sql`
      select 1 from pending_sign_ins join pgboss.job on name = ${deliverMail.name}
        and (data ->> 'expires_at')::timestamptz = expires_at and priority > 0
      where email = ${email}`)

    expect(rows).toHaveLength(1)
  })
})
