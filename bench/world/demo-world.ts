import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Server, startServer } from '../measuring/servers.ts'

type Restartable = Server & {
  /** Ends the process and starts another with the same world, unless it was not started here. */
  restart?: () => Promise<void>
}

export type DemoWorld = Restartable & {
  /** The cookie of someone whom the sign-in page offers. */
  cookieOf: (email: string) => Promise<string>
  /** Where an address leads to. */
  destinationOf: (address: string, cookie?: string) => Promise<string>
  /** The first link on a page whose address begins like this. */
  linkOn: (address: string, beginning: string, cookie?: string) => Promise<string>
  /** The id of the first of a list that is like this. */
  find: (list: string, cookie: string, like: Record<string, string>) => Promise<string>
}

/**
 * Starts the built server with the demo world, on the embedded database if no other is named, or takes one
 * that runs already at `SERVER_URL`.
 */
export async function startDemoWorld(port: number, databaseUrl = ''): Promise<DemoWorld> {
  const unknown = () => Number.NaN
  const server: Restartable = process.env.SERVER_URL
    ? {
        url: process.env.SERVER_URL,
        processorTime: unknown,
        exactTime: unknown,
        stop: async () => {},
      }
    : await startInScratchFolder(port, databaseUrl)
  const { url } = server
  return {
    ...server,
    cookieOf: (email) => signIn(url, email),
    destinationOf: async (address, cookie) => new URL((await get(address, cookie)).url).pathname,
    linkOn: async (address, beginning, cookie) => {
      const page = await (await get(address, cookie)).text()
      const link = new RegExp(`href="(${beginning}[^"]+)"`).exec(page)?.[1]
      if (link === undefined) throw new Error(`${address} has no link to ${beginning}`)
      return link.replaceAll('&amp;', '&')
    },
    find: async (list, cookie, like) => {
      const items: Record<string, string>[] = await (await get(`${list}.json`, cookie)).json()
      const wanted = Object.entries(like)
      const found = items.find((item) => wanted.every(([key, value]) => item[key] === value))
      if (found?.id === undefined) throw new Error(`${list} has none like ${JSON.stringify(like)}`)
      return found.id
    },
  }

  function get(address: string, cookie = ''): Promise<Response> {
    return fetch(`${url}${address}`, { headers: { cookie } })
  }
}

/** Its folder is gone afterwards. */
async function startInScratchFolder(port: number, databaseUrl: string): Promise<Restartable> {
  const folder = mkdtempSync(join(tmpdir(), 'troupe-demo-'))
  const start = () =>
    startServer('dist/server/main.js', port, {
      BASE_URL: `http://127.0.0.1:${port}`,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'error',
      NODE_ENV: 'development',
    })
  let server = await start()
  return {
    url: server.url,
    processorTime: () => server.processorTime(),
    exactTime: () => server.exactTime(),
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
    restart: async () => {
      await server.stop()
      server = await start()
    },
  }
}

async function signIn(url: string, email_address: string): Promise<string> {
  const answer = await fetch(`${url}/session/demo.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email_address }),
  })
  const cookie = /session_token=[^;]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0]
  if (cookie === undefined) throw new Error(`${email_address} could not sign in: ${answer.status}`)
  return cookie
}
