import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { agentWith, listenToAgents, pageOf } from '../../../test/support/agents.ts'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import { createPayoutMethod, createReleasedGrant } from '../../../test/support/world/earnings.ts'
import {
  createAccessToken,
  createCampaign,
  createCampaignSubmission,
  createCollab,
  createFundedCampaign,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { collabs } from '../../tables/collabs/collabs.ts'
import { payoutMethods } from '../../tables/finance/payout-methods.ts'
import { encodeId } from '../../vocabulary/ids.ts'
import { decidedInWords } from './outcomes.ts'

const isOf = ({ id }: { id: number }) => eq(payoutMethods.user_id, id)
const isIt = ({ id }: { id: number }) => eq(collabs.id, id)

listenToAgents()

async function createOwner() {
  const owner = await createMembership(db)
  const organization_id = encodeId('Organization', owner.organization_id)
  const agent = await agentWith(await createAccessToken(db, owner.user))
  return { owner, organization_id, agent }
}

async function createBoth(organization_id: number) {
  const campaign = await createCampaign(db, { organization_id })
  const collab = await createCollab(db, { organization_id })
  return {
    campaign_id: encodeId('Campaign', campaign.id),
    collab_id: encodeId('Collab', collab.id),
  }
}

async function createPosts(organization_id: number, number: number) {
  const published = { status: 'active' as const, published_at: new Date().toISOString() }
  const campaign = await createFundedCampaign(db, { organization_id, ...published })
  const made = []
  for (let index = 0; index < number; index++)
    made.push(await createCampaignSubmission(db, campaign))
  return made.map(({ id }) => ({ id, publicId: encodeId('Submission', id) }))
}

test('an undo that comes too late is told as the refusal that it is', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const [post] = await createPosts(owner.organization_id, 1)
  const decision = { organization_id, submission_ids: [post?.publicId] }
  const undone = await agent.use('decide_posts', { ...decision, action: 'undo' })
  expect(undone.isError).toBe(true)
  expect(undone.text).toContain(`${post?.publicId}: There is nothing left to undo.`)
})

test('decisions of which some fail name these', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const [post] = await createPosts(owner.organization_id, 1)
  const some = await agent.use('decide_posts', {
    organization_id,
    submission_ids: [post?.publicId, 'Nq7RwXk3'],
    action: 'reject',
    reason: 'low_quality',
  })
  expect(some.isError).toBeFalsy()
  expect(some.text).toMatch(/^Done for 1 of 2 posts\. Not for the others\.\nNq7RwXk3: /)
})

test('an argument that a tool does not know is refused with the one that was meant', async () => {
  const { organization_id, agent } = await createOwner()
  const given = { cpm: 250, platforms: ['tiktok'], budget: 50_000 }
  const refused = await agent.use('draft_campaign', { organization_id, name: 'Autumn', ...given })
  expect(refused.isError).toBe(true)
  expect(refused.text).toContain('cpm (did you mean cpm_amount?)')
  expect(refused.text).toContain('platforms (did you mean platform_ids?)')
  expect(refused.text).toContain('budget. It has organization_id, name,')
  const none = await agent.use('list_programs', { organization_id, kind: 'campaign' })
  expect(none.programs).toEqual([])
  const category = await agent.use('draft_campaign', { organization_id, name: 'A', category: 'x' })
  expect([category.isError, category.text]).toEqual([true, expect.stringContaining('"beauty"')])
})

