import { setTimeout as sleep } from 'node:timers/promises'
import type { startServer } from '../support/processes/server-process.ts'
import { unique } from '../support/world/factories.ts'
import { type Figures, none } from './figures.ts'

export type Server = Awaited<ReturnType<typeof startServer>>

/** The service at this moment: after a fault it may be another process than before. */
export type Service = { server: Server }

const writers = 8
const patienceMs = 60_000

/**
 * Keeps writing while the fault happens, then waits until the service writes again, and looks for
 * everything it has acknowledged.
 */
export async function writeThrough(
  service: Service,
  fault: (service: Service) => Promise<void>,
): Promise<Figures> {
  const seen = { acknowledged: new Set<string>(), refused: 0, broken: 0, wrong: 0 }
  let isOver = false
  const home = await homeOf(service)

  const write = async (): Promise<void> => {
    const name = unique('Chaos')
    const status = await statusOf(create(service.server, home, name))
    if (status === 201) seen.acknowledged.add(name)
    else if (status === 503) seen.refused += 1
    else if (status === 0) seen.broken += 1
    else seen.wrong += 1
    if (status !== 201) await sleep(20)
  }
  const writing = Array.from({ length: writers }, async () => {
    while (!isOver) await write()
  })
  await fault(service)
  const since = performance.now()
  await untilWriting(service, home)
  const recoveryMs = performance.now() - since
  isOver = true
  await Promise.all(writing)

  const lost = await missing(service, home, seen.acknowledged)
  const { acknowledged, ...others } = seen
  return { ...none, ...others, rounds: 1, acknowledged: acknowledged.size, lost, recoveryMs }
}

export async function homeOf({ server }: Service): Promise<string> {
  const response = await server.get('/organizations.json')
  const [organization] = (await response.json()) as { id: string }[]
  return organization?.id as string
}

export function create(
  server: Pick<Server, 'url' | 'headers'>,
  home: string,
  name: string,
): Promise<Response> {
  return fetch(`${server.url}/organizations/${home}/campaigns.json`, {
    method: 'POST',
    headers: { ...server.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ campaign: { name } }),
    signal: AbortSignal.timeout(patienceMs),
  })
}

/** 0 where there was no answer. */
export async function statusOf(asked: Promise<Response>): Promise<number> {
  try {
    const response = await asked
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}

async function untilWriting(service: Service, home: string): Promise<void> {
  const end = performance.now() + patienceMs
  while ((await statusOf(create(service.server, home, unique('Again')))) !== 201) {
    if (performance.now() > end) throw new Error(`No writes again:\n${service.server.output()}`)
    await sleep(50)
  }
}

async function missing({ server }: Service, home: string, names: Set<string>): Promise<number> {
  const left = new Set(names)
  let pages = 1
  for (let page = 1; page <= pages; page += 1) {
    const response = await server.get(
      `/organizations/${home}/campaigns.json?limit=100&page=${page}`,
    )
    pages = Number(response.headers.get('total-pages'))
    for (const { name } of (await response.json()) as { name: string }[]) left.delete(name)
  }
  return left.size
}
