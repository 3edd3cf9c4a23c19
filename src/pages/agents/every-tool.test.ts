import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { app, db } from '../../../test/support/helper.ts'
import {
  createAnotherApplication,
  createApplication,
  createOwnPost,
  go,
} from '../../../test/support/world/collab-work.ts'
import { createEarner } from '../../../test/support/world/earnings.ts'
import {
  createAccessToken,
  createCampaignSubmission,
  createFundedCampaign,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { one } from '../../framework/database/rows.ts'
import { socialAccounts } from '../../tables/users/social-accounts.ts'
import { mcpPath } from '../../vocabulary/addresses/agent-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const server = createServer((request, response) => app.routing(request, response))
beforeAll(() => new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready)))
afterAll(() => server.close())

type Answer = Record<string, unknown>

/** An agent with the official client that holds each answer against what its tool promises. */
async function agentFor(user: { id: number }, used: Set<string>) {
  const { port } = server.address() as AddressInfo
  const authorization = `Bearer ${await createAccessToken(db, user)}`
  const client = new Client({ name: 'scripted', version: '1.0.0' })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(mcpPath, `http://127.0.0.1:${port}`), {
      requestInit: { headers: { authorization } },
    }),
  )
  const { tools } = await client.listTools()
  const ajv = new Ajv2020({ strict: false })
  formats.default(ajv)

  const use = async (name: string, given: Answer = {}): Promise<Answer> => {
    used.add(name)
    const { structuredContent, content, isError } = await client.callTool({
      name,
      arguments: given,
    })
    expect([name, isError ? content : 'fine']).toEqual([name, 'fine'])
    const promised = tools.find((tool) => tool.name === name)?.outputSchema as object
    ajv.validate(promised, structuredContent)
    expect([name, ajv.errors]).toEqual([name, null])
    const [said] = content as { type: string; text: string }[]
    expect(said?.text).toMatch(/\S/)
    return structuredContent as Answer
  }
  return { use, names: tools.map(({ name }) => name) }
}

