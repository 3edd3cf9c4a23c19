import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { planOf } from '../../../test/support/reading/plans.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createOrganization,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { createFailedJob, makeStaff } from '../../../test/support/world/staff.ts'
import { staffCampaignPath, staffOrganizationPath } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function staff() {
  const user = await createUser(db)
  makeStaff(user)
  return user
}

type Queue = {
  name: string
  count: number
  overdue_count: number
  promised_hours: number
  oldest_at: string | null
  url: string
}

describe('GET /staff', () => {
  test('counts what waits, with the age of the oldest', async () => {
    const client = await withToken(await staff())
    const submitted_at = '2019-01-01T00:00:00.000Z'
    await createCollab(db, { state: 'submitted_for_review', submitted_at })
    await createFailedJob()

    const { queues } = (await client.get('/staff.json')).json() as { queues: Queue[] }

    const named = (name: string) => queues.find((queue) => queue.name === name) as Queue
    const [collabs, jobs] = [named('collabs_to_review'), named('failed_jobs')]
    expect(collabs.count).toBeGreaterThan(0)
    expect(collabs).toMatchObject({ oldest_at: submitted_at, promised_hours: 48 })
    expect(queues[0]).toEqual(collabs)
    expect(jobs.count).toBeGreaterThan(0)
    expect(jobs.oldest_at).toMatch(/^20.*Z$/)
    for (const { url } of queues)
      expect((await client.get(new URL(url).pathname)).statusCode).toBe(200)
  })

  test('counts apart what waits for too long', async () => {
    const client = await withToken(await staff())
    const overdue = async () => {
      const { queues } = (await client.get('/staff.json')).json() as { queues: Queue[] }
      return queues.find(({ name }) => name === 'collabs_to_review') as Queue
    }
    const before = await overdue()
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    await createCollab(db, { state: 'submitted_for_review', submitted_at: hoursAgo(47) })
    await createCollab(db, { state: 'submitted_for_review', submitted_at: hoursAgo(49) })

    const after = await overdue()
    const list = await (await withSession(await staff())).get('/staff/collabs?limit=100')

    expect(after.count - before.count).toBe(2)
    expect(after.overdue_count - before.overdue_count).toBe(1)
    expect(list.body).toContain('47 hours')
    expect(list.body).toMatch(/2 days<span class="sr-only">, overdue/)
  })

  test('reads all queues in one statement', async () => {
    const client = await withToken(await staff())
    await client.get('/staff.json')
    // The first finds out who asks.
    expect(await statementsOf(() => client.get('/staff.json'))).toHaveLength(2)
  })

  test('is a page that leads to each queue, and one to others', async () => {
    const page = await (await withSession(await staff())).get('/staff')
    const other = await (await withSession(await createUser(db))).get('/staff')

    for (const words of ['Collabs to review', 'Health', 'Platforms'])
      expect(page.body).toContain(words)
    expect(page.body).toContain('aria-label="Staff"')
    // Promises are said in hours, of whatever length.
    expect(page.body).not.toMatch(/(over|within) \d+ days?\./)
    expect(other.statusCode).toBe(404)
    expect(other.body).not.toContain('aria-label="Staff"')
  })

  test('finds what waits by an index', async () => {
    const waiting = sql`select count(*), min(submitted_at) from collabs where state = 'submitted_for_review'`
    expect(await planOf(waiting)).toContain('collabs_to_review')
  })
})

describe('GET /staff/organizations', () => {
  test('finds an organization by a part of its name, whatever the case', async () => {
    const name = unique('Nordwind % Kaffee_')
    await createOrganization(db, { name })
    await createOrganization(db, { name: name.replace('%', 'x') })
    const client = await withToken(await staff())
    const search = async (q: string) =>
      (await client.get(`/staff/organizations.json?q=${encodeURIComponent(q)}`))
        .json()
        .map((one: { name: string }) => one.name)

    expect(await search(name.slice(4).toUpperCase())).toEqual([name])
    expect(await search(`${name.slice(4)}nothing`)).toEqual([])
    expect(await search('nothing\\')).toEqual([])
  })

  test('keeps the search when it comes in pages', async () => {
    const word = unique('Paged')
    for (const number of [1, 2, 3]) await createOrganization(db, { name: `${word} ${number}` })
    const browser = await withSession(await staff())

    const { body } = await browser.get(`/staff/organizations?q=${word}&limit=2`)

    expect(body).toContain(`${word} 2`)
    expect(body).not.toContain(`${word} 3`)
    expect(body).toMatch(new RegExp(`q=${word}&(amp;)?limit=2&(amp;)?page=2`))
  })
})

describe('an organization and its programs', () => {
  test('are read by staff who do not belong to it, and changed by nobody there', async () => {
    const { organization_id } = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id, brief: '<p>Secret plan</p>' })
    const collab = await createCollab(db, { organization_id })
    const user = await staff()
    const client = await withToken(user)
    const browser = await withSession(user)
    const path = staffOrganizationPath({ id: organization_id })

    const page = await browser.get(path)
    const campaigns = await client.get(`${path}/campaigns.json`)
    const shown = await client.get(`${staffCampaignPath(campaign)}.json`)

    for (const { name } of [campaign, collab]) expect(page.body).toContain(name)
    expect(campaigns.json()).toMatchObject([{ name: campaign.name }])
    expect(shown.json()).toMatchObject({
      brief: '<p>Secret plan</p>',
      organization_id: encodeId('Organization', organization_id),
    })
    expect((await browser.get(staffCampaignPath(campaign))).body).not.toContain(
      '<form method="post" action="/organizations',
    )
    expect(
      (await client.get(`/organizations/${encodeId('Organization', organization_id)}.json`))
        .statusCode,
    ).toBe(404)
    expect((await client.patch(`${path}.json`, { organization: { name: 'X' } })).statusCode).toBe(
      404,
    )
  })

  test('come in pages, past the end too, and an unknown organization has none', async () => {
    const { organization_id } = await createMembership(db)
    for (const _ of [1, 2, 3]) await createCollab(db, { organization_id })
    const client = await withToken(await staff())
    const path = `${staffOrganizationPath({ id: organization_id })}`

    const first = await client.get(`${path}/collabs.json?limit=2`)
    const beyond = await client.get(`${path}/collabs.json?limit=2&page=9`)
    const none = await client.get(`${path}/campaigns.json`)

    expect(first.json()).toHaveLength(2)
    expect(beyond.json()).toEqual([])
    for (const { headers } of [first, beyond]) expect(headers['total-count']).toBe('3')
    expect([none.json(), none.headers['total-count']]).toEqual([[], '0'])
    for (const list of ['', '/campaigns', '/collabs'])
      expect((await client.get(`/staff/organizations/nowhere${list}.json`)).statusCode).toBe(404)
  })
})
