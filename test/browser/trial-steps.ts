import type { Page } from 'playwright-core'
import { confirm, enterAs } from './trial.ts'

/** Steps of every program, whichever kind it is of. */

export async function foundOrganization(brand: Page, name: string): Promise<string> {
  await brand.getByRole('link', { name: 'Run a program' }).click()
  await brand.getByLabel('Name').fill(name)
  await brand.getByRole('button', { name: 'Create organization' }).click()
  await brand.getByText(`${name} is ready.`).waitFor()
  return new URL(brand.url()).pathname
}

export async function addTestMoney(brand: Page, amount: string): Promise<void> {
  await brand.getByLabel('Amount').fill(amount)
  await brand.getByLabel('Test money').check()
  await brand.getByRole('button', { name: 'Continue' }).click()
  await brand.getByText(`€${amount}.00 was added.`).waitFor()
}

/** By signing in to the platform, which the trial plays. */
export async function connectAccount(creator: Page, handle: string): Promise<void> {
  await creator.getByRole('button', { name: 'Connect with TikTok' }).click()
  await creator.getByLabel('Name').fill(handle)
  await creator.getByRole('button', { name: 'Make and allow' }).click()
  await creator.getByText('verified').first().waitFor()
}

/** On the platform that the trial plays; says where the post is. */
export async function publishPost(creator: Page, handle: string): Promise<string> {
  await creator.goto('/simulated')
  await creator.getByRole('link', { name: `Bio and posts of ${handle}` }).click()
  await creator.getByLabel('How it performs').selectOption('Goes viral')
  await creator.getByRole('button', { name: 'Post', exact: true }).click()
  const address = creator.locator('main td code')
  await address.waitFor()
  return (await address.textContent()) ?? ''
}

export async function savePayoutDetails(creator: Page, name: string): Promise<void> {
  await creator.goto('/home')
  await creator.getByRole('link', { name: 'Tell us where to send your money' }).click()
  await creator.getByLabel('Account holder').fill(name)
  await creator.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await creator.getByLabel('Legal name').fill(name)
  await creator.getByLabel('Country you pay tax in').selectOption('DE')
  await creator.getByLabel('Tax number').fill('12 345 678 901')
  await creator.getByRole('button', { name: 'Save payout details' }).click()
  await creator.getByText('Your payout details are saved.').waitFor()
}

/** All that is available; says how much that is. */
export async function requestPayout(creator: Page): Promise<string> {
  await creator.getByRole('link', { name: /^Withdraw €/ }).click()
  await creator.getByRole('button', { name: 'Request payout' }).click()
  await creator.getByText('Your payout is requested.').waitFor()
  const title = await creator.getByRole('heading', { level: 1 }).textContent()
  return (title ?? '').replace('Payout of ', '')
}

export async function payByBank(server: string, name: string, amount: string): Promise<void> {
  const staff = await enterAs(server, 'Ola, staff')
  await staff.goto('/staff')
  await staff.getByRole('navigation').getByRole('link', { name: 'Payouts' }).click()
  await confirm(staff, 'Create a batch in EUR', 'Create batch')
  const line = staff.getByRole('row').filter({ hasText: name }).filter({ hasText: amount })
  await line.getByRole('button', { name: 'Mark as sent' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Mark as sent' }).click()
  await line.getByText('sent', { exact: true }).waitFor()
}
