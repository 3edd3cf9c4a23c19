import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withToken } from '../../../../test/support/helper.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createMembership,
  createUser,
} from '../../../../test/support/world/factories.ts'
import { createRunningCampaign } from '../../../../test/support/world/submissions.ts'
import { campaigns } from '../../../tables/campaigns/campaigns.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

type Named = { name: string }

const finished = { status: 'finished', finished_at: '2026-10-09T00:00:00.000Z' } as const

async function setUp() {
  const admin = await createMembership(db, { role: 'admin' })
  const { organization_id } = admin
  const path = `/organizations/${encodeId('Organization', organization_id)}`
  const client = await withToken(admin)
  const create = (name: string, day: number, fields = {}) => {
    const at = `2026-10-0${day}T12:00:00.000Z`
    return createCampaign(db, { organization_id, name, created_at: at, updated_at: at, ...fields })
  }
  const names = async (query: string) => {
    const answer = await client.get(`${path}/campaigns.json?${query}`)
    return answer.json().map(({ name }: Named) => name)
  }
  return { admin, client, path, create, names }
}

const nextOf = (link: unknown) => /<([^>]*)>; rel="next"/.exec(String(link))?.[1] ?? ''

test('filters leave what is asked for, which is counted', async () => {
  const { create, names, client, path } = await setUp()
  await create('Autumn roast', 1)
  await create('Spring roast', 2)
  await create('Winter 100%', 3)

  expect(await names('q=ROAST')).toEqual(['Spring roast', 'Autumn roast'])
  expect(await names('q=100%25')).toEqual(['Winter 100%'])
  expect(await names('q=%25')).toEqual(['Winter 100%'])
  expect(await names('status=draft&q=spring')).toEqual(['Spring roast'])
  expect(await names('status=active')).toEqual([])
  expect(await names('from=2026-10-02&to=2026-10-02')).toEqual(['Spring roast'])
  expect(await names('sort=created_at')).toEqual(['Autumn roast', 'Spring roast', 'Winter 100%'])
  expect(await names('updated_since=2026-10-02T12:00:00Z')).toEqual(['Winter 100%', 'Spring roast'])
  const { headers } = await client.get(`${path}/campaigns.json?q=roast&limit=1`)
  expect(headers).toMatchObject({ 'total-count': '2', 'total-pages': '2' })
  expect(headers.link).toContain('q=roast')
})

test('what cannot be meant is refused', async () => {
  const { client, path } = await setUp()
  const { errors } = (
    await client.get(`${path}/campaigns.json?updated_since=2026-02-30T00:00Z&after=x&sort=name`)
  ).json()
  expect(Object.keys(errors).sort()).toEqual(['after', 'sort', 'updated_since'])
})

