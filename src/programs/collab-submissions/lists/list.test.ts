import { expect, test } from 'vitest'
import { db, withSession } from '../../../../test/support/helper.ts'
import { textOf } from '../../../../test/support/reading/reference.ts'
import {
  createAnotherApplication,
  createApplication,
} from '../../../../test/support/world/collab-work.ts'
import { createSocialAccount } from '../../../../test/support/world/factories.ts'
import { collabSubmissionsPath } from '../../../vocabulary/addresses/submission-urls.ts'

test('those who applied are compared by price and views, and prices that were not expected are marked', async () => {
  const work = await createApplication({ quote: 30_000, max_quote_amount: 25_000 })
  const cheap = await createAnotherApplication(work, { quote: 10_000 })
  await createSocialAccount(db, cheap.creator, { status: 'verified' })
  const path = collabSubmissionsPath(work.collab)
  const prices = async (order: string) => {
    const found = (await work.asAdmin.get(`${path}.json?order=${order}`)).json()
    return found.map(({ quote_amount }: { quote_amount: number }) => quote_amount)
  }

  expect(await prices('newest')).toEqual([10_000, 30_000])
  expect(await prices('highest_price')).toEqual([30_000, 10_000])
  expect(await prices('lowest_price')).toEqual([10_000, 30_000])
  expect(await prices('most_views')).toHaveLength(2)
  const page = await (await withSession(work.admin)).get(`${path}?order=highest_price`)
  expect(page.body).toMatch(/value="highest_price" selected/)
  expect(textOf(page.body)).toMatch(/\$300\.00\s*more than expected/)
  expect(textOf(page.body)).not.toMatch(/\$100\.00\s*(more|less) than expected/)
})
