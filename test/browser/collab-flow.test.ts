import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pictureFile } from './pictures.ts'
import { again, arrive, confirm, enterAs, letPass, longest, startTrial } from './trial.ts'
import {
  addTestMoney,
  connectAccount,
  foundOrganization,
  payByBank,
  publishPost,
  requestPayout,
  savePayoutDetails,
} from './trial-steps.ts'

const creatorName = 'Kaja Lind'

test(
  'a collab, from the brief through a change round to the money in the bank of a creator',
  async () => {
    const server = await startTrial()
    const brand = await arrive(server, 'Milo Ferrand')
    await foundOrganization(brand, 'Ember Kiln')
    const collab = await writeCollab(brand)
    await publishAsStaff(server)

    const creator = await arrive(server, creatorName)
    const own = await apply(creator)
    await say(creator, 'Does it survive a dishwasher?')
    const received = await answer(brand, collab)
    await accept(brand, received)
    await brand.goto(received)
    await ship(brand)

    await takeNextStep(creator, 'Did the product arrive?')
    await creator.getByText('It does, every day.').waitFor()
    await confirm(creator, 'The product is here', 'Yes, it is here')
    await submitContent(creator, 'The first cut.')
    await brand.goto(received)
    await brand.getByText('Ask for changes…').click()
    await brand.getByLabel('What to change').fill('Please show the glaze longer.')
    await brand.getByRole('button', { name: 'Ask for changes' }).click()
    await brand.getByText('The creator knows what to change.').waitFor()

    await takeNextStep(creator, 'Submit a new version')
    await creator.getByText('Please show the glaze longer.').first().waitFor()
    await submitContent(creator, 'With more glaze.')
    await brand.goto(received)
    await brand.getByText('With more glaze.').waitFor()
    await confirm(brand, 'Approve')
    await brand.getByText('The content is approved.').waitFor()

    await creator.getByRole('navigation').getByRole('link', { name: 'Accounts' }).click()
    await creator.getByRole('link', { name: /^Sign in to TikTok/ }).click()
    await connectAccount(creator, 'kaja.makes')
    const post = await publishPost(creator, 'kaja.makes')
    await takeNextStep(creator, 'Post it, and submit the link')
    await creator.getByLabel('Link to your post').fill(post)
    await creator.getByRole('button', { name: 'It is posted' }).click()
    await creator.getByText('Thank you. The brand can see your post now.').waitFor()
    await brand.goto(received)
    await brand.getByText('The Spark code is still missing.').waitFor()
    await takeNextStep(creator, 'Give the Spark code')
    await creator.getByLabel('Code', { exact: true }).fill('#glaze-42')
    await creator.getByLabel('Good for').selectOption('30 days')
    await creator.getByRole('button', { name: 'Save code' }).click()
    await creator.getByText('The code is saved.').waitFor()

    await brand.goto(received)
    await brand.getByText('#glaze-42').waitFor()
    await confirm(brand, 'Complete')
    await brand.getByText('It is completed, and the creator is paid.').waitFor()
    await creator.goto(own)
    await creator.getByRole('link', { name: 'See your earnings' }).click()
    await creator.getByText('€250.00').first().waitFor()
    await savePayoutDetails(creator, creatorName)
    await letPass(creator, 'A week later')
    await again(creator, '/home', creator.getByRole('link', { name: 'Withdraw €250.00' }))
    expect(await requestPayout(creator)).toBe('€250.00')
    await payByBank(server, creatorName, '€250.00')
    await creator.reload()
    await creator.getByText('sent', { exact: true }).first().waitFor()
  },
  longest,
)

async function writeCollab(brand: Page): Promise<string> {
  await brand.getByRole('link', { name: 'Or work with creators one by one, in a collab' }).click()
  await brand.getByRole('link', { name: 'New collab' }).click()
  await brand.getByRole('button', { name: 'Create draft' }).click()
  await brand.getByLabel('Name', { exact: true }).fill('The everyday mug')
  await brand.getByLabel('Currency', { exact: true }).selectOption('eur')
  await brand.getByLabel('We send the product', { exact: true }).check()
  await brand.getByLabel('Spark Ads code needed', { exact: true }).check()
  await brand.getByRole('button', { name: 'Save changes' }).click()
  await brand.getByRole('link', { name: 'Complete the brief' }).click()
  await brand.locator('trix-editor').fill('One video with the mug, in daylight.')
  await brand.getByRole('button', { name: 'Save brief' }).click()
  await brand.getByText('Your changes are saved.').waitFor()
  await brand.getByRole('link', { name: 'The everyday mug' }).click()
  await brand.getByRole('button', { name: 'Submit for review' }).click()
  await brand.getByText('in review', { exact: true }).waitFor()
  return new URL(brand.url()).pathname
}

