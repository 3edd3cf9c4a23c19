import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createCampaign, createMembership } from '../../../../test/support/world/factories.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

type Named = { name: string }

async function setUp() {
  const admin = await createMembership(db, { role: 'admin' })
  const { organization_id } = admin
  const path = `/organizations/${encodeId('Organization', organization_id)}`
  const client = await withToken(admin)
  const create = (name: string, day: number) => {
    const at = `2026-10-0${day}T12:00:00.000Z`
    return createCampaign(db, { organization_id, name, created_at: at, updated_at: at })
  }
  const names = async (query: string) => {
    const answer = await client.get(`${path}/campaigns.json?${query}`)
    return answer.json().map(({ name }: Named) => name)
  }
  return { admin, client, path, create, names }
}

const nextOf = (link: unknown) => /<([^>]*)>; rel="next"/.exec(String(link))?.[1] ?? ''

test('a blank parameter is refused, and a blank text or cursor asks for nothing', async () => {
  const { client, path, create, names } = await setUp()
  await create('Autumn roast', 1)
  for (const query of [
    'status=',
    'status[]=',
    'from=',
    'updated_since=',
    'sort=',
    'page=',
    'limit=',
  ]) {
    const answer = await client.get(`${path}/campaigns.json?${query}`)
    expect([query, answer.statusCode]).toEqual([query, 422])
    expect(Object.values(answer.json().codes)).toEqual([['blank']])
  }
  for (const list of [
    'submissions.json?campaign_id=',
    'events.json?types=',
    'audit.json?record_type=',
  ])
    expect([list, (await client.get(`${path}/${list}`)).statusCode]).toEqual([list, 422])
  expect(await names('q=&after=')).toEqual(['Autumn roast'])
  expect((await client.get(`${path}/events.json?after=`)).statusCode).toBe(200)
  expect(await names('status=draft,')).toEqual(['Autumn roast'])

  const browser = await withSession(await createMembership(db))
  expect((await browser.get('/discover/campaigns?q=&country=&platform_ids[]=')).statusCode).toBe(
    200,
  )
})

test('a text that is too long to look for is refused, and an unread that is neither', async () => {
  const { client, path } = await setUp()
  const long = 'x'.repeat(501)
  for (const query of [`creators.json?q=${long}`, `campaigns.json?q=${long}`]) {
    const answer = await client.get(`${path}/${query}`)
    expect([answer.statusCode, answer.json().codes]).toEqual([422, { q: ['too_long'] }])
  }
  expect((await client.get(`${path}/creators.json?q=a%00b`)).json().codes).toEqual({
    q: ['invalid'],
  })
  const messages = await client.get(`${path}/messages.json?unread=maybe`)
  expect(messages.json().codes).toEqual({ unread: ['inclusion'] })
})

test('a cursor is refused on another list, with another filter and in another order', async () => {
  const { client, path, create, admin } = await setUp()
  for (const [index, name] of ['One', 'Two', 'Three'].entries()) await create(name, index + 1)
  const first = await client.get(`${path}/campaigns.json?after=&limit=2&status=draft,active`)
  const next = new URL(nextOf(first.headers.link))
  const after = next.searchParams.get('after')
  const other = await createMembership(db, { user: admin.user, role: 'admin' })
  const theirs = `/organizations/${encodeId('Organization', other.organization_id)}`

  for (const address of [
    `${path}/campaigns.json?after=${after}`,
    `${path}/campaigns.json?after=${after}&status=draft`,
    `${path}/campaigns.json?after=${after}&status=draft,active&q=o`,
    `${path}/campaigns.json?after=${after}&status=draft,active&sort=created_at`,
    `${path}/collabs.json?after=${after}`,
    `${theirs}/campaigns.json?after=${after}&status=draft,active`,
  ]) {
    const answer = await client.get(address)
    expect([address, answer.statusCode]).toEqual([address, 422])
    expect(answer.json().codes).toEqual({ after: ['invalid'] })
  }
  for (const query of ['status=active,draft', 'status[]=draft&status[]=active&limit=1&q=']) {
    const answer = await client.get(`${path}/campaigns.json?after=${after}&${query}`)
    expect(answer.json().map(({ name }: Named) => name)).toEqual(['One'])
  }
  // Those that an earlier version told are good for as long as somebody may go on with one.
  const unmarked = after?.replace(/-[0-9a-f]{8}$/, '')
  expect((await client.get(`${path}/campaigns.json?after=${unmarked}`)).statusCode).toBe(200)
})
