import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { textOf } from '../../../test/support/reading/reference.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { createCollab, createMembership } from '../../../test/support/world/factories.ts'
import { type Collab, collabs } from '../../tables/collabs/collabs.ts'
import { collabPath, collabsPath } from '../../vocabulary/addresses/urls.ts'

async function setUp(fields: Partial<Collab> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const member = await createMembership(db, { organization_id, role: 'member' })
  const collab = await createCollab(db, { name: 'Mug review', ...fields, organization_id })
  const list = collabsPath({ id: organization_id })
  return { member, browser: await withSession(admin), collab, list, path: collabPath(collab) }
}

describe('the pages of collabs', () => {
  test('show what there is to whoever belongs to the organization', async () => {
    const { member, list, path } = await setUp({ brief: '<p>Drink from it.</p>' })
    const browser = await withSession(member)

    expect((await browser.get(list)).body).toContain('Mug review')
    const show = await browser.get(path)
    expect(show.body).toContain('<p>Drink from it.</p>')
    expect(show.body).not.toContain('Submit for review')
    expect((await browser.get(`${path}/edit`)).statusCode).toBe(403)
  })

  test('list what waits for the organization, how far the work is and what it costs', async () => {
    const work = await createApplication({ quote: 18_000 })
    const browser = await withSession(work.admin)
    const list = collabsPath({ id: work.collab.organization_id })
    const listed = async () => textOf((await browser.get(list)).body)

    expect(await listed()).toContain('1 waiting')
    expect(await listed()).not.toContain('set aside')

    await go(work, 'acceptance')
    const accepted = await listed()
    expect(accepted).not.toContain('1 waiting')
    expect(accepted).toContain('1 application1 under way, 0 completed$0.00 paid$180.00 set aside')

    await go(work, 'content', 'approval', 'post', 'completion')
    expect(await listed()).toContain('0 under way, 1 completed$180.00 paid$0.00 set aside')
  })

  test('list what is offered to whom, and until when', async () => {
    const { browser, list } = await setUp({
      currency: 'eur',
      min_quote_amount: 20_000,
      max_quote_amount: 35_000,
      creator_limit: 5,
      platform_ids: ['tiktok'],
      applications_end_at: '2030-01-02T12:00:00Z',
    })
    const row = textOf((await browser.get(list)).body)
    expect(row).toContain('€200.00 to €350.00 · TikTok · everywhere · 5 of 5 places left')
    expect(row).toContain('Applications end Jan 2, 2030')
  })

  test('say what to do where there is nothing', async () => {
    const admin = await createMembership(db)
    const browser = await withSession(admin)

    const response = await browser.get(collabsPath({ id: admin.organization_id }))

    expect(response.body).toContain('No collabs yet')
  })

  test('lead from one field to a draft that is ready to edit', async () => {
    const { browser, list } = await setUp()
    expect((await browser.get(`${list}/new`)).body).toContain('Product page')

    const response = await browser.post(list, 'product_page=')

    expect(response.statusCode).toBe(303)
    const edit = await browser.get(response.headers.location as string)
    expect(edit.body).toContain('Untitled collab')
  })

  test('bring back what is no address of a product page', async () => {
    const { browser, list } = await setUp()

    for (const typed of ['a mug', 'ftp://example.com/mug', 'https://']) {
      const response = await browser.post(
        list,
        new URLSearchParams({ product_page: typed }).toString(),
      )

      expect(response.statusCode).toBe(422)
      expect(response.body).toContain('Product page is invalid: write it as')
      expect(response.body).toContain(`value="${typed}"`)
    }
  })

  test('start from the template where a product page cannot be read, and keep its address', async () => {
    const { browser, list } = await setUp()
    // Not a public address, so that the test sends no request to anybody.
    const product_page = 'http://127.0.0.1/mug'

    const response = await browser.post(list, new URLSearchParams({ product_page }).toString())
    const cookie = response.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    const edit = await browser.get(response.headers.location as string, {
      cookie: cookie.join('; '),
    })

    expect(response.statusCode).toBe(303)
    expect(edit.body).toContain('The product page could not be read')
    expect(edit.body).toContain(`value="${product_page}"`)
    expect(edit.body).toContain('Untitled collab')
  })

  test('keep what was typed into a refused form, and save a good one', async () => {
    const { browser, collab, path } = await setUp()
    const save = (body: string) => browser.post(`${path}?_method=patch`, body)

    const refused = await save('collab[name]=&collab[website]=nowhere&collab[require_spark_ads]=1')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('value="nowhere"')
    expect(refused.body).toContain('Website is invalid: write it as')

    const saved = await save(
      'collab[name]=Cup&collab[require_spark_ads]=0&collab[require_spark_ads]=1&collab[countries][]=&collab[countries][]=FR',
    )
    expect(saved.statusCode).toBe(303)
    const [after] = await db.select().from(collabs).where(eq(collabs.id, collab.id))
    expect(after).toMatchObject({ name: 'Cup', require_spark_ads: true, countries: ['FR'] })
  })

  test('do not offer to delete what is in review', async () => {
    const draft = await setUp()
    const reviewed = await setUp({ state: 'submitted_for_review' })

    expect((await draft.browser.get(draft.path)).body).toContain('Delete draft')
    expect((await reviewed.browser.get(reviewed.path)).body).not.toContain('Delete draft')
    const refused = await reviewed.browser.post(`${reviewed.path}?_method=delete`, '')
    expect(refused.statusCode).toBe(403)
  })
})