test('a page that is no number is refused, and one past the last is empty', async () => {
  const { client, path, names } = await setUp()
  for (const query of ['page=abc', 'page=0', 'page=-1', 'page=2.5', 'limit=abc', 'limit=1e2']) {
    const answer = await client.get(`${path}/campaigns.json?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 422])
    expect(Object.keys(answer.json().errors)).toEqual([query.split('=')[0]])
  }
  expect(await names('page=99&limit=1000')).toEqual([])
})

test('days find posts in every state: those that do not count by when they were submitted', async () => {
  const { client, path, create } = await setUp()
  const campaign = await create('One', 1)
  const post = await createCampaignSubmission(db, campaign)
  const ids = async (query: string) => {
    const answer = await client.get(`${path}/submissions.json?from=2020-01-01&${query}`)
    return answer.json().map(({ id }: { id: string }) => id)
  }
  const found = [encodeId('Submission', post.id)]

  expect(await ids('state=pending')).toEqual(found)
  expect(await ids('state=pending,approved')).toEqual(found)
  expect(await ids('state=pending&by=counted')).toEqual([])
  expect(await ids('state=approved')).toEqual([])
})

test('by cursor nothing is repeated or skipped while others write', async () => {
  const { client, path, create } = await setUp()
  const first = await create('First', 1)
  for (const [index, name] of ['Second', 'Third', 'Fourth'].entries()) await create(name, index + 2)

  const one = await client.get(`${path}/campaigns.json?after=&limit=2`)
  expect(one.json().map(({ name }: Named) => name)).toEqual(['Fourth', 'Third'])
  expect(one.headers['total-count']).toBeUndefined()
  await create('Late', 9)
  await db.delete(campaigns).where(eq(campaigns.name, 'Third'))

  const two = await client.get(
    new URL(nextOf(one.headers.link)).href.replace(/^https?:\/\/[^/]+/, ''),
  )
  expect(two.json().map(({ name }: Named) => name)).toEqual(['Second', 'First'])
  expect(two.headers.link).toBeUndefined()
  expect(two.json()[1].id).toBe(encodeId('Campaign', first.id))
})

test('posts of an organization are found by campaign and creator, and by when they changed', async () => {
  const { client, path, create } = await setUp()
  const [one, other] = [await create('One', 1), await create('Other', 2)]
  const creator = await createUser(db)
  const wanted = await createCampaignSubmission(db, one, { user_id: creator.id })
  const another = await createCampaignSubmission(db, other)
  const ids = async (query: string) => {
    const answer = await client.get(`${path}/submissions.json?${query}`)
    return answer.json().map(({ id }: { id: string }) => id)
  }
  const [wantedId, anotherId] = [wanted, another].map(({ id }) => encodeId('Submission', id))

  expect(await ids(`user_id=${encodeId('User', creator.id)}`)).toEqual([wantedId])
  expect(await ids(`campaign_id=${encodeId('Campaign', other.id)}`)).toEqual([anotherId])
  expect(await ids('sort=updated_at&after=')).toEqual([wantedId, anotherId])
  expect(await ids('updated_since=2999-01-01T00:00:00Z')).toEqual([])
})

test('each of the other lists takes its filters, an order and a cursor', async () => {
  const { client, path, admin } = await setUp()
  for (const query of [
    `${path}/collabs.json?q=mug&state=draft&from=2026-10-01`,
    `${path}/members.json?role=admin&q=${encodeURIComponent(admin.user.email)}`,
    `${path}/fundings.json?status=pending&provider=manual`,
    `${path}/creators.json?program_id=${encodeId('Collab', 1)}`,
    '/me/notifications.json?unread=true&type=SubmissionApprovedNotifier',
    '/me/payouts.json?status=paid&to=2026-10-01',
  ]) {
    const sorted = query.includes('creators') ? '' : '&sort=-created_at&after='
    for (const address of [query, `${query}${sorted}`]) {
      const answer = await client.get(address)
      expect([address, answer.statusCode]).toEqual([address, 200])
      expect(answer.json()).toHaveLength(query.includes('members') ? 1 : 0)
    }
  }
})

test('several values are understood in every spelling, and give what fits any of them', async () => {
  const { client, path, admin, create } = await setUp()
  await create('Draft', 1)
  await createRunningCampaign({ organization_id: admin.organization_id })
  await createRunningCampaign({ organization_id: admin.organization_id, ...finished })
  const statuses = async (query: string) => {
    const answer = await client.get(`${path}/campaigns.json?sort=created_at&${query}`)
    return answer.json().map(({ status }: { status: string }) => status)
  }

  expect(await statuses('status[]=draft')).toEqual(['draft'])
  for (const query of [
    'status=draft&status=active',
    'status[]=draft&status[]=active',
    'status%5B%5D=draft&status=active',
    'status=draft,active',
  ])
    expect([query, await statuses(query)]).toEqual([query, ['draft', 'active']])
  const paged = await client.get(`${path}/campaigns.json?status[]=draft&status[]=active&limit=1`)
  expect(paged.headers['total-count']).toBe('2')
  expect(paged.headers.link).toContain('status%5B%5D=draft&status%5B%5D=active')
})

test('several values of a parameter that takes one are refused', async () => {
  const { client, path } = await setUp()
  for (const query of ['updated_since', 'q', 'from', 'page', 'sort', 'after']) {
    const values: Record<string, string> = { updated_since: '2026-11-01T00:00:00Z', page: '2' }
    const value = values[query] ?? (query === 'from' ? '2026-11-01' : 'created_at')
    const answer = await client.get(`${path}/campaigns.json?${query}=${value}&${query}=${value}`)
    expect([query, answer.statusCode]).toEqual([query, 422])
    expect(Object.keys(answer.json().errors)).toEqual([query])
  }
})

test('the lists of posts, applications and events take several too', async () => {
  const { client, path } = await setUp()
  for (const [query, status] of [
    [`${path}/submissions.json?state=pending&state=approved`, 200],
    [`${path}/submissions.csv?state[]=pending&state[]=approved`, 200],
    [`${path}/submissions.csv?stat=pending`, 422],
    [`${path}/events.json?types[]=member.joined&types[]=member.left`, 200],
    [`${path}/events.json?types[]=payout.sent`, 422],
    [`${path}/audit.json?record_type=Campaign&record_type=Collab`, 422],
  ] as const)
    expect([query, (await client.get(query, { accept: '*/*' })).statusCode]).toEqual([
      query,
      status,
    ])
})

test('a moment has a zone, whichever it is', async () => {
  const { client, path, create, names } = await setUp()
  await create('Autumn roast', 1)
  for (const offset of ['Z', '%2B00:00', '+00:00', '-00:00'])
    expect(await names(`updated_since=2026-10-01T12:00:00${offset}`)).toEqual(['Autumn roast'])
  expect(await names('updated_since=2026-10-01T21:00:00+09:00')).toEqual(['Autumn roast'])
  expect(await names('updated_since=2026-10-01T21:00:01%2B09:00')).toEqual([])
  const answer = await client.get(`${path}/campaigns.json?updated_since=2026-10-01T12:00:00`)
  expect(answer.json().errors.updated_since[0]).toMatch(/^is not a moment with its zone/)

  const campaigns = `${path}/campaigns.json`
  const made = await client.post(campaigns, {
    campaign: { name: 'Ends', ends_at: '2099-03-01T09:00:00+09:00' },
  })
  expect(made.json().ends_at).toBe('2099-03-01T00:00:00.000Z')
  const refused = await client.post(campaigns, {
    campaign: { name: 'Ends', ends_at: '2099-03-01T09:00:00' },
  })
  expect(refused.json()).toMatchObject({
    errors: { ends_at: [expect.stringMatching(/^is invalid without a zone/)] },
    codes: { ends_at: ['invalid'] },
  })
})
