import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { spawnServer, temporaryDirectory } from '../support/processes/server-process.ts'
import { startStalledMailServer } from '../support/servers/mail-server.ts'
import { startProxy } from '../support/servers/proxy.ts'
import { unique } from '../support/world/factories.ts'
import { ask } from './person.ts'

const rounds = Math.max(1, Math.round(Number(process.env.CHAOS_MINUTES ?? 5) / 2))

test('mails arrive through a mail server that is silent, gone and back', async () => {
  const mail = await startStalledMailServer()
  mail.answerAgain()
  const proxy = await startProxy(mail.url)
  const server = await spawnServer({
    DATA_DIR: temporaryDirectory(),
    SMTP_URL: proxy.url,
    SMTP_TLS: 'optional',
    SIGN_IN_LIMIT_PER_IP: '1000000',
  })
  await vi.waitFor(async () => expect((await fetch(`${server.url}/up`)).ok).toBe(true), 120_000)
  const asked: string[] = []
  const askFor = async (seconds: number) => {
    for (let number = 0; number < seconds * 4; number += 1) {
      const email_address = `${unique('reader')}@example.com`
      const { status } = await ask(server, 'POST /session.json', { email_address })
      expect(status).toBe(201)
      asked.push(email_address)
      await sleep(250)
    }
  }

  let slowest = 0
  for (let round = 0; round < rounds; round += 1) {
    await askFor(2)
    proxy.freeze()
    await askFor(5)
    proxy.cut()
    await askFor(2)
    proxy.thaw()
    const since = performance.now()
    const left = () => asked.filter((email) => !mail.received.some((raw) => raw.includes(email)))
    await vi.waitFor(() => expect(left()).toEqual([]), { timeout: 180_000, interval: 200 })
    slowest = Math.max(slowest, performance.now() - since)
  }

  const twice = mail.received.length - asked.length
  process.stdout.write(
    `\n| Mails asked for | arrived | twice | all there after |\n| --- | --- | --- | --- |\n| ${asked.length} | ${mail.received.length - twice} | ${twice} | ${(slowest / 1000).toFixed(1)} s |\n\n`,
  )
  server.kill('SIGTERM')
  await server.ended
})