async function publishAsStaff(server: string): Promise<void> {
  const staff = await enterAs(server, 'Ola, staff')
  await staff.goto('/staff')
  await staff.getByRole('navigation').getByRole('link', { name: 'Collabs to review' }).click()
  await staff.getByRole('link', { name: 'The everyday mug' }).click()
  await staff.getByText('One video with the mug, in daylight.').waitFor()
  await confirm(staff, 'Publish collab')
  await staff.getByText('The collab is published.').waitFor()
}

/** Who has no address yet is sent to save one first. */
async function apply(creator: Page): Promise<string> {
  await creator.getByRole('link', { name: 'Just look around' }).click()
  await creator.waitForURL('**/home')
  await creator.getByRole('navigation').getByRole('link', { name: 'Discover' }).click()
  await creator.waitForURL('**/discover')
  await creator.getByRole('link', { name: 'All collabs' }).click()
  await creator.waitForURL('**/discover/collabs')
  await creator.getByRole('link', { name: 'The everyday mug' }).click()
  await creator.waitForURL('**/collabs/*')
  await creator.getByRole('link', { name: 'Apply' }).click()
  await creator.getByRole('link', { name: 'Save your address' }).click()
  await creator.getByLabel('Full name').fill(creatorName)
  await creator.getByLabel('Street and number').fill('Kastanienallee 7')
  await creator.getByLabel('City').fill('Berlin')
  await creator.getByLabel('Country', { exact: true }).selectOption('DE')
  await creator.getByRole('button', { name: 'Save address' }).click()
  await creator.getByText('Your address is saved.').waitFor()
  await creator.getByLabel('Your price').fill('250')
  await creator.getByLabel('Message').fill('I film in my kitchen every morning.')
  await creator.getByRole('button', { name: 'Apply' }).click()
  await creator.getByText('You have applied.').waitFor()
  return new URL(creator.url()).pathname
}

async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel('Message', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(words).first().waitFor()
}

async function answer(brand: Page, collab: string): Promise<string> {
  await brand.goto(collab)
  await brand.goto(`${collab}/submissions`)
  await brand.getByRole('link', { name: creatorName }).click()
  await brand.getByText('Does it survive a dishwasher?').waitFor()
  await say(brand, 'It does, every day.')
  return new URL(brand.url()).pathname
}

/** The balance has to cover it first. */
async function accept(brand: Page, received: string): Promise<void> {
  await confirm(brand, 'Accept for €250.00', 'Accept')
  await brand.getByText('Add money first.').waitFor()
  await brand.getByRole('link', { name: 'Add money' }).click()
  await addTestMoney(brand, '500')
  await brand.goto(received)
  await confirm(brand, 'Accept for €250.00', 'Accept')
  await brand.getByText('The application is accepted.').waitFor()
}

async function ship(brand: Page): Promise<void> {
  await brand.getByText('Kastanienallee 7').waitFor()
  await brand.getByLabel('Carrier').fill('DHL')
  await brand.getByLabel('Tracking number').fill('0034')
  await brand.getByRole('button', { name: 'It is sent' }).click()
  await brand.getByText('The creator knows that it is on its way.').waitFor()
}

async function takeNextStep(creator: Page, step: string): Promise<void> {
  await creator.goto('/home')
  await creator.getByRole('link', { name: step }).click()
}

async function submitContent(creator: Page, note: string): Promise<void> {
  const form = creator.locator('form').filter({ hasText: 'Or a link to it' })
  await form.getByLabel('Files').setInputFiles(await pictureFile())
  await form.getByLabel('Note').fill(note)
  await form.getByRole('button', { name: 'Submit content' }).click()
  await creator.getByText('Your content is submitted.').waitFor()
}