test('every tool does what it says, and answers as it promises', async () => {
  const used = new Set<string>()
  const work = await createApplication({ balance: 500_000 })
  const { admin, collab } = work
  const organization_id = encodeId('Organization', admin.organization_id)
  const collab_id = encodeId('Collab', collab.id)
  const published = { status: 'active' as const, published_at: new Date().toISOString() }
  const funded = await createFundedCampaign(db, {
    organization_id: admin.organization_id,
    ...published,
  })
  const campaign_id = encodeId('Campaign', funded.id)
  const brand = await agentFor(admin.user, used)

  expect(await brand.use('whoami')).toMatchObject({
    organizations: [{ id: organization_id }],
    social_accounts: [],
  })
  const campaignsListed = { organization_id, kind: 'campaign', status: 'active' }
  expect(await brand.use('list_programs', campaignsListed)).toMatchObject({
    programs: [{ id: campaign_id, kind: 'campaign', status: 'active' }],
  })
  expect(await brand.use('list_programs', { organization_id, kind: 'collab' })).toMatchObject({
    programs: [{ id: collab_id, kind: 'collab' }],
  })
  expect(await brand.use('balances', { organization_id })).toMatchObject({
    balances: [{ currency: 'usd', debt_amount: 0 }],
  })
  const { guides } = (await brand.use('read_guide')) as { guides: { slug: string }[] }
  const guide = await brand.use('read_guide', { slug: guides[0]?.slug })
  expect(guide.body).toMatch(/\S/)
  expect(await brand.use('find', { query: funded.name })).toMatchObject({
    found: [{ id: campaign_id }],
  })

  const draft = await brand.use('draft_campaign', { organization_id, name: 'By an agent' })
  const { id: draft_id } = await brand.use('draft_collab', {
    organization_id,
    name: 'Mugs',
    brief: '<p>One film.</p>',
    currency: 'usd',
  })
  const renamed = { organization_id, kind: 'collab', id: draft_id, name: 'Cups' }
  expect(await brand.use('update_program', renamed)).toMatchObject({
    status: 'draft',
    untrusted_name: 'Cups',
  })
  expect(
    await brand.use('show_program', { organization_id, kind: 'campaign', id: draft.id }),
  ).toMatchObject({ status: 'draft' })
  expect(await brand.use('show_program', { kind: 'campaign', id: campaign_id })).toMatchObject({
    status: 'active',
  })
  expect(await brand.use('forecast_budget', { organization_id, campaign_id })).toMatchObject({
    total_budget_amount: 500_000,
  })

  // Posts: one is rejected, and taken back; the other is to be approved by a person.
  const [first, second] = [
    await createCampaignSubmission(db, funded),
    await createCampaignSubmission(db, funded),
  ]
  const posts = [first, second].map(({ id }) => encodeId('Submission', id))
  const waits = (await brand.use('what_waits', { organization_id })) as { posts: object[] }
  expect(waits.posts).toHaveLength(2)
  const ofCampaign = { organization_id, campaign_id, state: 'pending' }
  const listed = (await brand.use('list_submissions', ofCampaign)) as { submissions: object[] }
  expect(listed.submissions).toHaveLength(2)
  expect(await brand.use('list_submissions', { organization_id, collab_id })).toMatchObject({
    submissions: [{ id: work.id, state: 'applied' }],
  })
  const decided = { organization_id, submission_ids: [posts[0]] }
  const rejection = { ...decided, action: 'reject', reason: 'low_quality' }
  expect(await brand.use('decide_posts', rejection)).toEqual({
    decisions: [{ submission_id: posts[0], error: null }],
  })
  await brand.use('decide_posts', { ...decided, action: 'undo' })
  await brand.use('approve_posts', { organization_id, submission_ids: posts })
  expect(await brand.use('show_submission', { organization_id, id: posts[0] })).toMatchObject({
    state: 'pending',
  })
  await brand.use('explain_amount', { organization_id, id: posts[1] })
  const creators = await brand.use('list_creators', { organization_id })
  expect(creators.creators).toHaveLength(3)
  const address = `${unique('invited')}@example.com`
  expect(
    await brand.use('invite_creators', { organization_id, addresses: [address] }),
  ).toMatchObject({ results: [{ address, outcome: 'invited' }] })

  // Applications: one is accepted by a person, one declined, one gets as far as its content and its post.
  const ofWork = { organization_id, collab_id }
  expect(await brand.use('accept_application', { ...ofWork, id: work.id })).toMatchObject({
    amount: 25_000,
  })
  await brand.use('send_message', { submission_id: work.id, body: 'Which mug would you like?' })
  const other = await createAnotherApplication(work)
  expect(
    await brand.use('answer_application', { ...ofWork, id: other.id, answer: 'decline' }),
  ).toMatchObject({ state: 'declined' })
  const third = await createAnotherApplication(work)
  await go(third, 'acceptance', 'content')
  expect(
    await brand.use('request_changes', { ...ofWork, id: third.id, note: 'Show the logo longer.' }),
  ).toMatchObject({ state: 'changes_requested' })
  await go(third, 'content', 'approval', 'post')
  expect(await brand.use('complete_work', { ...ofWork, id: third.id })).toMatchObject({
    amount: 25_000,
  })

  // Money and ends, which only a person can confirm.
  const money = { organization_id, campaign_id, amount: 700 }
  for (const [name, given] of [
    ['fund', money],
    ['publish', { organization_id, kind: 'collab', id: draft_id }],
    ['finish', { organization_id, campaign_id }],
  ] as const) {
    const { confirm_url, confirmation_id } = await brand.use(name, given)
    expect(confirm_url).toContain('/confirmations/')
    expect(await brand.use('show_confirmation', { confirmation_id })).toMatchObject({
      action: name,
      outcome: 'waiting',
    })
  }

  const person = await createUser(db)
  await createEarner(person, 5000)
  const post_url = await createOwnPost(person)
  const accounts = await db
    .select()
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, person.id))
  const creator = await agentFor(person, used)
  expect(await creator.use('earnings')).toMatchObject({ balances: [{ available_amount: 5000 }] })
  const account = { id: encodeId('SocialAccount', one(accounts).id), status: 'verified' }
  expect((await creator.use('whoami')).social_accounts).toMatchObject([account])
  const latest = await creator.use('latest_posts', { social_account_id: account.id })
  expect(latest.posts).toMatchObject([{ post_url, submission_id: null }])
  const handed = await creator.use('hand_in_post', {
    campaign_id,
    post_url,
    social_account_id: account.id,
  })
  expect(handed.state).toBe('pending')
  await creator.use('show_submission', { id: handed.id })
  await creator.use('explain_amount', { id: handed.id })
  await creator.use('withdraw', { currency: 'usd', amount: 5000 })

  expect([...used].sort()).toEqual([...new Set([...brand.names, ...creator.names])].sort())
})
