import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createCollab,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { organizations, type PrivacySetting } from '../../tables/organizations/organizations.ts'
import {
  campaignPath,
  discoverCampaignPath,
  discoverCollabPath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function aBrand(privacy_setting: PrivacySetting = 'public') {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const isIt = eq(organizations.id, organization_id)
  await db.update(organizations).set({ privacy_setting, name: 'Fable & Co' }).where(isIt)
  const invited = await createUser(db)
  await db.insert(creatorInvitations).values({ organization_id, email: invited.email })
  return { owner, organization_id, invited }
}

const hour = 3_600_000
const ago = (ms: number) => new Date(Date.now() - ms).toISOString()

describe('the page of a program', () => {
  const published = { published_at: now() }
  const out = { ...published, brief: '<p>Show your first cup.</p>' }
  const seen = {
    public: [200, 200, 200, 200],
    restricted: [401, 200, 200, 200],
    private: [401, 404, 200, 200],
  }
  const forMembers = [401, 404, 404, 200]

  test.each([
    ['public', 'active', seen.public],
    ['public', 'paused', seen.public],
    ['public', 'finished', seen.public],
    ['public', 'draft', forMembers],
    ['restricted', 'active', seen.restricted],
    ['restricted', 'draft', forMembers],
    ['private', 'active', seen.private],
    ['private', 'finished', seen.private],
    ['private', 'draft', forMembers],
  ] as const)('of a %s organization, %s', async (privacy, status, expected) => {
    const { owner, organization_id, invited } = await aBrand(privacy)
    const paused_at = status === 'paused' ? now() : null
    const times = status === 'draft' ? { published_at: null } : { ...published, paused_at }
    const campaign = await createCampaign(db, { organization_id, status, ...times })
    const state = ({ draft: 'draft', paused: 'paused' } as const)[status as 'draft'] ?? 'published'
    const collab = await createCollab(db, {
      organization_id,
      state,
      published_at: times.published_at,
    })
    const callers = [
      anonymous,
      await withToken(await createUser(db), 'read'),
      await withToken(invited, 'read'),
      await withToken(owner, 'read'),
    ]

    for (const path of [discoverCampaignPath(campaign), discoverCollabPath(collab)]) {
      const answers = await Promise.all(callers.map((caller) => caller.get(`${path}.json`)))
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(expected)
    }
  })

  test('one that does not exist looks the same as one that is hidden', async () => {
    const path = discoverCampaignPath({ id: 999_999_999 })
    const user = await withSession(await createUser(db))

    expect((await anonymous.get(path)).statusCode).toBe(303)
    expect((await user.get(path)).statusCode).toBe(404)
    expect((await user.get('/campaigns/%00')).statusCode).toBe(404)
  })

  test('says that it takes nothing new, and to whom it is shown', async () => {
    const { owner, organization_id } = await aBrand()
    const pageOf = async (fields: Partial<Campaign>) => {
      const campaign = await createCampaign(db, { organization_id, ...out, ...fields })
      return (await (await withSession(owner)).get(discoverCampaignPath(campaign))).body
    }

    expect(await pageOf({ status: 'paused', paused_at: now() })).toContain(
      'This campaign is paused',
    )
    const over = await pageOf({ status: 'finished', finished_at: now(), ends_at: ago(7 * hour) })
    expect(over).toContain('This campaign is over')
    expect(over).toMatch(/Ended<\/dt>/)
    expect(over).not.toMatch(/open end/i)
    const soon = await pageOf({
      status: 'active',
      ends_at: new Date(Date.now() + 36 * hour).toISOString(),
    })
    expect(soon).toMatch(/Ends<\/dt>.*?\d:\d\d [AP]M UTC<\/time>/s)
    expect(await pageOf({ published_at: null })).toContain('only your team sees this page')
  })

  test('leads its own team back, and nobody else', async () => {
    const { owner, organization_id } = await aBrand()
    const draft = await createCampaign(db, { organization_id, published_at: null })
    const campaign = await createCampaign(db, { organization_id, status: 'active', ...out })
    const own = await withSession(owner)
    const other = await withSession(await createUser(db))

    const seen = (await own.get(discoverCampaignPath(draft))).body
    expect(seen).toMatch(new RegExp(`href="${campaignPath(draft)}"[^>]*>Back to draft`))
    expect((await own.get(discoverCampaignPath(campaign))).body).toContain('Back to campaign')
    expect((await other.get(discoverCampaignPath(campaign))).body).not.toContain('Back to')
    expect((await anonymous.get(discoverCampaignPath(campaign))).body).not.toContain('Back to')
  })

  test('shows no more of the money than what is left and what it pays', async () => {
    const { organization_id } = await aBrand()
    const campaign = await createCampaign(db, {
      organization_id,
      status: 'active',
      ...out,
      total_budget_amount: 9000,
      used_amount: 2000,
    })

    const json = (await anonymous.get(`${discoverCampaignPath(campaign)}.json`)).json()

    expect(json).toMatchObject({
      unused_amount: 7000,
      brief: out.brief,
      organization: { name: 'Fable & Co' },
    })
    expect(Object.keys(json).filter((key) => /total|used_amount$|fee|count$/.test(key))).toEqual([
      'unused_amount',
      'decisions_count',
    ])
  })

  test('is previewed where its link is shared, and only if everyone may see it', async () => {
    for (const [privacy, expected] of [
      ['public', true],
      ['restricted', false],
    ] as const) {
      const { owner, organization_id } = await aBrand(privacy)
      const campaign = await createCampaign(db, {
        organization_id,
        name: 'Cups',
        status: 'active',
        banner_image_key: 'cup.png',
        ...out,
      })
      const path = discoverCampaignPath(campaign)
      const { body } = await (await withSession(owner)).get(path)

      expect(
        body.includes('<meta property="og:description" content="Show your first cup."/>'),
      ).toBe(expected)
      expect(body.includes(`<link rel="canonical" href="http://troupe.localhost${path}"/>`)).toBe(
        expected,
      )
      expect(
        body.includes(
          '<meta property="og:image" content="http://troupe.localhost/files/cup.png"/>',
        ),
      ).toBe(expected)
    }
  })

  test('leads a visitor back to it after signing in', async () => {
    const { organization_id } = await aBrand()
    const campaign = await createCampaign(db, { organization_id, status: 'active', ...out })
    const path = discoverCampaignPath(campaign)

    const { body } = await anonymous.get(path)

    expect(body).toContain(`/session/new?return_to=${encodeURIComponent(path)}`)
  })
})

describe('the figures of a campaign', () => {
  const aCampaign = async (fields: Partial<Campaign> = {}) => {
    const { organization_id } = await aBrand()
    const campaign = await createCampaign(db, {
      organization_id,
      status: 'active',
      published_at: now(),
      ...fields,
    })
    const profile = `/profiles/${encodeId('Organization', organization_id)}.json`
    const path = `${discoverCampaignPath(campaign)}.json`
    return { campaign, profile, read: async () => (await anonymous.get(path)).json() }
  }

  test('are empty at first', async () => {
    const { read } = await aCampaign()

    expect(await read()).toMatchObject({
      burn_amount: 0,
      budget_days_left: null,
      days_left: null,
      decisions_count: 0,
      approved_percent: null,
      median_decision_seconds: null,
    })
  })

  test('say how long it goes on, from what was used and from its end', async () => {
    const long = new Date(Date.now() + 36 * hour).toISOString()
    const { read } = await aCampaign({
      total_budget_amount: 10_000,
      used_amount: 2800,
      published_at: ago(30 * 24 * hour),
      ends_at: long,
    })

    // 2,800 in seven days is 400 a day, and 7,200 are left.
    expect(await read()).toMatchObject({ burn_amount: 400, budget_days_left: 18, days_left: 2 })
  })

  test('count the days since it was published, where that was later', async () => {
    const { read } = await aCampaign({ total_budget_amount: 10_000, used_amount: 2800 })

    expect(await read()).toMatchObject({ burn_amount: 2800, budget_days_left: 2 })
  })

  test('say how fast and how posts are decided, here and for the organization', async () => {
    const { campaign, profile, read } = await aCampaign()
    const decided = [
      { state: 'approved', approved_at: now(), hours: 1 },
      { state: 'paid', approved_at: now(), paid_at: now(), hours: 2 },
      { state: 'flagged', flagged_state: 'approved', approved_at: now(), hours: 3 },
      { state: 'approved', approved_at: now(), hours: 2 },
      { state: 'rejected', reason: 'low_quality', hours: 50 },
      { state: 'rejected', reason: 'low_quality', hours: 60 },
      { state: 'withdrawn', hours: 90 },
    ] as const
    for (const { hours, ...fields } of decided)
      await createCampaignSubmission(db, campaign, {
        ...fields,
        decided_at: now(),
        created_at: ago(hours * hour),
      })
    await createCampaignSubmission(db, campaign, { state: 'pending' })

    const expected = { decisions_count: 6, approved_percent: 67 }
    for (const json of [await read(), (await anonymous.get(profile)).json()]) {
      expect(json).toMatchObject(expected)
      expect(Math.round(json.median_decision_seconds / 3600)).toBe(2)
    }
  })
})
