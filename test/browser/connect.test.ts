import { expect, test } from 'vitest'
import { db } from '../support/helper.ts'
import { createUser } from '../support/world/factories.ts'
import { app } from '../support/world/stripe.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

test('someone is led from their earnings to Stripe, and finds the way back', async () => {
  const server = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = await openWindow({ user: await createUser(db), server })
  const continueAtStripe = async () => {
    // Nothing answers there, and that it is asked says where they are led.
    const asked = page.waitForRequest('https://connect.stripe.com/**')
    await page.getByRole('button', { name: 'Continue at Stripe' }).click()
    await asked
    // The next step would be interrupted by the browser's own page about it.
    await page.waitForURL(({ protocol }) => protocol === 'chrome-error:', { waitUntil: 'commit' })
  }
  await page.goto('/me/earnings')
  await page.getByRole('link', { name: 'Add payout details' }).click()
  await page.getByRole('link', { name: 'Stripe', exact: true }).click()
  await page.getByRole('button', { name: 'Continue at Stripe' }).waitFor()
  expect(await barriersIn(page)).toEqual([])
  await page.getByLabel('Country you pay tax in').selectOption('DE')
  await continueAtStripe()

  await page.goto('/me/payout_method')
  await page.getByText('Finish at Stripe').waitFor()
  expect(await barriersIn(page)).toEqual([])
  await continueAtStripe()
})
