import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function aCampaign() {
  const admin = await createMembership(db, { role: 'admin' })
  const client = await withToken(admin)
  const home = `/organizations/${encodeId('Organization', admin.organization_id)}`
  const list = `${home}/campaigns`
  const { id } = (await client.post(`${list}.json`, { campaign: { name: 'May' } })).json()
  const path = `${list}/${id}.json`
  const etag = async () => String((await client.get(path)).headers.etag)
  const rename = (name: string, tag: string, by = client) =>
    by.send('PATCH', path, { campaign: { name } }, { 'if-match': tag })
  return { admin, client, home, list, path, etag, rename }
}

describe('If-Match', () => {
  test('lets one of two win who know the same', async () => {
    const { client, path, etag, rename } = await aCampaign()
    const known = await etag()

    const answers = await Promise.all([rename('June', known), rename('July', known)])

    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 412])
    const won = answers.find(({ statusCode }) => statusCode === 200)
    expect((await client.get(path)).json().name).toBe(won?.json().name)
    const lost = answers.find(({ statusCode }) => statusCode === 412)
    expect(lost?.json()).toEqual({
      error: 'It was changed since: its ETag is none of those in If-Match.',
      code: 'precondition_failed',
    })
  })

  test('takes a list of tags, and any record for *', async () => {
    const { etag, rename } = await aCampaign()

    expect((await rename('June', `"other", ${await etag()}`)).statusCode).toBe(200)
    expect((await rename('July', ' * ')).statusCode).toBe(200)
    expect((await rename('August', '"other","another"')).statusCode).toBe(412)
    for (const none of ['', 'garbage', '4Vd0q5o1kD3mYw2nXz8rTb6sPcA'])
      expect((await rename('August', none)).json()).toEqual({
        error: 'If-Match holds no ETag: send it as it came, with its quotes.',
        code: 'bad_request',
      })
  })

  test('matches no weak tag', async () => {
    const { client, list, etag, rename } = await aCampaign()
    const { headers } = await client.get(`${list}.json`)

    expect((await rename('June', `W/${await etag()}`)).statusCode).toBe(412)
    expect((await rename('June', String(headers.etag))).statusCode).toBe(412)
  })

  test('matches the tag of a compressed answer, which is another', async () => {
    const { client, path, etag, rename } = await aCampaign()
    await client.patch(path, { campaign: { brief: `<p>${'Words. '.repeat(500)}</p>` } })
    const compressed = await client.get(path, { 'accept-encoding': 'br' })
    const tag = String(compressed.headers.etag)

    expect(compressed.headers['content-encoding']).toBe('br')
    expect(tag).not.toBe(await etag())
    const known = await client.get(path, { 'if-none-match': tag })
    expect(known.statusCode).toBe(304)
    expect((await rename('June', tag)).statusCode).toBe(200)
  })

  test('counts what the caller sees', async () => {
    const { admin, etag, rename } = await aCampaign()

    expect((await rename('June', await etag(), await withSession(admin))).statusCode).toBe(200)
  })

  test('comes after who may, and what may be sent', async () => {
    const { admin, home, path, rename } = await aCampaign()
    const { organization_id } = admin
    const member = await createMembership(db, { organization_id, role: 'member' })
    const stranger = await createMembership(db)

    expect((await rename('June', '"x"', await withToken(member))).statusCode).toBe(403)
    expect((await rename('June', '"x"', await withToken(stranger))).statusCode).toBe(404)
    const client = await withToken(admin)
    const wrong = { campaign: { currency: 'none' } }
    const refused = await client.send('PATCH', path, wrong, { 'if-match': '"x"' })
    expect(refused.statusCode).toBe(422)
    const created = await client.send(
      'POST',
      `${home}/campaigns.json`,
      { campaign: { name: 'Other' } },
      { 'if-match': '"x"' },
    )
    expect(created.statusCode).toBe(400)
  })

  test('holds for what is deleted', async () => {
    const { client, path, etag } = await aCampaign()
    const remove = async (tag: string) =>
      (await client.send('DELETE', path, undefined, { 'if-match': tag })).statusCode

    expect(await remove('"x"')).toBe(412)
    expect(await remove(await etag())).toBe(204)
    expect(await remove('"x"')).toBe(404)
  })
})
