import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { clientOf } from '../../../test/support/client.ts'
import { anonymous, app, db, withSession, withToken } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createApplication, go, stored } from '../../../test/support/world/collab-work.ts'
import {
  createCampaign,
  createMembership,
  createSessionToken,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { organizationPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const find = async (client: Awaited<ReturnType<typeof withToken>>, q: string) =>
  (await client.get(`/search.json?q=${encodeURIComponent(q)}`)).json() as {
    type: string
    title: string
    url: string
  }[]

async function setUp() {
  const admin = await createMembership(db)
  const word = unique('kettle').replaceAll('-', '')
  const campaign = await createCampaign(db, {
    organization_id: admin.organization_id,
    name: `Autumn ${word} 100% off_it`,
  })
  return { admin, word, campaign, client: await withToken(admin) }
}

describe('the search', () => {
  test.each(['', ' ', '%', '_', '\\', '%%%', ':*', "'", '!&|', '🫖'])('takes %j', async (q) => {
    const { client } = await setUp()
    expect(await find(client, `${q}${unique('nowhere')}`)).toEqual([])
    expect(Array.isArray(await find(client, q))).toBe(true)
  })

  test('finds what an organization has by parts of words, in any case, and only for its own', async () => {
    const { client, word, campaign } = await setUp()
    const stranger = await withToken(await createMembership(db))

    for (const q of [word, word.slice(2), word.toUpperCase(), `${word} autu`, `${word} au`])
      expect(await find(client, q)).toMatchObject([{ type: 'Campaign', title: campaign.name }])
    expect(await find(client, `${word} ut`)).toEqual([])
    expect(await find(client, `${word} 100% off_it`)).toHaveLength(1)
    expect(await find(client, `${word} 100_`)).toEqual([])
    expect(await find(stranger, word)).toEqual([])
  })

  test('names operations of staff to staff alone', async () => {
    const { body } = await (await withSession(await createMembership(db))).get('/search?q=refund')
    expect(body).toContain('/refunds')
    expect(body).not.toContain('/staff/')
  })

  test('finds submissions by the name that their program has now', async () => {
    const admin = await createMembership(db)
    const { organization_id } = admin
    const client = await withToken(admin)
    const [before, after] = [unique('spring'), unique('summer')].map((name) =>
      name.replaceAll('-', ''),
    ) as [string, string]
    const campaign = await createRunningCampaign({ organization_id, name: before })
    await handInPost(fakePlatform(), campaign, await createCreator())
    const { collab } = await createApplication({ organization_id, name: before })
    const kinds = async (q: string) => (await find(client, q)).map(({ type }) => type).toSorted()
    const found = await kinds(before)
    expect(found.filter((type) => type === 'Submission')).toHaveLength(2)

    await db.update(campaigns).set({ name: after }).where(eq(campaigns.id, campaign.id))
    await db.update(collabs).set({ name: after }).where(eq(collabs.id, collab.id))
    expect(await kinds(before)).toEqual([])
    expect(await kinds(after)).toEqual(found)
  })

  test('finds a creator and a post for the brand, and the post for the creator', async () => {
    const admin = await createMembership(db)
    const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
    const name = `Ida ${unique('brandt').replaceAll('-', '')}`
    const creator = await createCreator(await createUser(db, { name }))
    const submission = await handInPost(fakePlatform(), campaign, creator)
    const brand = await withToken(admin)
    const own = await withToken(creator.user)
    const address = submission.post_url.replace(/^https:\/\/(www\.)?/, '')

    const page = `/organizations/${encodeId('Organization', admin.organization_id)}/creators/${encodeId('User', creator.user.id)}`
    expect(await find(brand, creator.user.name)).toMatchObject([
      { type: 'Creator', title: creator.user.name, app_url: expect.stringMatching(`${page}$`) },
    ])
    expect(await find(brand, address)).toMatchObject([{ type: 'Submission', title: address }])
    expect(await find(own, address)).toMatchObject([{ type: 'Submission', title: address }])
    expect(await find(await withToken(await createUser(db)), address)).toEqual([])
    const query = `/search?q=${encodeURIComponent(address)}`
    const { body } = await (await withSession(admin)).get(query)
    expect(body).toContain(`@${submission.account_handle} · ${campaign.name}`)
  })

  test('finds what was handed in with a post by any way to write its address', async () => {
    const admin = await createMembership(db)
    const { organization_id } = admin
    const campaign = await createRunningCampaign({ organization_id })
    const post = await handInPost(fakePlatform(), campaign, await createCreator())
    const work = await createApplication({ organization_id })
    await go(work, 'acceptance', 'content', 'approval', 'post')
    const posted = await stored(work)
    const brand = await withToken(admin)
    const stranger = await withToken(await createMembership(db))

    for (const [submission, address] of [
      [post, `${post.post_url}&is_from_webapp=1&sender_device=pc&${'x'.repeat(120)}=1`],
      [post, `https://youtu.be/${post.post_uid}?si=kQ2nX`],
      [posted, posted.post_url ?? ''],
      [post, encodeId('Submission', post.id)],
    ] as const) {
      expect(await find(brand, address)).toMatchObject([
        { type: 'Submission', id: encodeId('Submission', submission.id) },
      ])
      expect(await find(stranger, address)).toEqual([])
    }
  })

  test('leads each reader to the record of what was found', async () => {
    const admin = await createMembership(db)
    const { organization_id } = admin
    const name = unique('kettle').replaceAll('-', '')
    const campaign = await createRunningCampaign({ organization_id, name })
    const creator = await createCreator()
    const post = await handInPost(fakePlatform(), campaign, creator)
    const work = await createApplication({ organization_id, name })
    const brand = await withToken(admin)
    const own = await withToken(creator.user)

    const organization = encodeId('Organization', organization_id)
    for (const [client, ids] of [
      [brand, [post.id, work.submission.id]],
      [own, [post.id]],
    ] as const) {
      const found = await find(client, name)
      expect(found.filter(({ type }) => type === 'Submission')).toHaveLength(ids.length)
      for (const { url } of found)
        expect([url, (await client.get(new URL(url).pathname)).statusCode]).toEqual([url, 200])
    }
    expect(await find(brand, encodeId('Submission', work.submission.id))).toMatchObject([
      {
        kind: 'collab',
        organization_id: organization,
        campaign_id: null,
        collab_id: encodeId('Collab', work.collab.id),
      },
    ])
  })

  test('finds a creator by the handle, with its sign or without', async () => {
    const admin = await createMembership(db)
    const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
    const { account_handle, user_id } = await handInPost(
      fakePlatform(),
      campaign,
      await createCreator(),
    )
    const brand = await withToken(admin)

    for (const q of [account_handle, `@${account_handle}`]) {
      const found = await find(brand, q)
      expect(found.find(({ type }) => type === 'Creator')).toMatchObject({
        id: encodeId('User', user_id ?? 0),
      })
    }
  })

  test('the palette offers what admins begin, and nothing that members may not', async () => {
    const { admin } = await setUp()
    const { organization_id } = admin
    const member = await createMembership(db, { organization_id, role: 'member' })
    const paletteOf = async (someone: typeof admin) => {
      const browser = await withSession(someone)
      await browser.get(organizationPath({ id: organization_id }))
      // The palette asks the page of the search for all that there is.
      return /<div id="places">.*?<div id="found">/s.exec((await browser.get('/search')).body)?.[0]
    }
    expect(await paletteOf(admin)).toMatch(/Invite creators.*Invite a colleague/s)
    expect(await paletteOf(member)).not.toContain('Invite')
  })

  test('finds for a limited token what its areas and organizations have', async () => {
    const { admin, word, campaign } = await setUp()
    const { organization_id } = admin
    const running = await createRunningCampaign({ organization_id, name: word })
    await handInPost(fakePlatform(), running, await createCreator())
    const elsewhere = await createMembership(db, { user: admin.user })
    await createCampaign(db, { organization_id: elsewhere.organization_id, name: word })
    const browser = await withSession(admin)
    const organization = encodeId('Organization', organization_id)
    const kinds = async (path: string, limits: object, q = word) => {
      const access_token = { description: 'Limited', ...limits }
      const { token } = (await browser.post(path, { access_token })).json()
      const client = clientOf(app, { authorization: `Bearer ${token}`, accept: 'application/json' })
      const types = (await find(client, q)).map(({ type }) => type)
      return types.filter((type) => type !== 'Program').toSorted()
    }
    const ofOrganization = `/organizations/${organization}/access_tokens.json`
    const own = '/me/access_tokens.json'

    const both = ['Campaign', 'Campaign']
    expect(await kinds(ofOrganization, { areas: { programs: 'read' } })).toEqual(both)
    expect(await kinds(ofOrganization, { areas: { review: 'write' } })).toEqual(['Submission'])
    expect(await kinds(ofOrganization, { areas: { money: 'read' } })).toEqual([])
    expect(await kinds(own, { areas: { programs: 'read' } })).toEqual([...both, 'Campaign'])
    const named = { permission: 'read', organization_ids: [organization] }
    expect(await kinds(own, named)).toEqual([...both, 'Submission'])
    const id = encodeId('Campaign', campaign.id)
    expect(await kinds(ofOrganization, { areas: { review: 'read' } }, id)).toEqual([])
  })

  test('follows a new name, and forgets what is deleted', async () => {
    const { client, word, campaign } = await setUp()
    const other = unique('teapot').replaceAll('-', '')
    const path = `/organizations/${(await client.get('/organizations.json')).json()[0].id}/campaigns`
    const [{ id }] = (await client.get(`${path}.json`)).json()

    await client.patch(`${path}/${id}.json`, { campaign: { name: other } })
    expect(await find(client, word)).toEqual([])
    expect(await find(client, other)).toHaveLength(1)

    await client.delete(`${path}/${id}.json`)
    expect(await find(client, other)).toEqual([])
    expect(campaign.name).toContain(word)
  })

  test('a creator is found in each organization, and first in the one at which one is', async () => {
    const admin = await createMembership(db)
    const name = `Ida ${unique('brandt').replaceAll('-', '')}`
    const creator = await createCreator(await createUser(db, { name }))
    const other = await createMembership(db, { user: admin.user })
    for (const { organization_id } of [admin, other])
      await handInPost(fakePlatform(), await createRunningCampaign({ organization_id }), creator)
    const client = await withToken(admin)

    for (const { organization_id } of [admin, other, admin]) {
      const id = encodeId('Organization', organization_id)
      const path = `/organizations/${id}/creators/`
      const found = (await client.get(`/search.json?q=${name}&organization_id=${id}`)).json()
      expect(found).toHaveLength(2)
      expect(found[0].app_url).toContain(path)
      const cookie = `session_token=${await createSessionToken(db, admin.user)}; organization=${id}`
      const [, results] = (await anonymous.get(`/search?q=${name}`, { cookie })).body.split(
        'id="found"',
      )
      expect(/href="([^"]*)"/.exec(results ?? '')?.[1]).toContain(path)
    }
  })

  test('leads a brand to its guide about refunds, and staff to those for the installation too', async () => {
    const [brand, staff] = [await createUser(db), await createUser(db)]
    makeStaff(staff)
    const found = async (user: typeof brand) =>
      (await (await withSession(user)).get('/search?q=refund')).body
    expect(await found(brand)).toContain('/help/refunds')
    expect(await found(brand)).not.toContain('/help/running-it')
    expect(await found(staff)).toContain('/help/running-it')
  })

  test('takes two statements', async () => {
    const { client, word } = await setUp()
    await find(client, word)
    expect(await statementsOf(() => find(client, word))).toHaveLength(2)
  })
})
