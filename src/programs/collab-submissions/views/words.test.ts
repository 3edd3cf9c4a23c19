import { expect, test } from 'vitest'
import { createApplication, go } from '../../../../test/support/collab-work.ts'
import { withSession } from '../../../../test/support/helper.ts'
import { settingAside } from './words.ts'

test('accepting names the fee in money, and only where there is one', () => {
  const quote = { quote_amount: 12_000, currency: 'usd' }
  expect(settingAside(quote, 0)).toBe(
    '$120.00 is set aside from your balance until the work is done.',
  )
  expect(settingAside(quote, 1000)).toBe(
    '$120.00 and a fee of $12.00 are set aside from your balance until the work is done.',
  )
})

test.each([
  [[], 'Will be sent to'],
  [['acceptance'], 'Not sent yet'],
  [['acceptance', 'shipment'], 'Sent to'],
  [['acceptance', 'shipment', 'shipment_issue'], 'Has to be sent to'],
  [['acceptance', 'shipment', 'receipt'], 'Sent to'],
  [['acceptance', 'withdrawal'], 'Not sent'],
])('a product is sent once it is: %j', async (moves, words) => {
  const work = await createApplication({ requires_product_shipment: true })
  await go(work, ...moves)
  for (const [someone, path] of [
    [work.admin, work.path],
    [work.creator, work.ownPath],
  ] as const) {
    const { body } = await (await withSession(someone)).get(path)
    expect(/Product<\/dt><dd[^>]*>([^<]*)/.exec(body)?.[1]).toMatch(
      new RegExp(`^${words}( (you|the creator)|$)`),
    )
  }
})
