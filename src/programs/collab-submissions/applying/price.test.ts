import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createAddress, createOpenCollab } from '../../../../test/support/world/collab-work.ts'
import { createUser } from '../../../../test/support/world/factories.ts'
import {
  applicationsPath,
  newApplicationPath,
} from '../../../vocabulary/addresses/submission-urls.ts'

/** A price that was forgotten is not a price of zero. */

async function setUp(requires_product_shipment = false) {
  const collab = await createOpenCollab({ requires_product_shipment })
  const creator = await createUser(db)
  await createAddress(creator)
  const client = await withSession(creator)
  const form = (price: string) => ({
    'submission[typed][quote_amount]': price,
    'submission[message]': 'I film mugs.',
  })
  const apply = (price: string) =>
    client.post(applicationsPath(collab), new URLSearchParams(form(price)).toString())
  return { collab, creator, client, apply }
}

test.each(['', '  '])('left empty (%j) it is asked for', async (price) => {
  const { apply } = await setUp()
  const answer = await apply(price)
  expect(answer.statusCode).toBe(422)
  expect(answer.body).toMatch(/name="submission\[typed\]\[quote_amount\]"[^>]*aria-invalid="true"/)
  expect(answer.body).toContain("can't be blank")
  expect(answer.body).toContain('I film mugs.')
})

test.each([
  ['0', '$0.00', 'You have asked for no money.'],
  ['250', '$250.00', 'sets it aside for you'],
])('typed as %s it is taken, and named as the next step', async (price, named, then) => {
  const { apply, client } = await setUp()
  const answer = await apply(price)
  expect(answer.statusCode).toBe(303)
  const { body } = await client.get(answer.headers.location as string)
  expect(body).toContain(`Your price is <strong>${named}</strong>. `)
  expect(body).toContain(then)
})

test('may be zero for the product, where one is sent', async () => {
  const hintIn = async ({ client, collab }: Awaited<ReturnType<typeof setUp>>) =>
    (await client.get(newApplicationPath(collab))).body.includes('the product is enough')
  expect(await hintIn(await setUp(true))).toBe(true)
  expect(await hintIn(await setUp(false))).toBe(false)
})

test('is a number over JSON as before', async () => {
  const { collab, creator } = await setUp()
  const client = await withToken(creator)
  const path = `${applicationsPath(collab)}.json`
  const none = await client.post(path, { submission: { message: 'Me.' } })
  expect(none.json().errors).toEqual({ quote_amount: ['must be an integer, in minor units'] })
  const zero = await client.post(path, { submission: { quote_amount: 0, message: 'Me.' } })
  expect(zero.statusCode).toBe(201)
})
