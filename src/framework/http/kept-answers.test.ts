import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../../test/support/client.ts'
import { db, withToken } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createCampaign, createMembership } from '../../../test/support/world/factories.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { accessTokens } from '../../tables/users/credentials/access-tokens.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { mayBeKept } from './kept-answers.ts'

type World = { client: Client; list: string; show: string; campaign: { id: number } }
type Owner = Awaited<ReturnType<typeof createMembership>>

let owner: Owner
let world: World

beforeEach(async () => {
  owner = await createMembership(db)
  const { organization_id } = owner
  const campaign = await createCampaign(db, { organization_id, name: 'Sommer in Å' })
  const list = `/organizations/${encodeId('Organization', organization_id)}/campaigns`
  const show = `${list}/${encodeId('Campaign', campaign.id)}`
  const client = await withToken(owner, 'read')
  world = { client, campaign, list: `${list}.json`, show: `${show}.json` }
  // The first use of a token is noted, and whose list it asks for is not known before.
  for (const url of [world.list, world.list, world.list, world.show, world.show])
    await client.get(url)
})

const alike = ({ statusCode, body, headers }: Awaited<ReturnType<Client['get']>>) => ({
  ...{ statusCode, body },
  headers: { ...headers, 'x-request-id': '', date: '' },
})

describe.each(['show', 'list'] as const)('a %s that is asked for again', (kind) => {
  test('is the same to the letter, under an id of its own, and read as before', async () => {
    const { client, [kind]: url } = world
    const first = await client.get(url)
    const statements = await statementsOf(() => client.get(url))
    const again = await client.get(url)

    expect(alike(again)).toEqual(alike(first))
    expect(again.body).toContain('Sommer in Å')
    expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    expect(statements).toHaveLength(kind === 'show' ? 1 : 2)
  })

  test('is not sent to whoever has it', async () => {
    const { client, [kind]: url } = world
    const { headers } = await client.get(url)
    const known = () => client.get(url, { 'if-none-match': String(headers.etag) })
    const [first, , again] = [await known(), await known(), await known()]

    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(alike(again)).toEqual(alike(first))
  })

  test('is compressed for whoever wants it so, and for nobody else', async () => {
    const { client, [kind]: url } = world
    await db
      .update(campaigns)
      .set({ website: `https://a.example/${'x'.repeat(900)}` })
      .where(eq(campaigns.id, world.campaign.id))
    const ask = (encoding: string) => client.get(url, { 'accept-encoding': encoding })
    const asked = ['br', 'identity', 'gzip', 'br', 'identity', 'gzip', 'br', 'identity', 'gzip']
    const encodings = []
    for (const encoding of asked) encodings.push((await ask(encoding)).headers['content-encoding'])

    const sent = ['br', undefined, 'gzip']
    expect(encodings).toEqual([...sent, ...sent, ...sent])
    expect(alike(await ask('gzip'))).toEqual(alike(await ask('gzip')))
  })

  test('is another as soon as the record is', async () => {
    const { client, [kind]: url } = world
    await db.update(campaigns).set({ name: 'Autumn' }).where(eq(campaigns.id, world.campaign.id))
    let body = ''
    const statements = await statementsOf(async () => {
      body = (await client.get(url)).body
    })
    expect(body).toContain('Autumn')
    expect(statements).toHaveLength(kind === 'show' ? 1 : 2)
    expect((await client.get(url)).body).toBe(body)
  })

  test('is refused as soon as the token is revoked, or its user is no member', async () => {
    const { [kind]: url } = world
    const { organization_id } = owner
    const member = await createMembership(db, { organization_id, role: 'member' })
    const client = await withToken(member, 'read')
    for (const _ of [1, 2, 3]) expect((await client.get(url)).statusCode).toBe(200)
    await db.delete(memberships).where(eq(memberships.id, member.id))
    expect((await client.get(url)).statusCode).toBe(404)
    await db.delete(accessTokens).where(eq(accessTokens.user_id, member.user_id))
    expect((await client.get(url)).statusCode).toBe(401)
  })

  test('counts as a use of the token, even after a long time', async () => {
    const { client, [kind]: url } = world
    const of = eq(accessTokens.user_id, owner.user_id)
    const before = new Date('2020-01-01').toISOString()
    for (const _ of [1, 2, 3]) {
      await db.update(accessTokens).set({ last_used_at: before }).where(of)
      await client.get(url)
      const [token] = await db.select().from(accessTokens).where(of)
      expect(token?.last_used_at).not.toBe(before)
    }
  })
})

test('a list that is asked for with filters is read anew', async () => {
  const { client, list } = world
  await createCampaign(db, { organization_id: owner.organization_id, name: 'Winter' })
  const asked = `${list}?q=winter`
  for (const _ of [1, 2, 3]) expect((await client.get(asked)).json()).toHaveLength(1)
  await db
    .update(campaigns)
    .set({ name: 'Spring' })
    .where(eq(campaigns.organization_id, owner.organization_id))
  expect((await client.get(asked)).json()).toEqual([])
})

test('an address is not remembered whose length is only there to fill the memory', () => {
  const asked = (originalUrl: string, encoding = 'gzip') =>
    mayBeKept({
      ...{
        method: 'GET',
        raw: { suffix: 'json' },
        routeOptions: { config: { reads: 1 } },
        originalUrl,
      },
      headers: { 'accept-encoding': encoding },
    } as unknown as Parameters<typeof mayBeKept>[0])
  expect(asked('/organizations.json')).toBe(true)
  expect(asked(`/organizations.json?x=${'a'.repeat(500)}`)).toBe(false)
  expect(asked('/organizations.json', 'a'.repeat(500))).toBe(false)
})