test('an argument that would be passed over is refused, and nothing is changed', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const { campaign_id, collab_id } = await createBoth(owner.organization_id)
  const [campaign, collab] = [
    { organization_id, kind: 'campaign', id: campaign_id },
    { organization_id, kind: 'collab', id: collab_id },
  ]
  const submission_ids = ['Nq7RwXk3']
  for (const [name, given, reason] of [
    ['update_program', { ...campaign, name: 'B', creator_limit: 5 }, 'collab has creator_limit'],
    ['update_program', { ...collab, name: 'B', cpm_amount: 5 }, 'campaign has cpm_amount'],
    ['list_submissions', { organization_id, campaign_id, collab_id }, 'campaign_id or collab_id'],
    ['list_submissions', { collab_id }, 'needs organization_id'],
    ['list_submissions', { state: 'pending' }, 'needs organization_id'],
    ['show_submission', { id: 'Nq7RwXk3', collab_id }, 'needs organization_id'],
    ['read_guide', { slug: 'campaigns', query: 'views' }, 'slug or query'],
    [
      'decide_posts',
      { organization_id, submission_ids, action: 'flag', reason: 'low_quality', note: 'Bots?' },
      'reason is for rejections',
    ],
    ['decide_posts', { organization_id, submission_ids, action: 'undo', note: 'Sorry' }, 'note is'],
  ] as const) {
    const refused = await agent.use(name, given)
    expect([name, refused.isError, refused.text]).toEqual([
      name,
      true,
      expect.stringContaining(reason),
    ])
  }
  for (const program of [campaign, collab])
    expect((await agent.use('show_program', program)).untrusted_name).not.toBe('B')
})

test('what changed after it was asked for is told as outdated, and its page asks nobody', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const { campaign_id } = await createBoth(owner.organization_id)
  const asked = await agent.use('fund', {
    ...{ organization_id, campaign_id },
    ...{ amount: 700, provider: 'test' },
  })
  const { confirmation_id } = asked
  const outcome = async () => (await agent.use('show_confirmation', { confirmation_id })).outcome
  expect(await outcome()).toBe('waiting')
  await agent.use('update_program', {
    ...{ organization_id, kind: 'campaign', id: campaign_id },
    name: 'Another',
  })
  const told = await agent.use('show_confirmation', { confirmation_id })
  expect([told.outcome, told.text]).toEqual(['outdated', expect.stringContaining('ask anew')])
  const { body } = await (await withSession(owner)).get(pageOf(asked))
  expect(body).toContain('This has changed')
  expect(body).not.toContain('Yes, put it in')
  await (await withToken(owner)).delete(
    `/organizations/${organization_id}/campaigns/${campaign_id}`,
  )
  expect(await outcome()).toBe('outdated')
})

test('the list of tools is short, and closed to other arguments', async () => {
  const { agent } = await createOwner()
  const { tools } = await agent.client.listTools()
  expect(tools.every(({ inputSchema }) => inputSchema.additionalProperties === false)).toBe(true)
  expect(JSON.stringify(tools).length).toBeLessThan(43_000)
})

test('nobody is asked for what has to fail', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const { id } = await createCampaign(db, {
    organization_id: owner.organization_id,
    ...{ brief: '<p>Show it.</p>', platform_ids: ['tiktok'], cpm_amount: 175 },
  })
  const campaign = { organization_id, campaign_id: encodeId('Campaign', id) }
  const program = { organization_id, kind: 'campaign', id: campaign.campaign_id }
  const publish = await agent.use('publish', program)
  expect([publish.isError, publish.text]).toEqual([true, expect.stringContaining('Add budget')])
  const fund = await agent.use('fund', { ...campaign, amount: 700 })
  expect([fund.isError, fund.text]).toEqual([
    true,
    expect.stringMatching(/more than the balance of the organization: \$0\.00.*\n.*test/),
  ])
  const finish = await agent.use('finish', campaign)
  expect([finish.isError, finish.text]).toEqual([true, expect.stringContaining('was published')])

  const colleague = await createMembership(db, {
    organization_id: owner.organization_id,
    role: 'member',
  })
  const theirs = await agentWith(await createAccessToken(db, colleague.user))
  const asked = await theirs.use('fund', { ...campaign, amount: 700, provider: 'test' })
  expect([asked.isError, asked.text]).toEqual([true, expect.stringContaining('Only admins')])
})

