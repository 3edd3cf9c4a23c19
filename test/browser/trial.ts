import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import {
  startServer,
  temporaryDirectory,
  usedDirectory,
} from '../support/processes/server-process.ts'
import { createDatabase } from '../support/run/databases.ts'
import { unique } from '../support/world/factories.ts'
import { openWindow, requestCode } from './browser.ts'

/** A service of its own, as `bin/start` shows it: its clock can be moved without harm to other tests. */
export async function startTrial(): Promise<string> {
  const { url } = await startServer({
    DATA_DIR: process.env.DATABASE_URL ? temporaryDirectory() : await usedDirectory(),
    ...(process.env.DATABASE_URL ? { DATABASE_URL: await createDatabase(unique('trial')) } : {}),
  })
  return url
}

/** Ends a flow that hangs: on a busy machine each of its many pages may take seconds. */
export const longest = 900_000

/** Someone who has never been here signs in with the code from the mail, and says who they are. */
export async function arrive(server: string, name: string): Promise<Page> {
  const page = await openWindow({ server })
  await page.goto('/')
  await page.getByRole('link', { name: 'Get started' }).first().click()
  await enterCode(page, emailOf(name))
  await introduce(page, name)
  return page
}

export const emailOf = (name: string) => `${name.toLowerCase().replace(' ', '.')}@example.com`

export async function introduce(page: Page, name: string): Promise<void> {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('button', { name: 'Continue' }).click()
}

const codeAtTheEnd = / ([0-9A-HJKMNP-TV-Z]{6})\s*$/

export async function enterCode(page: Page, email: string): Promise<void> {
  await requestCode(page, email)
  const subject = await inMailbox(
    page,
    email,
    codeAtTheEnd,
    async (mail) => (await mail.textContent()) ?? '',
  )
  await page.getByLabel('Code').fill(codeAtTheEnd.exec(subject)?.[1] ?? '')
  await page.waitForURL((url) => url.pathname !== '/session/magic_link')
}

/** The address behind the button of the newest mail to someone. */
export function linkMailedTo(page: Page, email: string): Promise<string> {
  return inMailbox(page, email, /^/, async (mail) => {
    await mail.click()
    const button = mail.page().frameLocator('iframe').getByRole('link').first()
    return (await button.getAttribute('href')) ?? ''
  })
}

/** Looks into the mails in a tab beside the page, as soon as there is one to this address. */
async function inMailbox<Result>(
  page: Page,
  email: string,
  text: RegExp,
  read: (mail: Locator) => Promise<Result>,
): Promise<Result> {
  const mailbox = await page.context().newPage()
  const mails = mailbox.getByRole('link', { name: email }).filter({ hasText: text })
  await again(mailbox, '/dev/mail', mails)
  const found = await read(mails.first())
  await mailbox.close()
  return found
}

/** Looks at a page again and again, until it shows what the background does within seconds. */
export async function again(page: Page, address: string, shown: Locator): Promise<void> {
  const look = async () => {
    await page.goto(address)
    return shown.count()
  }
  await expect.poll(look, { timeout: 180_000, interval: 200 }).toBeGreaterThan(0)
}

/** One click, as the sign-in page of a trial offers it. */
export async function enterAs(server: string, guise: string): Promise<Page> {
  const page = await openWindow({ server })
  await page.goto('/session/new')
  await page.getByRole('button', { name: guise }).click()
  await page.waitForURL((url) => !url.pathname.startsWith('/session'))
  return page
}

export async function confirm(page: Page, label: string, answer = label): Promise<void> {
  await page.getByRole('button', { name: label }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: answer }).click()
}

/** Moves the clock. Anything that follows from it may take some seconds more. */
export async function letPass(page: Page, howLong: 'A day later' | 'A week later'): Promise<void> {
  await page.goto('/simulated')
  const before = (await page.getByText(/^(Moved by|Not moved)/).textContent()) ?? ''
  await page.getByRole('button', { name: howLong }).click()
  await page
    .getByText(/^Moved by/)
    .filter({ hasNotText: before })
    .waitFor()
}
