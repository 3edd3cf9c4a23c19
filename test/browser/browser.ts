import { type Browser, chromium, type Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { baseUrl } from '../../src/vocabulary/addresses/urls.ts'
import { app, db } from '../support/helper.ts'
import { chromiumPath } from '../support/processes/chromium.ts'
import { codeSentTo } from '../support/reading/mails.ts'
import { createSessionToken } from '../support/world/factories.ts'

const shared = globalThis as { testAddress?: Promise<string>; testBrowser?: Promise<Browser> }

/** One server and one browser for all files; each window has a profile of its own. */
shared.testAddress ??= app.listen({ port: 0, host: '127.0.0.1' })
const { port } = new URL(await shared.testAddress)

/** The browser, or another once it has died. `vitest.config.ts` tries again the test in which it did. */
async function liveBrowser(): Promise<Browser> {
  if ((await shared.testBrowser)?.isConnected() !== true) shared.testBrowser = launch()
  return shared.testBrowser as Promise<Browser>
}

type Options = {
  /** The user who is signed in already. */
  user?: { id: number }
  /** Where the service is that it looks at, if not the one that all tests share. */
  server?: string
  width?: number
  javaScriptEnabled?: boolean
  /** That of the machine, if not another. */
  timezoneId?: string
}

export type Window = { page: Page; complaints: string[]; close: () => Promise<void> }

/** Opens a window for the time of the test. Any complaint of its pages fails the test. */
export async function openWindow(options: Options = {}): Promise<Page> {
  const { page, complaints, close } = await newWindow(options)
  onTestFinished(async () => {
    await close()
    expect(complaints).toEqual([])
  })
  return page
}

export async function newWindow({
  user,
  server = baseUrl(),
  width = 1280,
  javaScriptEnabled = true,
  timezoneId,
}: Options = {}): Promise<Window> {
  const context = await (await liveBrowser()).newContext({
    baseURL: server,
    javaScriptEnabled,
    ...(timezoneId && { timezoneId }),
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  })
  context.setDefaultTimeout(60_000)
  if (user) {
    const value = await createSessionToken(db, user)
    await context.addCookies([{ name: 'session_token', value, url: server }])
  }
  const page = await context.newPage()
  // Nothing can be closed twice, and a browser that died has closed everything.
  const close = () => context.close().catch(() => {})
  page.on('crash', close)
  return { page, complaints: complaintsOf(page), close }
}

/** Signs in as people do, with the code from the mail. `count` is how many mails to wait for. */
export async function signInAs(page: Page, email: string, { count = 1 } = {}): Promise<void> {
  await page.goto('/session/new')
  await requestCode(page, email)
  await page.getByLabel('Code').fill(await codeSentTo(email, { count }))
  await page.waitForURL((url) => url.pathname !== '/session/magic_link')
}

export async function signOut(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('heading', { name: 'Sign in to Troupe' }).waitFor()
}

export async function requestCode(page: Page, email: string): Promise<void> {
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.waitForURL('**/session/magic_link')
}

/** Maps the host name that mails contain to the tests' server. */
function launch(): Promise<Browser> {
  const { hostname } = new URL(baseUrl())
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      `--host-resolver-rules=MAP ${hostname}:80 127.0.0.1:${port}`,
    ],
  })
}

/** Script errors, violations of the content policy, missing files. Refused pages do not count. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
  })
  page.on('response', (response) => {
    const isFile = !['document', 'fetch'].includes(response.request().resourceType())
    if (isFile && response.status() >= 400)
      complaints.push(`${response.status()} ${response.url()}`)
  })
  return complaints
}
