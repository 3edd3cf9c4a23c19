import { expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { textOf } from '../../../test/support/reading/reference.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import {
  createAnotherApplication,
  createApplication,
  go,
} from '../../../test/support/world/collab-work.ts'
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

test('an offer that waits for the creator is told, and offers nothing that would be refused', async () => {
  const work = await createApplication({ quote: 32_000, max_quote_amount: 25_000 })
  const path = collabPath(work.collab)
  const client = await withSession(work.admin)
  const asked = textOf((await client.get(path)).body)
  expect(asked).toContain('more than expected')
  expect(asked).toContain('Offer…')
  expect(asked).toContain('Why this price')

  await go(work, 'counter_offer')
  const { applicants } = (await work.asAdmin.get(`${path}/overview.json`)).json()
  expect(applicants).toMatchObject([
    { next: 'creator', offered_by: 'organization', offers_count: 2, max_quote_amount: 25_000 },
  ])
  const offered = textOf((await client.get(path)).body)
  expect(offered).toContain('You offered $200.00, and wait for Robin Vale.')
  expect(offered).toContain('Decline')
  expect(offered).not.toContain('Accept for')
  expect(offered).not.toContain('Offer…')
})

test('nobody is offered to accept more creators than there are places for', async () => {
  const work = await createApplication({ creator_limit: 1 })
  const other = await createAnotherApplication(work)
  await go(work, 'acceptance')

  const client = await withSession(work.admin)
  for (const page of [collabPath(work.collab), other.path]) {
    const shown = textOf((await client.get(page)).body)
    expect(shown).toContain('All places of this collab are taken.')
    expect(shown).not.toContain('Accept for')
  }
})

test('columns are in the order of the work, and those that wait for the organization are named above', async () => {
  const work = await createApplication()
  const other = await createAnotherApplication(work)
  await go(work, 'acceptance')
  await go(other, 'acceptance', 'content')

  const { body } = await (await withSession(work.admin)).get(collabPath(work.collab))
  expect(textOf(body)).toMatch(
    /Waits for you: in review.*The creator submits content.*You review the content/s,
  )
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
