import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { appWith } from '../../../test/support/app.ts'
import { clientOf } from '../../../test/support/client.ts'
import { app, context, db, withSession } from '../../../test/support/helper.ts'
import { eventually, openLive } from '../../../test/support/live.ts'
import { signIn, tell } from '../../../test/support/reading/notices.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  addBudget,
  createAccessToken,
  createCampaign,
  createMembership,
  createSessionToken,
  createUser,
} from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { createTeam } from '../../../test/support/world/team.ts'
import { buildApp } from '../../composition/app.ts'
import { makeSpeaker } from '../../framework/database/channels/channel.ts'
import { openStreams } from '../../framework/live/streams.ts'
import { campaigns } from '../../tables/campaigns/campaigns.ts'
import { users } from '../../tables/users/users.ts'
import { messagesPath } from '../../vocabulary/addresses/submission-urls.ts'
import { membershipPath, sessionPath, sessionsPath } from '../../vocabulary/addresses/urls.ts'

const own = await appWith({})
let server = ''

beforeAll(async () => {
  server = await own.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => own.app.close())

/** Someone who listens, from when on nothing is missed. */
async function listening(user: { id: number }, at = server) {
  const cookie = `session_token=${await createSessionToken(db, user)}`
  const stream = await openLive(at, { cookie })
  await eventually(stream.heard).toContain('ready')
  return { ...stream, client: clientOf(app, { cookie, 'sec-fetch-site': 'same-origin' }) }
}

const touch = (user: { id: number }) =>
  sql`select tell('user', ${user.id}::bigint, 'notifications')`

describe('a stream of what changes', () => {
  test('is no page, is not stored, and is gathered by nobody on its way', async () => {
    const { response, text } = await listening(await createUser(db))

    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(text()).toContain('retry: 5000')
  })

  test('is for browsers with a session', async () => {
    const user = await createUser(db)
    const authorization = `Bearer ${await createAccessToken(db, user, 'write')}`

    expect((await openLive(server, {})).response.status).toBe(303)
    expect((await openLive(server, { authorization })).response.status).toBe(401)
    expect((await (await withSession(user)).get('/live')).statusCode).toBe(406)
    expect((await (await withSession(user)).head('/live')).statusCode).toBe(404)
  })

  test('tells of what was committed, after it was', async () => {
    const user = await createUser(db)
    const stream = await listening(user)

    await db.transaction(async (tx) => {
      await tx.execute(touch(user))
      await tx.execute(sql`select pg_sleep(0.3)`)
      expect(stream.topics()).toEqual(new Set(['ready']))
    })
    await eventually(stream.heard).toEqual(['ready', 'notifications'])
  })

  test('tells nothing of what was undone', async () => {
    const [user, other] = [await createUser(db), await createUser(db)]
    const [stream, others] = [await listening(user), await listening(other)]

    const undone = db.transaction(async (tx) => {
      await tx.execute(touch(user))
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await db.execute(touch(other))

    await eventually(others.heard).toEqual(['ready', 'notifications'])
    expect(stream.heard()).toEqual(['ready'])
  })

  test('tells of what changed since its page was asked for, and of nothing before', async () => {
    const [user, other] = [await createUser(db), await createUser(db)]
    const first = await listening(user)
    await db.execute(touch(user))
    await db.execute(touch(other))
    await eventually(first.heard).toEqual(['ready', 'notifications'])

    const cookie = `session_token=${await createSessionToken(db, user)}`
    const late = await openLive(server, { cookie }, '/live?ago=9000')
    await eventually(late.heard).toEqual(['ready', 'notifications'])
    const fresh = await openLive(server, { cookie }, '/live?ago=0')
    await eventually(fresh.heard).toEqual(['ready'])
  })

  test('tells both sides of posts, decisions, messages and money', async () => {
    const campaign = await createRunningCampaign()
    const { organization_id } = campaign
    const brand = await createMembership(db, { organization_id })
    const creator = await createCreator()
    const [ours, theirs] = [await listening(brand.user), await listening(creator.user)]

    const post = await handInPost(fakePlatform(), campaign, creator)
    await eventually(ours.topics).toContain('submissions')
    await eventually(theirs.topics).toContain('submissions')
    await approveSubmission(post)
    await eventually(theirs.topics).toContain('notifications')

    const asCreator = await withSession(creator)
    const sent = await asCreator.post(`${messagesPath(post)}.json`, { message: { body: 'Hello' } })
    expect(sent.statusCode).toBe(201)
    await eventually(ours.topics).toContain('messages')
    await eventually(theirs.topics).toContain('messages')

    const before = ours.heard().filter((said) => said?.includes('campaigns')).length
    await addBudget(db, campaign, 5000)
    await eventually(
      () => ours.heard().filter((said) => said?.includes('campaigns')).length,
    ).toBeGreaterThan(before)
    expect(theirs.topics()).not.toContain('campaigns')
  })

  test('tells both sides of work for collabs', async () => {
    const work = await createApplication()
    const [ours, theirs] = [await listening(work.admin.user), await listening(work.creator)]

    await go(work, 'acceptance')

    await eventually(ours.topics).toContain('submissions')
    await eventually(theirs.topics).toContain('submissions')
  })

  test('tells of new notifications and of their being seen', async () => {
    const user = await createUser(db)
    const stream = await listening(user)

    await tell(user, signIn())
    await eventually(() => stream.times('notifications')).toBe(1)
    await stream.client.get('/me/notifications')
    await eventually(() => stream.times('notifications')).toBe(2)
  })

  test('says nothing of edits that nobody waits for', async () => {
    const { user, organization_id } = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id })
    const stream = await listening(user)

    await db.update(campaigns).set({ name: 'Autumn' }).where(eq(campaigns.id, campaign.id))
    await db.update(users).set({ name: 'Kim' }).where(eq(users.id, user.id))
    await db.execute(touch(user))

    await eventually(stream.heard).toEqual(['ready', 'notifications'])
  })
})

describe('a stream ends', () => {
  test('with its session', async () => {
    const stream = await listening(await createUser(db))

    await stream.client.delete(`${sessionPath}.json`)

    await eventually(stream.isOver).toBe(true)
    expect(stream.heard()).toEqual(['ready', 'over'])
  })

  test('when all others of someone are signed out, and this one goes on', async () => {
    const user = await createUser(db)
    const [kept, other] = [await listening(user), await listening(user)]

    await kept.client.delete(`${sessionsPath}.json`)

    await eventually(other.isOver).toBe(true)
    expect(other.heard()).toContain('over')
    await db.execute(touch(user))
    await eventually(kept.topics).toContain('notifications')
    expect(kept.isOver()).toBe(false)
  })

  test('for the organization when someone leaves it', async () => {
    const { owner, member } = await createTeam()
    const [theirs, ours] = [await listening(member.user), await listening(owner.user)]
    const { organization_id } = owner
    const change = sql`select tell('organization', ${organization_id}::bigint, 'submissions')`
    await db.execute(change)
    await eventually(theirs.topics).toContain('submissions')

    expect((await ours.client.delete(`${membershipPath(member)}.json`)).statusCode).toBe(204)
    await db.execute(touch(member.user))
    await eventually(theirs.topics).toContain('notifications')
    await db.execute(change)
    await db.execute(touch(member.user))

    await eventually(
      () => ours.heard().filter((said) => said?.includes('submissions')).length,
    ).toBe(2)
    expect(theirs.heard().filter((said) => said?.includes('submissions'))).toHaveLength(1)
  })

  test('and begins for the organization when someone joins it', async () => {
    const { organization_id } = await createMembership(db)
    const user = await createUser(db)
    const stream = await listening(user)

    await createMembership(db, { organization_id, user, role: 'member' })
    const change = sql`select tell('organization', ${organization_id}::bigint, 'submissions')`

    await eventually(async () => {
      await db.execute(change)
      return stream.topics()
    }).toContain('submissions')
  })
})

describe('streams of a process', () => {
  async function serverWith(limits: { total: number; perOwner: number }, settings = {}) {
    const { listen, say, sayMissed } = makeSpeaker()
    const live = openStreams({ listen, stop: async () => {} }, limits, context.log)
    const { config } = (await appWith(settings)).context
    const app = await buildApp({ ...context, config, live })
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    const stop = async () => {
      live.close()
      await app.close()
    }
    return { at, app, live, say, sayMissed, stop }
  }

  test('are bounded, in all and for each user', async () => {
    const { at, live, stop } = await serverWith({ total: 3, perOwner: 2 })
    const [user, other] = [await createUser(db), await createUser(db)]
    const [first] = [await listening(user, at), await listening(user, at)]
    const another = async (of: { id: number }) => {
      const cookie = `session_token=${await createSessionToken(db, of)}`
      return (await openLive(at, { cookie })).response
    }

    const refused = await another(user)
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30'])
    expect((await another(other)).status).toBe(200)
    expect((await another(other)).status).toBe(503)

    first.close()
    await eventually(live.count).toBe(2)
    expect((await another(user)).status).toBe(200)
    await stop()
  })

  test('keep nobody out, however many are idle', async () => {
    const limits = { total: 500, perOwner: 500 }
    const { at, live, stop } = await serverWith(limits, { MAX_CONCURRENT_REQUESTS: '5' })
    const user = await createUser(db)
    const cookie = `session_token=${await createSessionToken(db, user)}`
    for (let opened = 0; opened < 200; opened += 5)
      await Promise.all(Array.from({ length: 5 }, () => openLive(at, { cookie })))
    expect(live.count()).toBe(200)

    const answers = await Promise.all(
      Array.from({ length: 5 }, () => fetch(`${at}/me.json`, { headers: { cookie } })),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    await stop()
  })

  test('end at a drain, and none begins', async () => {
    const { at, live, stop } = await serverWith({ total: 10, perOwner: 10 })
    const user = await createUser(db)
    const stream = await listening(user, at)

    live.close()

    await eventually(stream.isOver).toBe(true)
    expect(stream.heard()).toEqual(['ready'])
    const cookie = `session_token=${await createSessionToken(db, user)}`
    expect((await openLive(at, { cookie })).response.status).toBe(503)
    await stop()
  })

  test('gather what changes at one moment, and say when something may have been missed', async () => {
    const { at, say, sayMissed, stop } = await serverWith({ total: 10, perOwner: 10 })
    const user = await createUser(db)
    const stream = await listening(user, at)

    for (let times = 0; times < 50; times += 1) say(`user:${user.id} messages`)
    say(`user:${user.id} notifications`)
    say('user:0 messages')
    say('nonsense')
    await eventually(stream.heard).toEqual(['ready', 'messages notifications'])

    sayMissed()
    await eventually(stream.heard).toEqual(['ready', 'messages notifications', 'ready'])
    await stop()
  })
})
