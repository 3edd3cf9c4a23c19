import { setTimeout } from 'node:timers/promises'
import { creatorHomePath } from '../src/vocabulary/addresses/urls.ts'
import { type Comparison, compareAll, type Side } from './measuring/load.ts'
import { printTable, twoPlaces, whole } from './measuring/report.ts'
import { startDemoWorld } from './world/demo-world.ts'

/**
 * Compares pages with the same as JSON, asked by the same person of the same server, with the demo world on a
 * PostgreSQL database. The goal is that a page takes at most twice as long, and 50 milliseconds where it is
 * the first that a process is asked for.
 */
const { DATABASE_URL, ONLY } = process.env
if (!DATABASE_URL) throw new Error('bench:pages needs DATABASE_URL, an empty PostgreSQL database')
const only = new RegExp(ONLY ?? '')

const world = await startDemoWorld(4010, DATABASE_URL)
try {
  await untilCalm()
  const measured = subjects().filter(({ name }) => only.test(name))
  const sides: Side[][] = []
  for (const subject of measured) sides.push(await sidesOf(subject))
  const compared = await compareAll(sides)
  const cold = []
  for (const [page] of sides) cold.push(page === undefined ? Number.NaN : await coldTimeOf(page))
  print(
    measured.map(({ name }) => name),
    compared,
    cold,
  )
} finally {
  await world.stop()
}

/** Waits until the jobs of a first start, such as drawing pictures, are done. */
async function untilCalm(): Promise<void> {
  const seconds = 2
  for (let tries = 0; tries < 30; tries += 1) {
    const before = world.processorTime()
    await setTimeout(seconds * 1000)
    if (world.processorTime() - before < seconds * 50_000) return
  }
}

/** Microseconds of the first page that anyone asks of a process, with all that is compiled for it. */
async function coldTimeOf({ case: { path, cookie = '' } }: Side): Promise<number> {
  if (world.restart === undefined) return Number.NaN
  await world.restart()
  await untilCalm()
  const before = world.exactTime()
  await (await fetch(`${world.url}${path}`, { headers: { cookie, accept: 'text/html' } })).text()
  return world.exactTime() - before
}

/** Only what is measured is asked for: not every world has all of it. */
type Subject = {
  name: string
  who: string
  path: (cookie: string) => Promise<string> | string
  /** Whether it is made for people alone. */
  hasNoJson?: boolean
}

function subjects(): Subject[] {
  const mara = 'mara@example.com'
  const suki = 'suki@example.com'
  const within = (path: string) => async (cookie: string) =>
    `${await world.destinationOf('/brand', cookie)}${path}`
  const first = (list: string, like: Record<string, string>) => async (cookie: string) => {
    const address = await within(list)(cookie)
    return `${address}/${await world.find(address, cookie, like)}`
  }
  const campaign = first('/campaigns', { status: 'active' })
  return [
    { name: 'campaigns', who: mara, path: within('/campaigns') },
    { name: 'a campaign', who: mara, path: campaign },
    {
      name: 'its submissions',
      who: mara,
      path: async (own) => `${await campaign(own)}/submissions`,
    },
    { name: 'collabs', who: mara, path: within('/collabs') },
    { name: 'a collab', who: mara, path: first('/collabs', { state: 'published' }) },
    { name: 'review', who: mara, path: within('/review') },
    { name: 'overview, home of a brand', who: mara, path: within('') },
    { name: 'creators', who: mara, path: within('/creators') },
    { name: 'home of a creator', who: suki, path: () => creatorHomePath, hasNoJson: true },
    { name: 'notifications', who: suki, path: () => '/me/notifications' },
    { name: "a creator's submissions", who: suki, path: () => '/me/submissions' },
    {
      name: 'one of them',
      who: suki,
      path: async (own) => `/me/submissions/${await world.find('/me/submissions', own, {})}`,
    },
    { name: 'discover', who: suki, path: () => '/discover/campaigns' },
    {
      name: 'a campaign to discover',
      who: suki,
      path: (own) => world.linkOn('/discover/campaigns', '/campaigns/', own),
    },
  ]
}

/** The page, and the same as JSON. */
async function sidesOf({ name, who, path, hasNoJson }: Subject): Promise<Side[]> {
  const cookie = await world.cookieOf(who)
  const address = await path(cookie)
  const page: Side = { server: world, case: { name, path: address, cookie, status: 200 } }
  const json: Side = { server: world, case: { ...page.case, path: `${address}.json` } }
  return hasNoJson ? [page] : [page, json]
}

function print(names: string[], compared: Comparison[], cold: number[]): void {
  const [counted, exact] = [whole, twoPlaces].map(
    (told) => (figure: number | undefined) => (figure === undefined ? '–' : told(figure)),
  ) as [Told, Told]
  console.log('Pages and the same as JSON, microseconds of processor time\n')
  printTable(
    [
      '',
      'page/s',
      'JSON/s',
      'ratio',
      'page, µs',
      'JSON, µs',
      'ratio',
      'first page of a process, µs',
    ],
    compared.map(({ sides: [page, json], ratios: [ratio] }, index) => [
      names[index] ?? '',
      counted(page?.rate),
      counted(json?.rate),
      exact(ratio?.rate),
      counted(page?.time),
      counted(json?.time),
      exact(ratio?.time),
      counted(cold[index]),
    ]),
  )
}

type Told = (figure: number | undefined) => string
