import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import { build, type Rolldown } from 'vite'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { Changed, Refused, Troupe } from '../../clients/sdk/src/index.ts'
import { projectRoot } from '../../src/framework/project-root.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { appWith } from '../support/app.ts'
import { db } from '../support/helper.ts'
import { chromiumPath } from '../support/processes/chromium.ts'
import { startWebServer } from '../support/servers/web-server.ts'
import { createAccessToken, createMembership } from '../support/world/factories.ts'

type Library = typeof import('../../clients/sdk/src/index.ts')

/** A site of somebody else, whose pages have the library and nothing of ours. */
let script = ''
const html = `<!doctype html><title>Elsewhere</title>
<script type="module">import * as sdk from '/sdk.js'; Object.assign(globalThis, { sdk })</script>`
const site = createServer(({ url }, response) => {
  const isScript = url === '/sdk.js'
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
  response.end(isScript ? script : html)
})
await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
const elsewhere = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
const { app } = await appWith({ CORS_ORIGINS: elsewhere })
const baseUrl = (await app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost')
afterAll(() => site.close())

async function createOptions() {
  const { user, organization_id } = await createMembership(db)
  const token = await createAccessToken(db, user)
  return { baseUrl, token, organization: encodeId('Organization', organization_id), firstWait: 1 }
}

test('the library changes a record only while it is as it was read', async () => {
  const options = await createOptions()
  const [troupe, colleague] = [new Troupe(options), new Troupe(options)]
  const made = await troupe.campaigns.create({ name: 'Autumn' })
  const unread = { ...made }
  await expect(
    troupe.campaigns.update(made.id, { name: 'X' }, { ifMatch: unread }),
  ).rejects.toThrow('Read it with `show` first')
  const lost: { etag?: string } = {}
  await expect(
    troupe.campaigns.update(made.id, { name: 'X' }, { ifMatch: lost.etag } as { ifMatch: string }),
  ).rejects.toThrow('ifMatch needs')
  await troupe.campaigns.update(made.id, { name: 'X' }, { ifMatch: made })
  const read = await troupe.campaigns.show(made.id)
  await colleague.campaigns.update(made.id, { name: 'Winter' })
  const late = troupe.campaigns.update(made.id, { name: 'Spring' }, { ifMatch: read })
  const refusal = await late.catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(Changed)
  expect(refusal).toBeInstanceOf(Refused)
  expect(refusal).toMatchObject({ status: 412, name: 'Changed' })
  const now = await troupe.campaigns.show(made.id)
  expect(now.name).toBe('Winter')
  const changed = await troupe.campaigns.update(made.id, { name: 'Spring' }, { ifMatch: now })
  expect(changed.name).toBe('Spring')
})

test('the library works in a page of another origin, with all that it sends and reads', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(projectRoot, 'clients/sdk/src/index.ts'), formats: ['es'] },
    },
  })
  script = (built as [Rolldown.RolldownOutput])[0].output[0].code
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(elsewhere)

  const seen = await page.evaluate(
    async (options) => {
      const { Troupe, Refused, Changed } = (globalThis as unknown as { sdk: Library }).sdk
      const troupe = new Troupe(options)
      const { id } = await troupe.campaigns.create({ name: 'From a page' })
      const read = await troupe.campaigns.show(id)
      await troupe.campaigns.update(id, { name: 'Again' })
      const late = await troupe.campaigns
        .update(id, { name: 'Late' }, { ifMatch: read })
        .catch((error: unknown) => error)
      const refusal = await troupe.campaigns.publish(id).catch((error: unknown) => error)
      const { value: first } = await troupe.campaigns
        .list({ page: 1 })
        .pages()
        [Symbol.asyncIterator]()
        .next()
      return {
        isLate: late instanceof Changed,
        isRefused: refusal instanceof Refused && typeof refusal.requestId,
        total: first?.totalCount,
        name: (await troupe.campaigns.show(id)).name,
      }
    },
    await createOptions(),
  )

  expect(seen).toEqual({ isLate: true, isRefused: 'string', total: 1, name: 'Again' })
})

test('a page of an origin that the server does not name is shown nothing', async () => {
  const other = await startWebServer((_, response) => response.end('<!doctype html>'))
  onTestFinished(other.close)
  const browser = await chromium.launch({ executablePath: chromiumPath, args: ['--no-sandbox'] })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  await page.goto(other.url)
  const outcome = await page.evaluate(
    ({ baseUrl, token }) =>
      fetch(`${baseUrl}/me.json`, { headers: { authorization: `Bearer ${token}` } }).then(
        () => 'answered',
        () => 'kept away',
      ),
    await createOptions(),
  )
  expect(outcome).toBe('kept away')
})
