import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession } from '../../../../test/support/helper.ts'
import { now } from '../../../../test/support/now.ts'
import { createMembership, unique } from '../../../../test/support/world/factories.ts'
import { createCreator, createRunningCampaign } from '../../../../test/support/world/submissions.ts'
import type { Campaign } from '../../../tables/campaigns/campaigns.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { discoverCampaignPath } from '../../../vocabulary/addresses/urls.ts'
import { payAtStops, payFor, readViews, stopOf, usualViews } from './calculator.ts'

const terms = {
  currency: 'usd',
  cpm_amount: 175,
  base_reward_amount: 0,
  min_payout_amount: 350,
  max_payout_amount: 250_000,
  status: 'active',
  unused_amount: 1_000_000,
  owed_amount: 0,
  fee_bps: 0,
} as const

describe('what views would be paid', () => {
  test.each([
    [1999, '$0.00', 'A post earns from 2,000 views.'],
    [2000, '$3.50', '$1.75 for every 1,000 views.'],
    [1_428_571, '$2,499.99', '$1.75 for every 1,000 views.'],
    [1_428_572, '$2,500.00', 'The maximum for a post, reached at 1,428,572 views.'],
    [10_000_000, '$2,500.00', 'The maximum for a post, reached at 1,428,572 views.'],
  ])('%i: %s', (views, pay, note) => {
    expect(payFor(terms, views)).toMatchObject({ pay, note })
  })

  test('is said of a base reward too, alone or with views', () => {
    const both = { ...terms, base_reward_amount: 500 }
    const alone = { ...both, cpm_amount: 0 }
    expect(payFor(both, 1000)).toMatchObject({
      pay: '$6.75',
      note: '$1.75 for every 1,000 views, and $5.00 for the post.',
    })
    expect(payFor(alone, 1000)).toMatchObject({
      pay: '$5.00',
      note: 'The same for every approved post, however many views it gets.',
    })
  })

  test.each([
    [10_000, '$17.50', '$1.75 for every 1,000 views.'],
    [
      1_000_000,
      '$299.97',
      'By the rate that is $1,750.00, but no more than $299.97 of the budget is left. More is paid only if the brand adds budget.',
    ],
  ])('is never more than the budget that is left: %i, %s', (views, pay, note) => {
    expect(payFor({ ...terms, unused_amount: 29_997 }, views)).toEqual({
      ...{ pay, note },
      views: views.toLocaleString('en'),
    })
  })

  test('leaves room for the fee and for what is owed, and is nothing below the minimum', () => {
    const left = { ...terms, unused_amount: 20_000, owed_amount: 9500, fee_bps: 500 }
    expect(payFor(left, 1_000_000).pay).toBe('$95.48')
    expect(payFor({ ...left, owed_amount: 18_900 }, 1_000_000).pay).toBe('$0.00')
    expect(payFor({ ...left, owed_amount: 30_000 }, 1_000_000).pay).toBe('$0.00')
    expect(payFor({ ...terms, unused_amount: 0, status: 'draft' }, 1_000_000).pay).toBe('$1,750.00')
  })

  test('never falls from one stop of the slider to the next', () => {
    const stops = payAtStops(terms)
    expect(stops[stopOf(1)]).toMatchObject({ views: '1,000', pay: '$0.00' })
    expect(stops[stopOf(19_999)]?.views).toBe('10,000')
    expect(stops.at(-1)?.pay).toBe('$2,500.00')
  })
})

test.each([
  ['50,000', 50_000],
  ['1 000 000', 1_000_000],
  ['7', 7],
  ['0', 0],
  ['999999999999999', 1_000_000_000_000],
  ['', usualViews],
  ['-5', usualViews],
  ['many', usualViews],
  ['1e9', usualViews],
  [undefined, usualViews],
  [['1', '2'], usualViews],
])('%j are read as %i views', (typed, views) => {
  expect(readViews(typed)).toBe(views)
})

test('The page of a campaign works it out without scripts, by what was typed', async () => {
  const campaign = await createRunningCampaign()
  const { organization_id } = campaign
  const client = await withSession(await createMembership(db, { organization_id }))
  const { body } = await client.get(`${discoverCampaignPath(campaign)}?views=12,500`)
  expect(body).toMatch(/data-calculator-target="pay">\$21\.87</)
  expect(body).toContain('value="12,500"')
})

test('The start page shows programs of public organizations, and works out what one pays', async () => {
  const hidden = await createRunningCampaign({ name: unique('Hidden'), published_at: now() })
  const campaign = await createRunningCampaign({ name: unique('Shown'), published_at: now() })
  const show = (privacy_setting: 'public' | 'private', { organization_id }: Campaign) =>
    db.update(organizations).set({ privacy_setting }).where(eq(organizations.id, organization_id))
  await show('private', hidden)
  await show('public', campaign)
  const { body } = await anonymous.get('/?views=20000')

  expect(body).toContain(campaign.name)
  expect(body).not.toContain(hidden.name)
  expect(body).toMatch(/data-calculator-target="pay">\$35\.00</)
})

test('Whoever has verified accounts can ask for programs on their platforms', async () => {
  const creator = await createCreator()
  const client = await withSession(creator.user)
  const own = '/discover/campaigns?platform_ids%5B%5D=youtube'

  expect((await client.get('/discover')).body).toMatch(
    new RegExp(`href="${own.replace('?', '\\?')}"[^>]*>For my accounts`),
  )
  expect((await client.get(own)).body).toMatch(/aria-current="true"[^>]*>For my accounts/)
  const kept = (await client.get('/discover/campaigns?q=tea&sort=rate')).body
  expect(kept).toContain('q=tea&amp;sort=rate&amp;platform_ids%5B%5D=youtube')
  expect((await anonymous.get('/discover')).body).not.toContain('For my accounts')
})
