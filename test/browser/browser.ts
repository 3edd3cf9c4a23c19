import { desc, eq } from 'drizzle-orm'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, expect, vi } from 'vitest'
import { type TrialMail, trialMails } from '../../src/mail/table.ts'
import { startApp } from '../app.ts'

const { app, services } = await startApp()
const shared = globalThis as { testServer?: Promise<string>; testBrowser?: Promise<Browser> }

/** One server and one browser for all files; each test gets a profile of its own. */
shared.testServer ??= app.listen({ port: 0, host: 'localhost' }).then((address) => {
  return `http://localhost:${new URL(address).port}`
})
shared.testBrowser ??= chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
  ],
})

export const origin = await shared.testServer
const browser = await shared.testBrowser
const contexts: BrowserContext[] = []
const codeSubject = /code is/

afterAll(async () => {
  for (const context of contexts.splice(0)) await context.close()
})

type Options = { colorScheme?: 'light' | 'dark'; width?: number; javaScriptEnabled?: boolean }

/** A fresh browser window. What the page complains about in its console fails the test. */
export async function openWindow({
  colorScheme = 'light',
  width = 1280,
  javaScriptEnabled = true,
}: Options = {}): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    colorScheme,
    javaScriptEnabled,
    viewport: { width, height: 900 },
  })
  contexts.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

/** Signs in the way people do, with the code out of the mail. */
export async function signInAs(page: Page, email: string): Promise<void> {
  const { length } = await mailsTo(email, codeSubject)
  await page.goto('/session/new')
  await page.getByLabel('E-mail address').fill(email)
  await page.getByRole('button', { name: 'Send me a code' }).click()
  await page.waitForURL('**/session/magic_link')
  const { subject } = await mailAfter(email, codeSubject, length)
  await page.getByLabel('Code').fill(subject.split(' ').at(-1) as string)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/session/magic_link'))
}

/** The newest mail to an address once there are more than so many: it is sent in the background. */
export async function mailAfter(email: string, subject: RegExp, count = 0): Promise<TrialMail> {
  const mails = await vi.waitFor(
    async () => {
      const sent = await mailsTo(email, subject)
      expect(sent.length).toBeGreaterThan(count)
      return sent
    },
    { timeout: 10_000, interval: 100 },
  )
  return mails[0] as TrialMail
}

async function mailsTo(email: string, subject: RegExp): Promise<TrialMail[]> {
  const mails = await services.db
    .select()
    .from(trialMails)
    .where(eq(trialMails.recipient, email))
    .orderBy(desc(trialMails.id))
  return mails.filter((mail) => subject.test(mail.subject))
}
