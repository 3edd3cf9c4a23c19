import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { agentWith, listenToAgents, pageOf } from '../../../test/support/agents.ts'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication } from '../../../test/support/world/collab-work.ts'
import { addBalance, createAccessToken, createUser } from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { createTeam } from '../../../test/support/world/team.ts'
import { users } from '../../tables/users/users.ts'
import { encodeId } from '../../vocabulary/ids.ts'

type Told = {
  id: string
  type: string
  data: Record<string, unknown>
  record: { id: string; url: string }
}

test('both sides hear of a post, each with the address at which they read it', async () => {
  const { admin } = await createTeam()
  const { organization_id } = admin
  const campaign = await createRunningCampaign({ organization_id })
  const creator = await createCreator()
  const submission = await handInPost(fakePlatform(), campaign, creator)
  await approveSubmission(submission)

  const team = await withToken(admin)
  const path = `/organizations/${encodeId('Organization', organization_id)}/events.json`
  const told = (await team.get(`${path}?types=submission.received,submission.approved`)).json<
    Told[]
  >()
  expect(told).toBeInstanceOf(Array)
  const own = (await (await withToken(creator.user)).get('/me/events.json')).json<Told[]>()

  expect(told.map(({ type }) => type)).toEqual(['submission.received', 'submission.approved'])
  expect(told.map(({ data }) => data.state)).toEqual(['pending', 'approved'])
  expect(told[0]?.data).toMatchObject({
    id: encodeId('Submission', submission.id),
    campaign_id: encodeId('Campaign', campaign.id),
    post_url: submission.post_url,
    created_at: submission.created_at,
  })
  expect(own.map(({ type }) => type)).toEqual(['submission.received', 'submission.approved'])
  expect(own[0]?.record.url).toContain('/me/submissions/')
  for (const { record } of [...told, ...own]) {
    const reader = own.some((one) => one.record.url === record.url) ? creator.user : admin
    expect((await (await withToken(reader)).get(record.url)).statusCode).toBe(200)
  }
  expect(JSON.stringify([told, own])).not.toContain('@example')

  const linkOf = async (address: string) => String((await team.get(address)).headers.link)
  const next = /<[^>]*(\/organizations[^>]*)>; rel="next"/
  const link = await linkOf(`${path}?limit=1&types=submission.received,submission.approved`)
  const [, further = ''] = next.exec(link) ?? []
  expect((await team.get(further)).json()).toEqual([told[1]])
  const [, end = ''] = next.exec(await linkOf(further)) ?? []
  const after = await team.get(end)
  expect([after.json(), after.headers.link]).toEqual([[], undefined])

  // It would begin again at the oldest, and nobody would know.
  const reader = await withToken(creator.user)
  const { errors } = (await reader.get(`/me/events.json?after=${told[0]?.id}`)).json()
  expect(errors).toEqual({ after: ['is not the id of an event'] })
  expect((await reader.get(`/me/events.json?after=${own[0]?.id}`)).json()).toHaveLength(1)
})

test('whoever goes on after the last event misses none and sees none twice', async () => {
  const { admin } = await createTeam()
  const { organization_id } = admin
  const client = await withToken(admin)
  const path = `/organizations/${encodeId('Organization', organization_id)}`
  for (const status of ['active', 'active', 'active'] as const) {
    const campaign = await createRunningCampaign({ organization_id, status })
    await client.post(`${path}/campaigns/${encodeId('Campaign', campaign.id)}/pause.json`)
  }
  const seen: string[] = []
  for (;;) {
    const after = seen.at(-1)
    const page = await client.get(`${path}/events.json?limit=2${after ? `&after=${after}` : ''}`)
    const events = page.json<Told[]>()
    if (events.length === 0) break
    seen.push(...events.map(({ id }) => id))
  }
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(3)

  const ids = async (query: string) =>
    (await client.get(`${path}/events.json?${query}`)).json<Told[]>().map(({ id }) => id)
  expect(await ids('after=latest')).toEqual([seen.at(-1)])
  expect(await ids('after=latest&types=member.joined')).toEqual([])
  expect(await ids(`after=${seen.at(-1)}`)).toEqual([])
  expect((await client.get(`${path}/events.json?limit=few`)).statusCode).toBe(422)
})

describe('what is born in a state is told as what came to it', () => {
  listenToAgents()

  test('money that is here already, however it was asked for', async () => {
    const { admin } = await createTeam()
    const { organization_id } = admin
    const campaign = await createRunningCampaign({ organization_id })
    await addBalance(db, { id: organization_id }, 5000)
    const team = await withToken(admin)
    const path = `/organizations/${encodeId('Organization', organization_id)}`
    const campaign_id = encodeId('Campaign', campaign.id)
    const funds = `${path}/campaigns/${campaign_id}/fundings.json`
    for (const provider of ['test', 'balance', 'manual'])
      expect((await team.post(funds, { funding: { amount: 700, provider } })).statusCode).toBe(201)
    await team.post(`${path}/fundings.json`, { funding: { amount: 700, provider: 'test' } })
    const agent = await agentWith(await createAccessToken(db, admin.user))
    const asked = await agent.use('fund', {
      organization_id: encodeId('Organization', organization_id),
      ...{ campaign_id, amount: 700, provider: 'balance' },
    })
    await (await withSession(admin)).post(pageOf(asked), '')

    const told = (await team.get(`${path}/events.json?types=funding.succeeded`)).json<Told[]>()
    const seen = told.map(({ data }) => [data.provider, data.campaign_id, data.status])
    expect(seen).toEqual([
      ['test', campaign_id, 'succeeded'],
      ['balance', campaign_id, 'succeeded'],
      ['test', null, 'succeeded'],
      ['balance', campaign_id, 'succeeded'],
    ])
  })

  test('work that begins because its creator took the price that was offered', async () => {
    const work = await createApplication({ quote: 25_000 })
    const offer = { counter_offer: { quote_amount: 20_000 } }
    await work.asAdmin.post(`${work.path}/counter_offer.json`, offer)
    const taken = { acceptance: { quote_amount: 20_000 } }
    const answer = await work.asCreator.post(`${work.ownPath}/acceptance.json`, taken)
    expect(answer.statusCode).toBeLessThan(300)
    const told = (await work.asCreator.get('/me/events.json')).json<Told[]>()
    expect(told.map(({ type }) => type)).toContain('application.accepted')
  })
})

test('an event that does not exist and a type that does not are refused', async () => {
  const client = await withToken(await createUser(db))
  const { errors } = (await client.get('/me/events.json?after=nonsense')).json()
  expect(errors).toEqual({ after: ['is not the id of an event'] })
  const wrong = await client.get('/me/events.json?types=submission.received,wrong')
  expect(wrong.statusCode).toBe(422)
})

test('events go with the user they were for', async () => {
  const campaign = await createRunningCampaign()
  const creator = await createCreator()
  await handInPost(fakePlatform(), campaign, creator)
  await db.delete(users).where(eq(users.id, creator.user.id))
  const { rows } = await db.execute(`select from events where user_id = ${creator.user.id}`)
  expect(rows).toEqual([])
})
