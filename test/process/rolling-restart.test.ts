import { expect, test, vi } from 'vitest'
import { freePort } from '../support/processes/free-port.ts'
import { keepAsking } from '../support/processes/load.ts'
import { spawnServer, temporaryDirectory } from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { hasProgram } from '../support/run/programs.ts'
import { startHaproxy } from '../support/servers/haproxy.ts'
import { unique } from '../support/world/factories.ts'
import { createTokenHeaders } from '../support/world/token-headers.ts'

test.runIf(process.env.DATABASE_URL && hasProgram('haproxy', '-v'))(
  'behind HAProxy two processes are restarted in turn, and no request fails',
  async () => {
    const DATABASE_URL = await createDatabase(unique('rolling'))
    const settings = {
      DATABASE_URL,
      SECRET_KEY: 'a secret of some length that both processes have',
      // No trial: nothing is made up, and each request is a line of the log.
      SMTP_URL: 'smtp://127.0.0.1:9',
      TRUST_PROXY: '1',
      DRAIN_SECONDS: '4',
    }
    const start = async (PORT: number) => {
      const server = await spawnServer({
        ...settings,
        PORT: String(PORT),
        DATA_DIR: temporaryDirectory(),
      })
      await vi.waitFor(async () => expect((await fetch(`${server.url}/ready`)).ok).toBe(true), {
        timeout: 120_000,
        interval: 100,
      })
      return server
    }
    const ports: [number, number] = [await freePort(), await freePort()]
    const running = [await start(ports[0]), await start(ports[1])]
    const url = await startHaproxy(ports)
    const headers = await createTokenHeaders(DATABASE_URL)
    const list = await fetch(`${url}/organizations.json`, { headers })
    const [home] = (await list.json()) as { id: string }[]
    const campaigns = `${url}/organizations/${home?.id}/campaigns.json`
    const load = keepAsking(
      [
        { url: campaigns },
        {
          url: campaigns,
          method: 'POST',
          body: () => ({ campaign: { name: unique('Restarted') } }),
        },
      ],
      headers,
    )

    for (const [place, port] of ports.entries()) {
      running[place]?.kill('SIGTERM')
      expect(await running[place]?.ended).toEqual({ code: 0 })
      const fresh = await start(port)
      // Only what HAProxy has found and uses again lets the other one go.
      await fresh.says('"method":"POST"')
      running[place] = fresh
    }

    const { answered, failed } = await load.stop()
    expect(failed).toEqual([])
    expect(answered).toBeGreaterThan(100)
  },
)
