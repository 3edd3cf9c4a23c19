import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from './browser.ts'
import {
  again,
  arrive,
  confirm,
  emailOf,
  enterCode,
  introduce,
  letPass,
  linkMailedTo,
  longest,
  startTrial,
} from './trial.ts'
import {
  addTestMoney,
  connectAccount,
  foundOrganization,
  payByBank,
  publishPost,
  requestPayout,
  savePayoutDetails,
} from './trial-steps.ts'

/** The amount that was granted. No reading of the platform changes it before the next grant, a day later. */
async function heldOn(page: Page): Promise<string> {
  const line = await page
    .getByText(/^€.* granted, in (?:your|the creator’s) balance/)
    .first()
    .textContent()
  return line?.split(' granted')[0] ?? ''
}

const earned = (page: Page) => page.getByText('Earned so far').locator('+ p').textContent()

test(
  'a campaign, from the first sign-in of a brand to the money in the bank of a creator',
  async () => {
    const server = await startTrial()
    const brand = await arrive(server, 'Ines Duarte')
    const home = await foundOrganization(brand, 'Tidewater Tea')
    await inviteColleague(server, brand)
    await brand.goto(home)
    const campaign = await publishCampaign(brand)

    const creator = await arrive(server, 'Bo Sandvik')
    await creator.getByRole('link', { name: 'Earn with my posts' }).click()
    await connectAccount(creator, 'bo.brews')
    const submission = await submitPost(creator, await publishPost(creator, 'bo.brews'))

    await brand.goto(home)
    await brand.getByRole('navigation').getByRole('link', { name: 'Review' }).click()
    await brand.getByRole('button', { name: 'Approve', exact: true }).click()
    await brand.getByText('The post of @bo.brews will be approved.').waitFor()

    await letPass(creator, 'A day later')
    await again(creator, submission, creator.getByText(/^€.* granted, in your balance/))
    const amount = await heldOn(creator)
    await brand.goto(`${campaign}/submissions`)
    await brand.getByRole('link', { name: '@bo.brews' }).first().click()
    expect(await heldOn(brand)).toBe(amount)
    await brand.goto(campaign)
    await brand.getByText(`${amount} granted`).first().waitFor()
    await savePayoutDetails(creator, 'Bo Sandvik')

    // The first grant is in the balance; more has been earned meanwhile.
    await letPass(creator, 'A week later')
    await again(creator, '/home', creator.getByRole('link', { name: `Withdraw ${amount}` }))
    await again(creator, submission, creator.getByText(`${amount} in your balance`))
    expect(await earned(creator)).not.toBe(amount)

    await creator.goto('/home')
    expect(await requestPayout(creator)).toBe(amount)
    await payByBank(server, 'Bo Sandvik', amount)
    await creator.reload()
    await creator.getByText('sent', { exact: true }).first().waitFor()
  },
  longest,
)

async function inviteColleague(server: string, brand: Page): Promise<void> {
  const name = 'Noor Haddad'
  const email = emailOf(name)
  await brand.getByRole('link', { name: 'Invite a colleague' }).click()
  await brand.getByLabel('E-mail address').fill(email)
  await brand.getByRole('button', { name: 'Send invitation' }).click()
  await brand.getByText(`The invitation is on its way to ${email}.`).waitFor()

  const colleague = await openWindow({ server })
  await colleague.goto(await linkMailedTo(brand, email))
  await colleague.getByRole('link', { name: 'Sign in to accept' }).click()
  await enterCode(colleague, email)
  await introduce(colleague, name)
  await colleague.getByRole('button', { name: 'Accept invitation' }).click()
  await colleague.getByText('Welcome to Tidewater Tea.').waitFor()
}

async function publishCampaign(brand: Page): Promise<string> {
  await brand.getByRole('link', { name: 'Write a campaign' }).click()
  await brand.getByLabel('Name', { exact: true }).fill('First flush')
  await brand.locator('trix-editor').fill('Show how you pour.')
  await brand.getByLabel('TikTok', { exact: true }).check()
  await brand.getByLabel('Currency', { exact: true }).selectOption('eur')
  await brand.getByLabel('Rate per 1,000 views', { exact: true }).fill('2')
  await brand.getByRole('button', { name: 'Create draft' }).click()
  await brand.getByText('Your draft is saved.').waitFor()
  const campaign = new URL(brand.url()).pathname

  await brand.getByRole('link', { name: 'Add budget', exact: true }).click()
  await addTestMoney(brand, '20,000')
  await brand.goto(campaign)
  await confirm(brand, 'Publish campaign')
  await brand.getByText('The campaign is live.').waitFor()
  return campaign
}

async function submitPost(creator: Page, address: string): Promise<string> {
  await creator.goto('/discover/campaigns')
  await creator.getByRole('link', { name: 'First flush' }).click()
  await creator.getByRole('link', { name: 'Submit a post' }).first().click()
  await creator.getByLabel('Link to your post').fill(address)
  await creator.getByRole('button', { name: 'Submit post' }).click()
  await creator.waitForURL('**/me/submissions/*')
  return new URL(creator.url()).pathname
}
