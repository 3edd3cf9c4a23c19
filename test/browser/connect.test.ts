import { expect, test } from 'vitest'
import { createUser } from '../support/factories.ts'
import { db } from '../support/helper.ts'
import { app } from '../support/stripe.ts'
import { openWindow } from './browser.ts'
import { barriersIn } from './inspection.ts'

test('someone is led from their earnings to Stripe, and finds the way back', async () => {
  const server = await app.listen({ port: 0, host: '127.0.0.1' })
  const page = await openWindow({ user: await createUser(db), server })
  await page.route('https://connect.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Welcome to Stripe</h1>' }),
  )
  await page.goto('/me/earnings')
  await page.getByRole('link', { name: 'Add payout details' }).click()
  await page.getByRole('link', { name: 'Stripe', exact: true }).click()
  await page.getByRole('button', { name: 'Continue at Stripe' }).waitFor()
  expect(await barriersIn(page)).toEqual([])
  await page.getByLabel('Country you pay tax in').selectOption('DE')
  await page.getByRole('button', { name: 'Continue at Stripe' }).click()
  await page.getByRole('heading', { name: 'Welcome to Stripe' }).waitFor()

  await page.goto('/me/payout_method')
  await page.getByText('Finish at Stripe').waitFor()
  expect(await barriersIn(page)).toEqual([])
  await page.getByRole('button', { name: 'Continue at Stripe' }).click()
  await page.getByRole('heading', { name: 'Welcome to Stripe' }).waitFor()
})
