import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, vi } from 'vitest'

/** A mail server that answers nobody until it is told to. */
export async function startStalledMailServer() {
  const received: string[] = []
  let isStalled = true
  let asked = 0
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      asked += 1
      if (!isStalled) done()
    },
    onData(stream, _session, done) {
      const keep = (raw: string) => {
        received.push(raw)
        done()
      }
      // Fails where the connection is cut in the middle of a mail.
      text(stream).then(keep, done)
    },
  })
  // A process that is killed leaves its connection in the middle of things.
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(() => new Promise<void>((done) => server.close(done)))

  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    received,
    isAsked: () => vi.waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 60_000 }),
    /** Waits for a minute, which is what is promised, until it has a mail. */
    delivers: () => vi.waitFor(() => expect(received).not.toEqual([]), { timeout: 60_000 }),
    answerAgain: () => {
      isStalled = false
    },
  }
}
