import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { chromiumPath } from '../test/support/processes/chromium.ts'
import { median, printTable } from './measuring/report.ts'
import { startDemoWorld } from './world/demo-world.ts'

/** Measures the main pages of the built server, with the demo world in it, by Lighthouse. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const goal = Number(process.env.GOAL ?? 95)
const runs = Number(process.env.RUNS ?? 3)
/** A folder for the reports, of those who want to know what a page loses points for. */
const reports = process.env.REPORTS
/** A part of the name of the pages to look at, if not all. */
const only = process.env.ONLY ?? ''

const version = '13.5.0'
const debuggingPort = 4011

type Report = { categories: Record<string, { score: number | null } | undefined> }
/** Only what is looked at is asked for: not every world has all of it. */
type Subject = {
  name: string
  address: () => Promise<string> | string
  cookie?: () => Promise<string>
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debuggingPort}`],
})
const world = await startDemoWorld(4010, process.env.DATABASE_URL)
try {
  const rows: string[][] = []
  for (const subject of subjects()) {
    if (!subject.name.includes(only)) continue
    console.error(`Looking at ${subject.name}, ${runs} times…`)
    const scores = await scoresOf(subject)
    console.error(scores.join(' '))
    rows.push([subject.name, ...scores.map((score) => (Number.isNaN(score) ? '' : String(score)))])
    if (scores.some((score) => score < goal)) process.exitCode = 1
  }
  printTable(['', 'performance', 'accessibility', 'best practices', 'SEO'], rows)
} finally {
  await browser.close()
  await world.stop()
}

function subjects(): Subject[] {
  const mara = () => world.cookieOf('mara@example.com')
  const suki = () => world.cookieOf('suki@example.com')
  const home = async () => world.destinationOf('/brand', await mara())
  const campaign = () => world.linkOn('/discover/campaigns', '/campaigns/')

  return [
    { name: 'welcome', address: () => '/' },
    { name: 'discover', address: () => '/discover' },
    { name: 'campaigns to discover', address: () => '/discover/campaigns' },
    { name: 'a campaign', address: campaign },
    { name: 'a profile', address: async () => world.linkOn(await campaign(), '/profiles/') },
    { name: 'reference of the interface', address: () => '/docs/api' },
    { name: 'a group of the reference', address: () => '/docs/api/submissions' },
    { name: 'sign-in', address: () => '/session/new' },
    { name: 'home of a brand', address: home, cookie: mara },
    { name: 'review inbox', address: async () => `${await home()}/review`, cookie: mara },
    { name: 'home of a creator', address: () => '/home', cookie: suki },
  ]
}

/** Medians over the runs. Pages behind the sign-in are none of a search engine's business. */
async function scoresOf(subject: Subject): Promise<number[]> {
  const { name } = subject
  const address = await subject.address()
  const cookie = await subject.cookie?.()
  const all: number[][] = []
  for (let run = 1; run <= runs; run += 1) {
    const report = await look(`${world.url}${address}`, cookie)
    if (reports !== undefined) keepReport(reports, `${name}-${run}`, report)
    const { categories: found } = JSON.parse(report) as Report
    all.push(
      categories.map((category) =>
        category === 'seo' && cookie !== undefined
          ? Number.NaN
          : Math.round((found[category]?.score ?? Number.NaN) * 100),
      ),
    )
  }
  return categories.map((_, index) => median(all.map((scores) => scores[index] ?? Number.NaN)))
}

/**
 * The program is fetched when it is needed: with all that it needs it is larger than the rest of our tools.
 */
async function look(url: string, cookie?: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json'],
      ...[`--port=${debuggingPort}`, `--only-categories=${categories.join(',')}`],
      ...(cookie === undefined ? [] : [`--extra-headers=${JSON.stringify({ cookie })}`]),
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  )
  return stdout
}

function keepReport(folder: string, name: string, report: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.json`), report)
}
