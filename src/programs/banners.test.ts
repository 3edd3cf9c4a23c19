import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { formWithFile, picture } from '../../test/support/files/images.ts'
import { anonymous, context, db, withToken } from '../../test/support/helper.ts'
import { afterJob } from '../../test/support/jobs.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
} from '../../test/support/world/factories.ts'
import { deleteFile } from '../framework/uploads/jobs.ts'
import { campaigns } from '../tables/campaigns/campaigns.ts'
import { collabs } from '../tables/collabs/collabs.ts'
import { campaignPath, collabPath } from '../vocabulary/addresses/urls.ts'
import { decodeId } from '../vocabulary/ids.ts'

describe.each(['campaign', 'collab'] as const)('the banner of a %s', (kind) => {
  async function setUp() {
    const admin = await createMembership(db)
    const { organization_id } = admin
    const path =
      kind === 'campaign'
        ? campaignPath(await createCampaign(db, { organization_id }))
        : collabPath(await createCollab(db, { organization_id }))
    return { client: await withToken(admin), path: `${path}.json` }
  }
  const field = `${kind}[banner_image]`

  test('is uploaded, served, replaced and purged', async () => {
    const { client, path } = await setUp()

    const first = await client.patch(path, formWithFile(field, await picture()))
    expect(first.statusCode).toBe(200)
    const address = first.json().banner_image_url
    const isStored = (url: string) => context.files.exists(url.replace(/^.*\/files\//, ''))
    expect(await isStored(address)).toBe(true)
    const served = await anonymous.get(new URL(address).pathname)
    expect(served.headers['content-type']).toBe('image/png')

    const second = await client.patch(path, formWithFile(field, await picture({}, 'webp')))
    expect(second.json().banner_image_url).toMatch(/\.webp$/)
    await afterJob(deleteFile, async () => expect(await isStored(address)).toBe(false))

    const purged = await client.patch(path, { [kind]: { purge_banner_image: '1' } })
    expect(purged.json().banner_image_url).toBeNull()
    const replaced = second.json().banner_image_url
    await afterJob(deleteFile, async () => expect(await isStored(replaced)).toBe(false))
  })

  test('comes with a new record too', async () => {
    const { client, path } = await setUp()
    const list = path.replace(/\/[^/]+\.json$/, '.json')
    const form = formWithFile(field, await picture(), { [`${kind}[name]`]: 'With a banner' })

    const response = await client.post(list, form)

    expect(response.statusCode).toBe(201)
    expect(response.json().banner_image_url).toMatch(/\.png$/)
  })

  test('has a point that stays in sight, in steps, which JSON takes and does not show', async () => {
    const { client, path } = await setUp()
    const before = await client.get(path)
    const focus = { banner_focus_x: '30', banner_focus_y: 100 }
    const saved = await client.patch(path, { [kind]: focus })
    expect(saved.statusCode).toBe(200)
    expect(Object.keys(saved.json())).toEqual(Object.keys(before.json()))

    const id = decodeId(kind === 'campaign' ? 'Campaign' : 'Collab', saved.json().id)
    const table = kind === 'campaign' ? campaigns : collabs
    const { rows } = await db.execute(sql`select * from ${table} where id = ${id}`)
    expect(rows).toMatchObject([{ banner_focus_x: 30, banner_focus_y: 100 }])

    for (const wrong of [-10, 110, 35, 'left', null]) {
      const { json } = await client.patch(path, { [kind]: { banner_focus_x: wrong } })
      expect(json().errors).toEqual({ banner_focus_x: ['must be a multiple of 10 from 0 to 100'] })
    }
  })

  test('has to be a picture of a size that can be shown', async () => {
    const { client, path } = await setUp()
    const send = async (data: Buffer) =>
      (await client.patch(path, formWithFile(field, data))).json()

    expect(await send(Buffer.from('<svg></svg>'))).toMatchObject({
      errors: { banner_image: ['must be a JPEG, PNG, GIF or WebP image'] },
    })
    expect(await send(await picture({ width: 4097, height: 10 }))).toMatchObject({
      errors: { banner_image: ['is too large (maximum is 4096 pixels a side)'] },
    })
    expect(await send(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      errors: { banner_image: ['is too big (maximum is 10 MB)'] },
    })
  })

  test('that cannot be shown is told with the fields that are wrong, in the order of the form', async () => {
    const { client, path } = await setUp()
    const list = path.replace(/\/[^/]+\.json$/, '.json')
    const form = (data: Buffer) => formWithFile(field, data, { [`${kind}[name]`]: ' ' })
    const name = [expect.any(String)]
    const banner_image = ['must be a JPEG, PNG, GIF or WebP image']
    for (const send of [client.post.bind(client, list), client.patch.bind(client, path)]) {
      const { errors } = (await send(form(Buffer.from('<svg></svg>')))).json()
      expect(errors).toEqual({ name, banner_image })
      expect(Object.keys(errors)[0]).toBe('name')
      expect((await send(form(await picture()))).json().errors).toEqual({ name })
    }
  })

  test('leaves no file behind where the change is refused', async () => {
    const { client, path } = await setUp()
    const stored: string[] = []
    const put = context.files.put.bind(context.files)
    context.files.put = async (key, ...rest) => {
      stored.push(key)
      return put(key, ...rest)
    }

    const form = formWithFile(field, await picture(), {
      [`${kind}[name]`]: 'Any',
      [`${kind}[min_payout_amount]`]: '2',
      [`${kind}[max_payout_amount]`]: '1',
    })
    const response = await client.patch(path, form)
    context.files.put = put

    expect(response.statusCode).toBe(kind === 'campaign' ? 422 : 200)
    const isThere = await Promise.all(stored.map((key) => context.files.exists(key)))
    expect(isThere).toEqual(kind === 'collab' ? [true] : [])
  })
})
