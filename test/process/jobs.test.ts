import { describe, expect, test, vi } from 'vitest'
import {
  type ServerProcess,
  spawnServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { startStalledMailServer } from '../support/servers/mail-server.ts'
import { unique } from '../support/world/factories.ts'

type Settings = Record<string, string>

async function start(settings: Settings): Promise<ServerProcess> {
  const server = await spawnServer({ SMTP_TLS: 'optional', SIGNUPS: 'open', ...settings })
  await vi.waitFor(async () => expect((await fetch(`${server.url}/up`)).status).toBe(200), {
    timeout: 300_000,
    interval: 100,
  })
  return server
}

function askForCode({ url }: ServerProcess): Promise<Response> {
  return fetch(`${url}/session.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address: `${unique('new')}@example.com` }),
  })
}

// Each starts servers, which takes long on a busy machine.
describe('a mail that was on its way in a process that is killed', { timeout: 300_000 }, () => {
  test.runIf(!process.env.DATABASE_URL)('is sent within a minute of the next start', async () => {
    const mail = await startStalledMailServer()
    const settings = { DATA_DIR: await usedDirectory(), SMTP_URL: mail.url }
    const first = await start(settings)
    expect((await askForCode(first)).status).toBe(201)
    await mail.isAsked()
    first.kill('SIGKILL')
    await first.ended
    mail.answerAgain()

    const second = await start(settings)

    await mail.delivers()
    second.kill('SIGTERM')
    expect(await second.ended).toEqual({ code: 0 })
    expect(mail.received).toEqual([expect.stringMatching(/^Subject: Your Troupe code is/m)])
  })

  test.runIf(process.env.DATABASE_URL)('is sent by another within a minute', async () => {
    const mail = await startStalledMailServer()
    const settings = {
      DATABASE_URL: await createDatabase(unique('process')),
      SECRET_KEY: 'a secret that both processes share',
      SMTP_URL: mail.url,
    }
    const [first, second] = await Promise.all([
      start({ ...settings, DATA_DIR: temporaryDirectory() }),
      start({ ...settings, DATA_DIR: temporaryDirectory() }),
    ])
    // Asleep it takes no job, so that it is the first one that has it.
    second.kill('SIGSTOP')
    expect((await askForCode(first)).status).toBe(201)
    await mail.isAsked()
    second.kill('SIGCONT')
    first.kill('SIGKILL')
    await first.ended
    mail.answerAgain()

    await mail.delivers()
    second.kill('SIGTERM')
    expect(await second.ended).toEqual({ code: 0 })
    expect(mail.received).toHaveLength(1)
  })
})
