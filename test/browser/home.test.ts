import { expect, test } from 'vitest'
import { db } from '../support/helper.ts'
import { createGrant } from '../support/world/earnings.ts'
import { createUser } from '../support/world/factories.ts'
import { openWindow } from './browser.ts'

test('on a phone the next step is in sight, above sums in several currencies', async () => {
  const user = await createUser(db)
  for (const currency of ['usd', 'eur', 'gbp']) await createGrant(user, 5000, { currency })
  const page = await openWindow({ user, width: 360 })
  await page.goto('/home')
  const step = page.getByRole('link', { name: 'Tell us where to send your money' })
  const { y = Infinity } = (await step.boundingBox()) ?? {}
  expect(y).toBeLessThan(400)
  await page.getByText('more than £0.00 in the 7 before').waitFor()
  expect(await page.getByText(/[▲▼]/).count()).toBe(0)
})
