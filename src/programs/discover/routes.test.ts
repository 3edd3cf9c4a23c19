import { desc, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { one } from '../../framework/database/rows.ts'
import { compareListings } from '../../money/exchange-rates/jobs.ts'
import { type Campaign, campaigns } from '../../tables/campaigns/campaigns.ts'
import { type Collab, collabs } from '../../tables/collabs/collabs.ts'
import { exchangeRates } from '../../tables/finance/exchange-rates.ts'
import { listings } from '../../tables/listings.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { organizations, type PrivacySetting } from '../../tables/organizations/organizations.ts'
import { currencyCodes } from '../../vocabulary/amounts/currencies.ts'
import { minorDigits } from '../../vocabulary/amounts/minor-digits.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const rateOf = (currency: string, rate: string) =>
  db.insert(exchangeRates).values({ currency, rate, day: '2026-01-02', user_id: 1 })

beforeAll(() => rateOf('usd', '1.25'))

const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const live = { status: 'active', published_at: now() } as const

async function aBrand(privacy_setting: PrivacySetting = 'public') {
  const owner = await createMembership(db)
  const { organization_id } = owner
  await setPrivacy(organization_id, privacy_setting)
  const ours = `organization_id=${encodeId('Organization', organization_id)}`
  return { owner, organization_id, campaigns: `/discover/campaigns.json?${ours}`, ours }
}

async function setPrivacy(organization_id: number, privacy_setting: PrivacySetting) {
  await db
    .update(organizations)
    .set({ privacy_setting })
    .where(eq(organizations.id, organization_id))
}

const namesIn = (response: { json: () => { name: string }[] }) =>
  response.json().map(({ name }) => name)

describe('who finds a program', () => {
  test.each([
    ['public', 'everyone', [1, 1, 1, 1]],
    ['restricted', 'users', [0, 1, 1, 1]],
    ['private', 'members and those invited', [0, 0, 1, 1]],
  ] as const)('of a %s organization: %s', async (privacy, _who, expected) => {
    const { owner, organization_id, campaigns, ours } = await aBrand(privacy)
    await createCampaign(db, { organization_id, ...live })
    await createCollab(db, { organization_id, state: 'published', published_at: now() })
    const invited = await createUser(db)
    await db.insert(creatorInvitations).values({ organization_id, email: invited.email })
    const callers = [
      anonymous,
      await withSession(await createUser(db)),
      await withSession(invited),
      await withToken(owner, 'read'),
    ]

    for (const list of [campaigns, `/discover/collabs.json?${ours}`]) {
      const found = await Promise.all(callers.map((caller) => caller.get(list)))
      expect(found.map((answer) => answer.json().length)).toEqual(expected)
      expect(found.map(({ headers }) => Number(headers['total-count']))).toEqual(expected)
    }
  })

  test('a change of privacy takes effect at once', async () => {
    const { organization_id, campaigns } = await aBrand('public')
    await createCampaign(db, { organization_id, ...live })

    await setPrivacy(organization_id, 'private')
    expect((await anonymous.get(campaigns)).json()).toEqual([])
    await setPrivacy(organization_id, 'public')
    expect((await anonymous.get(campaigns)).json()).toHaveLength(1)
  })

  test('a listing says what its organization does, however the two are changed', async () => {
    const { organization_id } = await aBrand('public')
    const settings = ['private', 'public', 'restricted', 'private'] as const
    const made = await Promise.all(
      settings.map(() => createCampaign(db, { organization_id, ...live })),
    )
    const rename = ({ id }: Campaign) =>
      db.update(campaigns).set({ name: 'Renamed' }).where(eq(campaigns.id, id))
    await Promise.all(
      settings.flatMap((setting, index) => [
        rename(made[index] as Campaign),
        setPrivacy(organization_id, setting),
      ]),
    )

    const listed = await db
      .select({ copy: listings.privacy_setting, original: organizations.privacy_setting })
      .from(listings)
      .innerJoin(organizations, eq(organizations.id, listings.organization_id))
      .where(eq(organizations.id, organization_id))
    expect(listed).toHaveLength(4)
    expect(listed.filter(({ copy, original }) => copy !== original)).toEqual([])
  })

  test.each(['draft', 'paused', 'finished'] as const)('nobody finds a %s one', async (status) => {
    const { owner, organization_id, campaigns } = await aBrand()
    const published_at = status === 'draft' ? null : now()
    const paused_at = status === 'paused' ? now() : null
    await createCampaign(db, { organization_id, status, published_at, paused_at })

    expect((await (await withToken(owner, 'read')).get(campaigns)).json()).toEqual([])
  })

  test('a token that is no good is refused', async () => {
    const answer = await anonymous.get('/discover/campaigns.json', { authorization: 'Bearer x' })
    expect(answer.statusCode).toBe(401)
  })
})

describe('filters', () => {
  const some = async (...all: Partial<Campaign>[]) => {
    const brand = await aBrand()
    const { organization_id } = brand
    for (const fields of all) await createCampaign(db, { organization_id, ...live, ...fields })
    return brand
  }

  test.each([
    ['platform_ids[]=tiktok', ['one']],
    ['platform_ids[]=tiktok&platform_ids[]=x', ['two', 'one']],
    ['country=DE', ['two', 'one']],
    ['country=FR', ['two']],
    ['category=food', ['one']],
    ['content_type=music', ['two']],
    ['currency=eur', ['one']],
    ['category=food&content_type=music', []],
    ['q=', ['two', 'one']],
  ])('%s', async (query, expected) => {
    const { campaigns } = await some(
      {
        name: 'one',
        platform_ids: ['tiktok'],
        countries: ['DE'],
        category: 'food',
        currency: 'eur',
      },
      { name: 'two', platform_ids: ['x', 'youtube'], content_type: 'music' },
    )
    expect(namesIn(await anonymous.get(`${campaigns}&${query}`))).toEqual(expected)
  })

  test.each([
    ['roast', ['Autumn roast']],
    ['ROASTED autumn', ['Autumn roast']],
    ['smoke', ['Autumn roast']],
    ['roas', []],
    ['roast mug', []],
    ['strong', []],
    ['<&|!:*()\\\'"', ['Hand-thrown mug', 'Autumn roast']],
    ["roast' | 'mug:*", []],
  ])('search for %j', async (q, expected) => {
    const { campaigns } = await some(
      { name: 'Autumn roast', brief: '<p>Figs, <strong>cocoa</strong> &amp; a little smoke.</p>' },
      { name: 'Hand-thrown mug' },
    )
    expect(namesIn(await anonymous.get(`${campaigns}&q=${encodeURIComponent(q)}`))).toEqual(
      expected,
    )
  })

  test('words are looked for in campaigns and collabs at once', async () => {
    const { organization_id } = await aBrand()
    const word = unique('grinder').replaceAll('-', '')
    const published = { organization_id, published_at: now() }
    await createCollab(db, { ...published, name: `A ${word}`, state: 'published' })
    const pageOf = async (address: string) => (await anonymous.get(address)).body
    const found = async () =>
      [
        ...(await pageOf(`/discover?q=${word}`)).matchAll(/<h2 class="section-title">([^<]+)</g),
      ].map(([, it]) => it)

    expect(await pageOf('/discover')).toContain('<form action="/discover"')
    expect(await found()).toEqual(['1 collab'])
    const empty = await pageOf(`/discover/campaigns?q=${word}`)
    expect(empty).toContain(`href="/discover?q=${word}"`)
    await createCampaign(db, { ...published, name: `The ${word}`, status: 'active' })
    expect(await found()).toEqual(['1 campaign', '1 collab'])
    expect(await pageOf(`/discover?q=${word}`)).toContain(`href="/discover/collabs?q=${word}"`)
    expect(await pageOf(`/discover?q=no${word}`)).toContain('No program like that')
    expect((await anonymous.get(`/discover?q=${'x'.repeat(101)}`)).statusCode).toBe(422)
  })

  test('a brand is found by its name, also by a new one', async () => {
    const { organization_id } = await some({ name: 'one' })
    const name = unique('Zanzibar').replaceAll('-', '')
    await db.update(organizations).set({ name }).where(eq(organizations.id, organization_id))

    expect(namesIn(await anonymous.get(`/discover/campaigns.json?q=${name}`))).toEqual(['one'])
  })

  test.each([
    ['newest', ['late', 'early', 'rich']],
    ['ending', ['early', 'late', 'rich']],
    ['rate&currency=usd', ['rich', 'early', 'late']],
    ['budget&currency=usd', ['rich', 'late', 'early']],
  ])('in the order %s', async (sort, expected) => {
    const { campaigns } = await some(
      {
        name: 'rich',
        cpm_amount: 900,
        total_budget_amount: 9000,
        published_at: '2026-01-01T00:00:00.000Z',
      },
      {
        name: 'early',
        cpm_amount: 500,
        total_budget_amount: 100,
        published_at: '2026-02-01T00:00:00.000Z',
        ends_at: '2030-01-01T00:00:00.000Z',
      },
      {
        name: 'late',
        cpm_amount: 100,
        total_budget_amount: 5000,
        published_at: '2026-03-01T00:00:00.000Z',
        ends_at: '2031-01-01T00:00:00.000Z',
      },
      { name: 'other', cpm_amount: 999, currency: 'jpy', published_at: '2025-01-01T00:00:00.000Z' },
    )
    const found = namesIn(await anonymous.get(`${campaigns}&sort=${sort}`))
    expect(found.filter((name) => name !== 'other')).toEqual(expected)
    expect(found.includes('other')).toBe(!sort.includes('currency'))
  })

  test('ending soon is by the budget too, at the pace of the last week', async () => {
    const { campaigns: path } = await some(
      { name: 'open end', total_budget_amount: 9000 },
      { name: 'in a month', total_budget_amount: 9000, ends_at: daysFromNow(30) },
      { name: 'spent', total_budget_amount: 9000, ends_at: daysFromNow(60) },
    )
    const { id } = one(
      await db
        .select()
        .from(campaigns)
        .where(eq(campaigns.name, 'spent'))
        .orderBy(desc(campaigns.id))
        .limit(1),
    )
    // Nothing was granted for it, so the books would not agree.
    onTestFinished(async () => {
      await db.execute(sql`delete from campaign_days where campaign_id = ${id}`)
    })
    await db.execute(sql`insert into campaign_days (campaign_id, day, used_amount)
      values (${id}, (troupe_now() at time zone 'UTC')::date, 7000)`)
    const order = async () => namesIn(await anonymous.get(`${path}&sort=ending`))
    expect(await order()).toEqual(['spent', 'in a month', 'open end'])
    await db.execute(sql`update campaign_days set used_amount = 70 where campaign_id = ${id}`)
    expect(await order()).toEqual(['in a month', 'spent', 'open end'])
    const page = (await anonymous.get('/discover/campaigns?sort=ending&q=tea')).body
    expect(page).toMatch(/href="[^"]*sort=ending" aria-current="true"/)
    expect((await anonymous.get('/discover/collabs')).body).not.toContain('Filters and order')
  })

  test('collabs are in the order of their price or of the day until which one can apply', async () => {
    const { organization_id, ours } = await aBrand()
    const made: Partial<Collab>[] = [
      { name: 'none', applications_end_at: daysFromNow(2) },
      { name: 'dear', min_quote_amount: 10_000, max_quote_amount: 30_000, currency: 'eur' },
      {
        name: 'fair',
        min_quote_amount: 20_000,
        currency: 'eur',
        applications_end_at: daysFromNow(9),
      },
    ]
    for (const [index, fields] of made.entries()) {
      const published_at = daysFromNow(index - 9)
      await createCollab(db, { organization_id, state: 'published', published_at, ...fields })
    }
    const order = async (sort: string) =>
      namesIn(await anonymous.get(`/discover/collabs.json?${ours}${sort && `&sort=${sort}`}`))

    expect(await order('')).toEqual(['fair', 'dear', 'none'])
    expect(await order('price')).toEqual(['dear', 'fair', 'none'])
    expect(await order('ending')).toEqual(['none', 'fair', 'dear'])
    await db.update(collabs).set({ max_quote_amount: 40_000 }).where(eq(collabs.name, 'fair'))
    expect(await order('price')).toEqual(['fair', 'dear', 'none'])
    const page = (await anonymous.get(`/discover/collabs?${ours}&sort=price`)).body
    expect(page).toMatch(/href="[^"]*sort=price" aria-current="true"/)
    expect((await anonymous.get('/discover/collabs.json?sort=rate')).statusCode).toBe(422)
  })

  test('the best rate is what cards show, whatever the currency, and comes before what has no rate', async () => {
    const at = (day: number) => ({ published_at: `2026-01-0${day}T00:00:00.000Z` })
    const terms = { base_reward_amount: 0, min_payout_amount: 0, max_payout_amount: 0 }
    const { campaigns: address } = await some(
      { name: '€9 capped', currency: 'eur', ...terms, cpm_amount: 900, max_payout_amount: 900 },
      { name: '€10', currency: 'eur', ...terms, cpm_amount: 100 },
      { name: '$20 with base', ...terms, cpm_amount: 100, base_reward_amount: 1000 },
      { name: '$15 for a post', ...terms, cpm_amount: 0, base_reward_amount: 1500 },
      { name: '$13 below its minimum', ...terms, cpm_amount: 130, min_payout_amount: 5000 },
      { name: '₪ early', currency: 'ils', ...terms, cpm_amount: 9000, ...at(1) },
      { name: '₪ late', currency: 'ils', ...terms, cpm_amount: 1, ...at(2) },
      { name: '¥3000', currency: 'jpy', ...terms, cpm_amount: 300, ...at(1) },
    )
    const order = async () => namesIn(await anonymous.get(`${address}&sort=rate`))
    const known = ['$20 with base', '$15 for a post', '$13 below its minimum', '€10', '€9 capped']
    expect(await order()).toEqual([...known, '₪ late', '¥3000', '₪ early'])

    await rateOf('jpy', '160')
    await compareListings.perform({ db }, { currency: 'jpy' })
    expect(await order()).toEqual(['¥3000', ...known, '₪ late', '₪ early'])
    expect(await namesIn(await anonymous.get(`${address}&sort=rate&currency=eur`))).toHaveLength(2)
  })

  test('the most budget left is compared over all currencies, as rates change and money is used', async () => {
    const { campaigns: address } = await some(
      { name: '€30', currency: 'eur', total_budget_amount: 3000 },
      { name: '¥4000', currency: 'jpy', total_budget_amount: 4000 },
      { name: '€20', currency: 'eur', total_budget_amount: 2000 },
      { name: '₪90', currency: 'ils', total_budget_amount: 9000 },
    )
    const order = async () => namesIn(await anonymous.get(`${address}&sort=budget`))
    await rateOf('jpy', '160')
    await compareListings.perform({ db }, { currency: 'jpy' })
    expect(await order()).toEqual(['€30', '¥4000', '€20', '₪90'])
    await rateOf('jpy', '100')
    await compareListings.perform({ db }, { currency: 'jpy' })
    expect(await order()).toEqual(['¥4000', '€30', '€20', '₪90'])

    const { body } = await anonymous.get('/discover/campaigns?currency=usd')
    expect(body).toContain('<option value="jpy">JPY')
    expect(body).not.toContain('<option value="aed"')
    expect(body).toContain('Filters: USD')
  })

  test('the database knows the minor units of every currency', async () => {
    const { rows: source } = await db.execute<{ text: string }>(
      sql`select prosrc as text from pg_proc where proname = 'in_micro_euros'`,
    )
    const listed = (digits: number) =>
      currencyCodes.filter((code) => minorDigits(code) === digits).join(',')
    expect(source[0]?.text).toContain(`{${listed(0)}}') then 1\n`)
    expect(source[0]?.text).toContain(`{${listed(3)}}') then 1000\n`)
  })

  test('the best rate is read from an index', async () => {
    const plan = await db.transaction(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort'])
        await tx.execute(sql.raw(`set local enable_${way} = off`))
      const { rows } = await tx.execute(sql`
        explain select program_id from listings where kind = 'Campaign' and privacy_setting = 'public'
        order by reference_amount desc nulls last, published_at desc, program_id desc limit 1000`)
      return JSON.stringify(rows)
    })
    expect(plan).toContain('listings_by_rate')
    expect(plan).not.toContain('Sort')
  })

  test.each([
    ['sort=best', { sort: ['is not included in the list'] }],
    ['platform_ids[]=myspace', { platform_ids: ['is not included in the list'] }],
    [
      'category=x&country=Atlantis',
      { category: ['is not included in the list'], country: ['is not included in the list'] },
    ],
    [`q=${'x'.repeat(101)}`, { q: ['is too long (maximum is 100 characters)'] }],
    ['q=%00', { q: ['is invalid'] }],
    ['q=a&q=b', { q: ['must be sent once: this list takes one of them'] }],
  ])('%s is refused', async (query, errors) => {
    const json = await anonymous.get(`/discover/campaigns.json?${query}`)
    const page = await anonymous.get(`/discover/campaigns?${query}`)

    expect(json.statusCode).toBe(422)
    expect(json.json().errors).toEqual(errors)
    expect(page.statusCode).toBe(422)
  })

  test('pages keep the filters', async () => {
    const { campaigns } = await some({ name: 'one' }, { name: 'two' }, { name: 'three' })
    const { headers, json } = await anonymous.get(`${campaigns}&category=other&limit=2`)

    expect(json()).toHaveLength(2)
    expect(headers['total-count']).toBe('3')
    expect(headers.link).toMatch(/page=2&organization_id=\w+&category=other&limit=2>; rel="next"/)
    expect((await anonymous.get(`${campaigns}&limit=2&page=9`)).json()).toEqual([])
  })
})
