import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { auditOf } from '../../../test/support/reading/audit.ts'
import {
  createCampaign,
  createCollab,
  createFundedCampaign,
  createMembership,
} from '../../../test/support/world/factories.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { campaignPath, campaignsPath } from '../../vocabulary/addresses/urls.ts'

async function setUp(fields: Partial<Campaign> = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const member = await createMembership(db, { organization_id, role: 'member' })
  const campaign = await createFundedCampaign(db, { name: 'Mugs', ...fields, organization_id })
  const list = campaignsPath({ id: organization_id })
  const browser = await withSession(admin)
  return { admin, member, browser, campaign, list, path: campaignPath(campaign) }
}

const inAMinute = () => new Date(Date.now() + 60_000).toISOString()

const form = (fields: Record<string, string>) =>
  new URLSearchParams(
    Object.entries(fields).map(([name, value]) => [`campaign${name}`, value]),
  ).toString()

describe('the pages of campaigns', () => {
  test('begin a new one with the currency of the latest program, be it a collab', async () => {
    const { admin, browser, list } = await setUp({ currency: 'usd' })
    const { organization_id } = admin
    await createCollab(db, { organization_id, currency: 'sek', created_at: inAMinute() })
    const { body } = await browser.get(`${list}/new`)
    expect(body).toMatch(/<option(?=[^>]*value="sek")(?=[^>]*selected)/)
  })

  test('say before anything is published what becomes of posts that nobody decides about', async () => {
    const { browser, list, path } = await setUp()
    const said = '<li>whose checks all pass is approved after 48 hours;</li>'
    expect((await browser.get(`${list}/new`)).body).toContain(said)
    expect((await browser.get(path)).body).toContain(said)
  })

  test('show what there is to whoever belongs to the organization', async () => {
    const { member, list, path } = await setUp()
    const browser = await withSession(member)

    const index = await browser.get(list)
    expect(index.body).toContain('Mugs')
    expect(index.body).toContain('$1.75')
    expect(index.body).not.toContain('New campaign')

    const show = await browser.get(path)
    expect(show.body).toContain('What your budget buys')
    expect((await browser.get(`${path}/brief`)).body).toContain('<p>Show the mug.</p>')
    expect(show.body).not.toContain('Publish campaign')
    expect((await browser.get(`${path}/edit`)).statusCode).toBe(403)
    expect((await browser.get(`${list}/new`)).statusCode).toBe(403)
  })

  test('say what to do where there is nothing', async () => {
    const admin = await createMembership(db)
    const browser = await withSession(admin)

    const response = await browser.get(campaignsPath({ id: admin.organization_id }))

    expect(response.body).toContain('No campaigns yet')
  })

  test('take money as people type it', async () => {
    const { browser, list } = await setUp()

    const response = await browser.post(
      list,
      form({
        '[name]': 'Amounts as typed',
        '[currency]': 'eur',
        '[typed][cpm_amount]': '1.75',
        '[typed][max_payout_amount]': '2,500',
        '[typed][min_payout_amount]': '',
        '[countries][]': '',
      }),
    )

    expect(response.statusCode).toBe(303)
    const [campaign] = await db
      .select()
      .from(campaigns)
      .where(eq(campaigns.name, 'Amounts as typed'))
    expect(campaign).toMatchObject({ cpm_amount: 175, max_payout_amount: 250_000, currency: 'eur' })
    expect(response.headers.location).toBe(campaignPath(campaign as Campaign))
  })

  test('bring a refused form back with what was typed', async () => {
    const { browser, list } = await setUp()

    const response = await browser.post(
      list,
      form({ '[name]': '', '[typed][cpm_amount]': '1.234', '[countries][]': 'DE' }),
    )

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain('Name can&#39;t be blank'.replace('&#39;', "'"))
    expect(response.body).toContain(
      'Rate per 1,000 views must have at most 2 decimals in USD, such as 12.50',
    )
    expect(response.body).toContain('value="1.234"')
    expect(response.body).toMatch(/value="DE" checked/)
  })

  test.each([
    ['usd', '-5', 'must be 0 or more, such as 12.50'],
    ['usd', 'much', 'must be an amount such as 12.50'],
    ['usd', '1.505', 'must have at most 2 decimals in USD, such as 12.50'],
    ['usd', '1e9', 'must be an amount such as 12.50'],
    ['usd', '90071992547409.92', 'is too large (maximum is $90,071,992,547,409.91)'],
    ['jpy', '1.50', 'must have no decimals in JPY, such as 1250'],
    ['jpy', 'many', 'must be an amount such as 1250'],
    ['kwd', '1.5055', 'must have at most 3 decimals in KWD, such as 1.250'],
    ['none', '1.505', 'must have at most 2 decimals in USD, such as 12.50'],
  ])('say what is wrong with an amount in %s of %s', async (currency, typed, message) => {
    const { browser, path } = await setUp()
    const fields = { '[currency]': currency, '[typed][cpm_amount]': typed }

    const response = await browser.post(`${path}?_method=patch`, form(fields))

    expect(response.statusCode).toBe(422)
    expect(response.body).toContain(`Rate per 1,000 views ${message}<`)
  })

  test('keep the template marked that a refused form was begun with', async () => {
    const { browser, list } = await setUp()
    const marked = /<a href="[^"]*template=(\w+)"[^>]*aria-current="true"/
    const begun = await browser.get(`${list}/new?template=music`)
    expect(marked.exec(begun.body)?.[1]).toBe('music')
    expect(begun.body).toMatch(/<input type="hidden" name="template" value="music"/)
    const sent = `${form({ '[name]': '', '[brief]': '', '[platform_ids][]': '' })}&template=music`
    const refused = await browser.post(list, sent)
    expect(refused.statusCode).toBe(422)
    expect(marked.exec(refused.body)?.[1]).toBe('music')
    expect(refused.body).not.toContain('Who it is by')
  })

  test('edit a published campaign without touching its terms', async () => {
    const { browser, campaign, path } = await setUp({ status: 'active', published_at: now() })
    const edit = await browser.get(`${path}/edit`)
    expect(edit.body).toContain('<fieldset disabled')
    expect(edit.body).toContain('value="1.75"')

    const response = await browser.post(
      `${path}?_method=patch`,
      form({ '[name]': 'New name', '[platform_ids][]': 'tiktok' }),
    )

    expect(response.statusCode).toBe(303)
    const [after] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id))
    expect(after).toMatchObject({ name: 'New name', cpm_amount: 175 })
  })

  test('see no change in the order in which a form sends its lists, nor in how it ends lines', async () => {
    const brief = '<p>One</p>\n<p>Two</p>'
    const { admin, browser, campaign, path } = await setUp({
      countries: ['US', 'DE'],
      platform_ids: ['youtube', 'tiktok'],
      brief,
    })
    const fields = new URLSearchParams([
      ...['', 'DE', 'US'].map((code) => ['campaign[countries][]', code]),
      ...['', 'tiktok', 'youtube'].map((id) => ['campaign[platform_ids][]', id]),
      ['campaign[brief]', brief.replace('\n', '\r\n')],
    ])

    await browser.post(`${path}?_method=patch`, fields.toString())
    const [same] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id))
    expect(same).toEqual(campaign)
    expect(await auditOf(admin.user, 'Campaign')).toEqual([])

    fields.set('campaign[name]', 'Cups')
    await browser.post(`${path}?_method=patch`, fields.toString())
    const [renamed] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id))
    expect(renamed).toMatchObject({ name: 'Cups', countries: ['US', 'DE'] })
  })

  test('offer the next move, and say what it still needs', async () => {
    const { browser, path, admin } = await setUp()
    expect((await browser.get(path)).body).toContain('Publish campaign')

    const bare = await createCampaign(db, { organization_id: admin.organization_id })
    const page = await browser.get(campaignPath(bare))
    expect(page.body).toMatch(/disabled>Publish campaign/)
    expect(page.body).toContain('Choose at least one platform.')
  })

  test('delete a draft, and say why where that is refused', async () => {
    const { browser, list, path } = await setUp()
    const running = await setUp({ status: 'active', published_at: now() })

    const response = await browser.post(`${path}?_method=delete`, '')
    expect(response.statusCode).toBe(303)
    expect(response.headers.location).toBe(list)

    const refused = await running.browser.post(`${running.path}?_method=delete`, '')
    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('Only a draft can be deleted.')
  })
})
