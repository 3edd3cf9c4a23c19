import { expect, test } from 'vitest'
import { agentWith, listenToAgents } from '../../../test/support/agents.ts'
import { db } from '../../../test/support/helper.ts'
import {
  createAccessToken,
  createCampaignSubmission,
  createFundedCampaign,
  createMembership,
} from '../../../test/support/world/factories.ts'
import { encodeId } from '../../vocabulary/ids.ts'

listenToAgents()

async function createOwner() {
  const owner = await createMembership(db)
  const organization_id = encodeId('Organization', owner.organization_id)
  const agent = await agentWith(await createAccessToken(db, owner.user))
  return { owner, organization_id, agent }
}

test('a list says how long it is, and which page has the rest', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const campaign = await createFundedCampaign(db, {
    organization_id: owner.organization_id,
    ...{ status: 'active' as const, published_at: new Date().toISOString() },
  })
  for (let index = 0; index < 26; index++) await createCampaignSubmission(db, campaign)

  const first = await agent.use('list_submissions', { organization_id })
  expect(first).toMatchObject({
    text: 'Here are 25 of 26 submissions. Page 2 has the next.',
    total: 26,
    next_page: 2,
  })
  expect(first.submissions).toHaveLength(25)
  expect(await agent.use('list_submissions', { organization_id, page: 2 })).toMatchObject({
    text: 'Here is 1 of 26 submissions.',
    next_page: null,
  })
  const past = await agent.use('list_submissions', { organization_id, page: 99 })
  expect(past).toMatchObject({ submissions: [], total: 26, next_page: null })
  expect(past.text).toBe('There are 26 submissions, and none on this page: the last is page 2.')
  expect(await agent.use('what_waits', { organization_id })).toMatchObject({ posts_total: 26 })
  const creators = await agent.use('list_creators', { organization_id })
  expect(creators).toMatchObject({ total: 26, next_page: 2 })
  for (const given of [{ organization_id, kind: 'campaign' }])
    expect(await agent.use('list_programs', given)).toMatchObject({
      text: 'Here is 1 program.',
      total: 1,
      next_page: null,
    })
  const own = await agent.use('list_submissions')
  expect(own).toMatchObject({ total: 0, submissions: [], is_own: true })
  expect(own.text).toMatch(/^Here are 0 submissions\. The list is the user’s own/)
})

test('a campaign of one’s own organization needs no other word to list what was handed in', async () => {
  const { owner, agent } = await createOwner()
  const published = { status: 'active' as const, published_at: new Date().toISOString() }
  const { organization_id: theirs } = owner
  const campaign = await createFundedCampaign(db, { organization_id: theirs, ...published })
  for (let index = 0; index < 3; index++) await createCampaignSubmission(db, campaign)
  const campaign_id = encodeId('Campaign', campaign.id)

  for (const given of [{ campaign_id }, { campaign_id, state: 'pending' }])
    expect(await agent.use('list_submissions', given)).toMatchObject({
      text: 'Here are 3 submissions.',
      is_own: false,
      total: 3,
    })

  const stranger = await createOwner()
  const others = await stranger.agent.use('list_submissions', { campaign_id })
  expect(others).toMatchObject({ is_own: true, total: 0, submissions: [] })
  expect(others.text).toContain('The list is the user’s own')
})

test('a program is shown with all of its terms, and so is a draft of one', async () => {
  const { organization_id, agent } = await createOwner()
  const terms = {
    ...{ cpm_amount: 175, base_reward_amount: 500, min_payout_amount: 350 },
    ...{ max_payout_amount: 10_000, ends_at: '2037-03-01T00:00:00.000Z', countries: ['DE'] },
    ...{ category: 'food', content_type: 'ugc', website: 'https://northwind.example/autumn' },
  }
  const draft = await agent.use('draft_campaign', { organization_id, name: 'Autumn', ...terms })
  expect(draft).toMatchObject(terms)
  const campaign = { organization_id, kind: 'campaign', id: draft.id }
  expect(await agent.use('show_program', campaign)).toMatchObject(terms)
  const renamed = await agent.use('update_program', { ...campaign, max_payout_amount: 20_000 })
  expect(renamed).toMatchObject({ ...terms, max_payout_amount: 20_000 })

  const ofCollab = {
    ...{ creator_limit: 5, applications_end_at: '2037-03-01T00:00:00.000Z', usage_days: 90 },
    ...{ min_quote_amount: 100, max_quote_amount: 200, usage_rights: 'paid_ads' },
    ...{ content_days: 21, revision_rounds: 1, requires_product_shipment: true },
    require_spark_ads: true,
    spark_days: 60,
  }
  const collab = await agent.use('draft_collab', { organization_id, name: 'Mugs', ...ofCollab })
  expect(collab).toMatchObject(ofCollab)
  const shown = await agent.use('show_program', { organization_id, kind: 'collab', id: collab.id })
  expect(shown).toMatchObject(ofCollab)
  expect(shown).not.toHaveProperty('cpm_amount')
})
