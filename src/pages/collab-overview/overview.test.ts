import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  createSocialAccount,
  createSocialAccountSnapshot,
} from '../../../test/support/world/factories.ts'
import { collabPath } from '../../vocabulary/addresses/urls.ts'

test('applicants stand side by side with what they ask for and whom they reach', async () => {
  const work = await createApplication({ quote: 18_000 })
  const account = await createSocialAccount(db, work.creator, { status: 'verified' })
  await createSocialAccountSnapshot(db, account, { subscriber_count: 12_840 })
  await createSocialAccount(db, work.creator, { status: 'pending' })
  const path = collabPath(work.collab)

  const found = (await work.asAdmin.get(`${path}/overview.json`)).json()
  expect(found).toMatchObject({
    applicants: [
      {
        id: work.id,
        quote_amount: 18_000,
        message: 'I film mugs.',
        accounts: [{ subscriber_count: 12_840, median_view_count: null }],
        next: 'organization',
        submissions_count: 0,
        completed_count: 0,
      },
    ],
    cards: [],
    states: [{ state: 'applied', number: 1 }],
  })
  expect(found.applicants[0].accounts).toHaveLength(1)
  const statements = await statementsOf(() => work.asAdmin.get(`${path}/overview.json`))
  expect(statements).toHaveLength(2)

  const { body } = await (await withSession(work.admin)).get(path)
  expect(body).toContain('$180.00')
  expect(body).toContain('Nothing yet')
  expect(body).toContain('Accept for $180.00')
  expect(body).toContain('Nobody is at work yet')
  // There is no fee here, so none is spoken of.
  expect(body).toContain('$180.00 is set aside from your balance until the work is done.')
  const application = await (await withSession(work.admin)).get(work.path)
  expect(application.body).toContain(`href="${account.account_url}"`)
  expect(application.body).toContain('title="12,840">12.8K')
})

test('work that is under way lies on the board by how far it is', async () => {
  const work = await createApplication({ requires_product_shipment: true })
  await go(work, 'acceptance', 'shipment')
  const path = collabPath(work.collab)

  const found = (await work.asAdmin.get(`${path}/overview.json`)).json()
  expect(found).toMatchObject({
    applicants: [],
    cards: [{ id: work.id, state: 'shipped', next: 'creator' }],
  })
  const { body } = await (await withSession(work.admin)).get(path)
  expect(body).toContain('Work under way')
  expect(body).toContain('product on its way')
  expect(body).toContain('The creator says when it arrives')
})

test('of another organization nothing is there', async () => {
  const work = await createApplication()
  const other = await createApplication()
  const path = collabPath({ ...other.collab, organization_id: work.collab.organization_id })
  expect((await work.asAdmin.get(`${path}/overview.json`)).statusCode).toBe(404)
})
