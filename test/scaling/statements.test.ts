import { expect, test } from 'vitest'
import { payoutsPath } from '../../src/vocabulary/addresses/money-urls.ts'
import {
  campaignPath,
  campaignsPath,
  collabPath,
  collabsPath,
  membersPath,
  notificationsPath,
  organizationPath,
  socialAccountsPath,
} from '../../src/vocabulary/addresses/urls.ts'
import { db, withToken } from '../support/helper.ts'
import { statementsOf } from '../support/reading/statements.ts'
import { createAnotherApplication, createApplication, go } from '../support/world/collab-work.ts'
import { createEarner } from '../support/world/earnings.ts'
import { createCollab, createMembership, createUser } from '../support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  readAgain,
} from '../support/world/submissions.ts'
import { documented, namesIn, rowsBelow } from './plan.ts'

const locking = / for (no key update|update|key share|share)\b/g

/** The tables that a statement names, and whether it says of which organization. */
function look(text: string) {
  const asked = text.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim()
  const words = asked.replaceAll(locking, '')
  const tables = [...words.matchAll(/\b(?:from|join|into|update) (\w+)/g)].map(([, name]) => name)
  const spread = new Set(tables.filter((name) => documented.get(name as string) === 'distributed'))
  const isWithinOne =
    /\borganization_id = \$\d/.test(words) ||
    /\borganizations\.id = \$\d/.test(words) ||
    /^update organizations .* where id = \$\d/.test(words) ||
    /\binsert into \w+ \([^)]*\borganization_id\b/.test(words)
  const verb = /\b(insert|update|delete)\b/.exec(words)?.[1] ?? 'select'
  const lock = asked === words ? '' : ' and lock'
  return { spread, isWithinOne, name: `${verb}${lock} ${[...spread].sort().join(', ')}` }
}

const crossing = (texts: string[]) =>
  texts
    .map(look)
    .filter(({ spread, isWithinOne }) => spread.size > 0 && !isWithinOne)
    .map(({ name }) => name)

async function setUp() {
  const membership = await createMembership(db, { role: 'admin' })
  const { organization_id } = membership
  const client = await withToken(membership)
  const campaign = await createRunningCampaign({ organization_id })
  const organization = { id: organization_id }
  const earner = await createUser(db)
  await createEarner(earner)
  await client.get(`${organizationPath(organization)}.json`)
  return {
    client,
    organization,
    campaign,
    collab: await createCollab(db, { organization_id }),
    work: await createApplication({ requires_product_shipment: false }),
    asEarner: await withToken(earner),
    creator: await createCreator(),
    platform: fakePlatform(),
  }
}

/** What people and clocks do most often: what is measured by bench/cases.ts, and the way of a post. */
test('every hot statement names its organization, or is in docs/scaling.md as one that does not', async () => {
  const { client, organization, campaign, collab, work, asEarner, creator, platform } =
    await setUp()
  const texts = await statementsOf(async () => {
    for (const path of [organizationPath, campaignsPath, collabsPath, membersPath])
      await client.get(`${path(organization)}.json`)
    for (const path of [campaignPath(campaign), collabPath(collab)])
      await client.get(`${path}.json`)
    for (const path of [notificationsPath, socialAccountsPath]) await client.get(`${path}.json`)
    await client.post(`${campaignsPath(organization)}.json`, { campaign: { name: 'Brew' } })
    await client.post(`${collabsPath(organization)}.json`, { collab: { name: 'Brew' } })
    await client.patch(`${campaignPath(campaign)}.json`, { campaign: { name: 'Roast' } })
    await client.get('/organizations.json')

    const submission = await handInPost(platform, campaign, creator)
    await approveSubmission(submission)
    platform.post(submission.post_uid, { views: 500_000 })
    await readAgain(platform, submission)
    await grantAll()

    await createAnotherApplication(work)
    await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
    const payout = await asEarner.post(`${payoutsPath}.json`, { payout: { currency: 'usd' } })
    expect(payout.statusCode).toBe(201)
  })
  expect(texts.length).toBeGreaterThan(40)
  const told = rowsBelow('| Statement | Why |').flatMap(([names = '']) => namesIn(names))
  expect([...new Set(crossing(texts))].sort()).toEqual(told.sort())
})

test('a statement that names no organization is found', () => {
  expect(
    crossing(['select * from "campaigns" where "campaigns"."id" = $1 for no key update']),
  ).toEqual(['select and lock campaigns'])
  expect(crossing(['select * from "campaigns" where "campaigns"."organization_id" = $1'])).toEqual(
    [],
  )
  expect(crossing(['select * from "users" where "users"."id" = $1'])).toEqual([])
})