test('nobody is asked for a payout that would be refused', async () => {
  const creator = await createUser(db)
  const agent = await agentWith(await createAccessToken(db, creator))
  const refusal = async (given: object) => {
    const { isError, text } = await agent.use('withdraw', { currency: 'USD', ...given })
    expect(isError).toBe(true)
    return text
  }
  await createReleasedGrant(creator, 5000)
  expect(await refusal({})).toContain('Save your payout details first.')
  await createPayoutMethod(creator)
  expect(await refusal({ amount: 10 })).toContain('amount must be at least $10.00')
  expect(await refusal({ amount: 5001 })).toContain('more than is in your balance')
  await db.update(payoutMethods).set({ held_until: '2037-01-01T00:00:00Z' }).where(isOf(creator))
  expect(await refusal({ amount: 1000 })).toContain('You can request payouts on')
})

test('nobody is asked for a bank transfer that is not waited for', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const { campaign_id } = await createBoth(owner.organization_id)
  const client = await withToken(owner)
  const path = `/organizations/${organization_id}/campaigns/${campaign_id}/fundings.json`
  const funding = { amount: 700, provider: 'manual' }
  let refused = ''
  while (refused === '')
    refused = (await client.post(path, { funding })).json().errors?.base[0] ?? ''
  const asked = await agent.use('fund', { organization_id, campaign_id, ...funding })
  expect([asked.isError, asked.text]).toEqual([true, expect.stringContaining(refused)])
})

test('an approval names the posts that do not wait, and its outcome can be asked for', async () => {
  const { owner, organization_id, agent } = await createOwner()
  const posts = await createPosts(owner.organization_id, 2)
  const submission_ids = posts.map(({ publicId }) => publicId)
  const wrong = await agent.use('approve_posts', {
    organization_id,
    submission_ids: [...submission_ids, 'Nq7RwXk3'],
  })
  expect(wrong.isError).toBe(true)
  expect(wrong.text).toContain('Nq7RwXk3 is no post that waits')
  expect(wrong.text).not.toContain(submission_ids[0])

  const asked = await agent.use('approve_posts', { organization_id, submission_ids })
  expect(asked.would_pay).toEqual([expect.objectContaining({ currency: 'usd' })])
  const { confirmation_id } = asked
  const browser = await withSession(owner)
  expect((await browser.post(pageOf(asked), '')).statusCode).toBe(303)
  const found = await agent.use('show_confirmation', { confirmation_id })
  expect(found).toMatchObject({ outcome: 'done', action: 'approve_posts' })
  const other = await agentWith(await createAccessToken(db, owner.user))
  expect((await other.use('show_confirmation', { confirmation_id })).isError).toBe(true)
})

test('an application is not to be accepted without the money, or a place', async () => {
  const poor = await createApplication({ balance: 100 })
  const full = await createApplication({ balance: 500_000 })
  const fill = (accepted_count: number) =>
    db.update(collabs).set({ creator_limit: 1, accepted_count }).where(isIt(full.collab))
  await fill(1)
  // Nobody was accepted, which those who compare counts would find.
  onTestFinished(async () => void (await fill(0)))
  for (const [{ admin, collab, id }, reason] of [
    [poor, 'more than the balance'],
    [full, 'All places'],
  ] as const) {
    const agent = await agentWith(await createAccessToken(db, admin.user))
    const refused = await agent.use('accept_application', {
      organization_id: encodeId('Organization', admin.organization_id),
      collab_id: encodeId('Collab', collab.id),
      id,
    })
    expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining(reason)])
  }
})

test('posts of which some are refused after a yes are told as such', () => {
  const outcomes = [
    { submission_id: 'a', error: null },
    { submission_id: 'b', error: 'This submission has already been decided.' },
  ]
  expect(decidedInWords(outcomes)).toMatch(/^Done for 1 of 2 posts\..*\nb: This submission/)
  expect(() => decidedInWords(outcomes.slice(1))).toThrow(/^b: This submission/)
})

test('a request holds few messages, as each is worked on like a request', async () => {
  const client = await withToken(await createMembership(db))
  const messages = (number: number) =>
    Array.from({ length: number }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
  const accept = 'application/json, text/event-stream'
  expect((await client.post('/mcp', messages(11), { accept })).statusCode).toBe(400)
  expect((await client.post('/mcp', messages(10), { accept })).statusCode).toBe(200)
})
