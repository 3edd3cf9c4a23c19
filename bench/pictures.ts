import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import sharp from 'sharp'
import { chromiumPath } from '../test/support/processes/chromium.ts'
import { startDemoWorld } from './world/demo-world.ts'

/** Pictures of the main pages with the demo world in them, for the README and the documents. */
const folder = 'docs/pictures'
const most = 120_000

type Subject = {
  name: string
  address: string
  cookie?: string
  /** The heading that the picture begins with, if not at the top. */
  from?: string
  phone?: true
  dark?: true
}

const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
})
const world = await startDemoWorld(4010)
try {
  mkdirSync(folder, { recursive: true })
  for (const subject of await subjects()) await take(browser, subject)
} finally {
  await browser.close()
  await world.stop()
}

async function subjects(): Promise<Subject[]> {
  const [mara, suki] = [
    await world.cookieOf('mara@example.com'),
    await world.cookieOf('suki@example.com'),
  ]
  const home = await world.destinationOf('/brand', mara)
  const campaign = await world.find(`${home}/campaigns`, mara, { name: 'Autumn roast launch' })
  const post = await world.find('/me/submissions', suki, { kind: 'campaign', state: 'approved' })
  const brand = { address: home, cookie: mara }
  const campaignPage = { address: `${home}/campaigns/${campaign}`, cookie: mara }
  const why = { address: `/me/submissions/${post}`, cookie: suki }

  return [
    { name: 'home', ...brand },
    { name: 'home-dark', ...brand, dark: true },
    { name: 'campaign', ...campaignPage },
    { name: 'review', address: `${home}/review`, cookie: mara, dark: true },
    {
      name: 'ledger',
      address: `${campaignPage.address}/ledger`,
      cookie: mara,
      from: 'Shared ledger',
    },
    { name: 'discover', address: '/discover/campaigns' },
    { name: 'why', ...why },
    { name: 'phone', address: '/home', cookie: suki, phone: true },
  ]
}

async function take(browser: Browser, { name, address, cookie, from, phone, dark }: Subject) {
  const context = await browser.newContext({
    baseURL: world.url,
    viewport: phone ? { width: 390, height: 844 } : { width: 1280, height: 860 },
    deviceScaleFactor: phone ? 2 : 1.5,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.evaluate(() => document.fonts.ready.then(() => true))
  if (from !== undefined)
    await page.getByRole('heading', { name: from }).evaluate((heading) => {
      // The bar at the top stays, and would hide it.
      scrollTo(0, heading.getBoundingClientRect().top - 90)
    })
  const picture = await compressed(await page.screenshot())
  writeFileSync(join(folder, `${name}.webp`), picture)
  console.log(`${name}.webp`, picture.length)
  await context.close()
}

/** As good as it can be within the limit. */
async function compressed(screenshot: Buffer): Promise<Buffer> {
  for (const quality of [88, 80, 70, 60, 50]) {
    const picture = await sharp(screenshot).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= most) return picture
  }
  throw new Error(`A picture is larger than ${most} bytes`)
}
