import { expect, test, vi } from 'vitest'
import { spawnServer, temporaryDirectory } from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { startStalledMailServer } from '../support/servers/mail-server.ts'
import { unique } from '../support/world/factories.ts'

test.runIf(process.env.DATABASE_URL)(
  'a process for the web works on no job, and one for jobs answers nothing else',
  async () => {
    const mail = await startStalledMailServer()
    mail.answerAgain()
    const settings = {
      DATABASE_URL: await createDatabase(unique('roles')),
      SECRET_KEY: 'a secret of some length that both processes have',
      SMTP_URL: mail.url,
      SMTP_TLS: 'optional',
      SIGNUPS: 'open',
    }
    const start = async (ROLE: string) => {
      const server = await spawnServer({ ...settings, ROLE, DATA_DIR: temporaryDirectory() })
      const statusOf = async (path: string) => (await fetch(server.url + path)).status
      await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), {
        timeout: 120_000,
        interval: 100,
      })
      return { ...server, statusOf }
    }
    const web = await start('web')
    const asked = await fetch(`${web.url}/session.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email_address: 'mara@example.com' }),
    })
    expect(asked.status).toBe(201)
    expect(await web.statusOf('/session/new')).toBe(200)

    // Nobody takes the mail for as long as a process needs to start, which is longer than one for jobs leaves
    // it.
    const jobs = await start('jobs')
    await mail.delivers()

    expect(await jobs.statusOf('/up')).toBe(200)
    for (const path of ['/', '/session/new', '/organizations.json', '/metrics'])
      expect(await jobs.statusOf(path)).toBe(404)
    await jobs.says('"job":"deliver-mail"')
    expect(web.output()).not.toContain('"job":')
    for (const server of [web, jobs]) {
      server.kill('SIGTERM')
      expect(await server.ended).toEqual({ code: 0 })
    }
  },
)
