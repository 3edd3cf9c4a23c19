import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { readAll } from '../../../test/support/reading/notices.ts'
import { textOf } from '../../../test/support/reading/reference.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  createMembership,
  createSocialAccount,
  createSocialAccountSnapshot,
  unique,
} from '../../../test/support/world/factories.ts'
import { readUser } from '../../../test/support/world/sign-in.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  grantAll,
  handInPost,
  pass,
  readAgain,
  rejectSubmission,
} from '../../../test/support/world/submissions.ts'
import { compareListings } from '../../money/exchange-rates/jobs.ts'
import { reconcile } from '../../money/reconciliation/reconcile.ts'
import { campaignSubmissions } from '../../tables/campaigns/campaign-submissions.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import type { User } from '../../tables/users/users.ts'
import {
  creatorGroupsPath,
  creatorPath,
  groupingPath,
} from '../../vocabulary/addresses/creator-urls.ts'
import {
  campaignSubmissionPath,
  organizationPostsPath,
  submissionPath,
} from '../../vocabulary/addresses/submission-urls.ts'
import {
  creatorInvitationsPath,
  creatorProfilePath,
  creatorsPath,
} from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const platform = fakePlatform()

async function countedPost(campaign: Campaign, views: number, someone?: User) {
  const creator = await createCreator(someone)
  const post = await handInPost(platform, campaign, creator)
  await approveSubmission(post)
  platform.post(post.post_uid, { views })
  await readAgain(platform, post)
  await pass(post, '2 days')
  await grantAll()
  return creator
}

test('everyone who worked with an organization is listed with what came of it', async () => {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const campaign = await createRunningCampaign({ organization_id })
  const other = await createRunningCampaign({ organization_id, currency: 'krw' })
  // A view that is not paid yet makes a thousand of them cheaper, by less than can be seen.
  const first = await countedPost(campaign, 4001)
  await rejectSubmission(await handInPost(platform, campaign, first))
  await countedPost(other, 2000, first.user)
  const second = await countedPost(campaign, 9000)
  const work = await createApplication({ organization_id, quote: 5000, creator: second.user })
  await go(work, 'acceptance')
  await handInPost(platform, await createRunningCampaign(), await createCreator())

  const client = await withToken(owner)
  const path = creatorsPath({ id: organization_id })
  const list = async (query = '') => (await client.get(`${path}.json${query}`)).json()

  const begun = await client.get(`${path}.json?after=&limit=1`)
  const further = String(/<([^>]+)>/.exec(String(begun.headers.link))?.[1])
  const ended = await client.get(further.replace('http://troupe.localhost', ''))
  const everyone = await list()
  const ids = (rows: { user_id: string }[]) => rows.map(({ user_id }) => user_id).sort()
  expect(ids([...begun.json(), ...ended.json()])).toEqual(ids(everyone))
  expect(everyone).toContainEqual(begun.json()[0])
  expect([begun.json().length, ended.headers.link]).toEqual([1, undefined])
  expect((await client.get(`${path}.json?after=&sort=views`)).statusCode).toBe(422)
  expect(await list()).toMatchObject([
    {
      view_count: 9000,
      collabs_count: 1,
      completed_count: 0,
      amounts: [{ currency: 'usd', used_amount: 1575, collab_amount: 0 }],
    },
    {
      view_count: 6001,
      submissions_count: 3,
      approved_percent: 67,
      amounts: [
        { currency: 'usd', used_amount: 700, effective_cpm_amount: 175 },
        { currency: 'krw', used_amount: 350 },
      ],
    },
  ])
  expect((await list('?sort=posts'))[0]).toMatchObject({ submissions_count: 3 })
  expect(await list('?limit=1&page=2')).toMatchObject([{ view_count: 6001 }])
  expect(await list('?page=9')).toEqual([])
  for (const wrong of ['sort=name', 'platform_id=myspace', 'min_followers=many'])
    expect((await client.get(`${path}.json?${wrong}`)).statusCode).toBe(422)

  const [post] = await db
    .select()
    .from(campaignSubmissions)
    .where(eq(campaignSubmissions.user_id, second.user.id))
  const named = await list(
    `?q=@${post?.account_handle.toUpperCase()}&platform_id=${post?.platform_id}`,
  )
  expect(named).toMatchObject([{ view_count: 9000 }])
  expect(await list('?q=100%25')).toEqual([])
  const file = await client.get(`${path}.csv`)
  const linesOf = ({ body }: typeof file) => body.trimEnd().split('\r\n').slice(1)
  expect(linesOf(file)).toEqual([
    expect.stringMatching(/,USD,1,1,0,9000,15.75,1.75,1,0,0.00,2/),
    expect.stringMatching(/,USD,2,1,1,4001,7.00,1.75,0,0,0.00,2/),
    expect.stringMatching(/,KRW,1,1,0,2000,350,175,0,0,0,2/),
  ])
  const byPosts = linesOf(await client.get(`${path}.csv?sort=posts`))
  expect(byPosts.map((line) => /,(?:USD|KRW),\d+,\d+,\d+,(\d+),/.exec(line)?.[1])).toEqual([
    ...['4001', '2000', '9000'],
  ])
  const label = await client.post(`${creatorGroupsPath({ id: organization_id })}.json`, {
    creator_group: { kind: 'label', name: 'Warm' },
  })
  await client.post(`${groupingPath({ id: organization_id })}.json`, {
    action: 'add',
    group_id: label.json().id,
    user_ids: [encodeId('User', second.user.id)],
  })
  expect(linesOf(await client.get(`${path}.csv`))[0]).toContain(
    `,${post?.account_handle} (YouTube),,Warm,,USD,`,
  )

  // Of a day before all others, because the tests that enter rates share them.
  const enterRate = async (currency: string, rate: string) => {
    await db.execute(sql`insert into exchange_rates (currency, rate, day, user_id)
      values (${currency}, ${rate}, '2026-01-01', ${owner.user_id})`)
    await compareListings.perform({ db }, { currency })
  }
  await enterRate('usd', '1.1')
  expect(await list('?sort=spend')).toMatchObject([{ view_count: 9000 }, { view_count: 6001 }])
  await enterRate('krw', '0.5')
  expect(await list('?sort=spend')).toMatchObject([{ view_count: 6001 }, { view_count: 9000 }])
  expect((await reconcile(db)).differences).toEqual([])

  const { body } = await (await withSession(owner)).get(`${path}?sort=cpm`)
  expect(body).toContain('aria-sort="ascending"')
  expect(body).toContain('>67%<')
  expect(body).toContain(`<a href="${path}" aria-current="page">Creators`)
  expect(body).toContain(creatorInvitationsPath({ id: organization_id }))
})

test('members read the list, and invite nobody', async () => {
  const { organization_id } = await createMembership(db)
  const member = await createMembership(db, { organization_id, role: 'member' })
  const { body } = await (await withSession(member)).get(creatorsPath({ id: organization_id }))
  expect(body).toContain('Nobody yet')
  expect(body).not.toContain('Invite creators')
  expect(body).toContain(`href="${creatorGroupsPath({ id: organization_id })}"`)
  expect(body).not.toContain(`href="${creatorInvitationsPath({ id: organization_id })}"`)
})

test('the page of a creator has their labels, rating, audience, posts and profile, and invites to what they are not in', async () => {
  const work = await createApplication({ name: 'Slow Sunday' })
  const { organization_id } = work.collab
  const campaign = await createRunningCampaign({ organization_id, name: 'Autumn roast' })
  const creator = await createCreator(await readUser(context, work.creator))
  const post = await handInPost(platform, campaign, creator)
  await createSocialAccountSnapshot(db, creator.account, { subscriber_count: 18_400 })
  await go(work, 'acceptance', 'content', 'approval', 'post', 'completion')
  const label = await work.asAdmin.post(`${creatorGroupsPath({ id: organization_id })}.json`, {
    creator_group: { kind: 'label', name: 'Warm' },
  })
  await work.asAdmin.post(`${groupingPath({ id: organization_id })}.json`, {
    action: 'add',
    group_id: label.json().id,
    user_ids: [encodeId('User', creator.user.id)],
  })

  const path = creatorPath({ organization_id, user_id: creator.user.id })
  expect((await work.asAdmin.get(`${path}.json`)).json()).toMatchObject({
    follower_count: 18_400,
    groups: [{ kind: 'label', name: 'Warm' }],
    ratings: { count: 0 },
    profile_url: expect.stringContaining('/creators/'),
    posts: [{ id: encodeId('Submission', post.id), state: 'pending' }],
  })
  const { body } = await (await withSession(work.admin)).get(path)
  expect(body).toContain('18.4K')
  expect(body).toContain('>Warm<')
  expect(body).toMatch(/class="card-link font-medium break-words">Autumn roast</)
  expect(body).toContain(campaignSubmissionPath({ ...post, organization_id }))
  expect(body).toContain(creatorProfilePath(creator.user))
  expect(body).toContain(`${submissionPath(post)}#messages`)
  const posts = `${organizationPostsPath({ id: organization_id })}?user_id=${encodeId('User', creator.user.id)}`
  expect(body.split(`<a href="${posts}" class="card-link">`)).toHaveLength(5)
  const offered = [...body.matchAll(/<option[^>]*>([^<]*\((?:campaign|collab)\))/g)].map(
    ([, it]) => it,
  )
  expect(offered).toEqual(['Autumn roast (campaign)'])

  const answer = await work.asAdmin.post(`${path}/invitation.json`, {
    program_invitation: {
      program_id: encodeId('Campaign', campaign.id),
      message: 'Your crema was lovely.',
    },
  })
  expect(answer.statusCode).toBe(201)
  expect(await readAll(creator.user)).toContainEqual(
    expect.objectContaining({
      params: expect.objectContaining({ message: 'Your crema was lovely.' }),
    }),
  )
})

test('what is done with many is at hand as soon as one is ticked, and says with whom', async () => {
  const work = await createApplication()
  const { organization_id } = work.collab
  const group = { creator_group: { kind: 'list', name: 'Spring' } }
  await work.asAdmin.post(`${creatorGroupsPath({ id: organization_id })}.json`, group)
  const { body } = await (await withSession(work.admin)).get(creatorsPath({ id: organization_id }))
  const bar = body.slice(body.indexOf('class="ticked-bar"'), body.indexOf('</section>'))
  expect(textOf(bar)).toMatch(
    /Label or list.*Add to the creators you ticked.*Remove from the creators/s,
  )
  expect(body).toContain('data-ticked-noun-value="creator"')
  expect(body).toContain('data-ticked-target="all"')
})

test('creators are chosen by a program of any state, and a view of it is named after it', async () => {
  const work = await createApplication({ name: 'Slow Sunday' })
  const { organization_id } = work.collab
  await createRunningCampaign({ organization_id, name: 'Autumn roast' })
  const browser = await withSession(work.admin)
  const program = encodeId('Collab', work.collab.id)
  const { body } = await browser.get(
    `${creatorsPath({ id: organization_id })}?program_id=${program}`,
  )
  const select = body.match(/<select name="program_id".*?<\/select>/s)?.[0] ?? ''
  expect(textOf(select)).toMatch(/Any\s*Autumn roast\s*Slow Sunday/)
  expect(select).toContain(`<option value="${program}" selected>Slow Sunday`)
  expect(body).toContain('More filters (1 chosen)')
  expect(body).toMatch(/value="took part in “Slow Sunday”"[^>]*aria-label="Name of the view"/)
})

test('who worked for collabs alone is found by the handle of a proved account', async () => {
  const work = await createApplication()
  const handle = unique('slowmug')
  const account_url = `https://www.tiktok.com/@${handle}`
  const found = async (q: string) => {
    const path = creatorsPath({ id: work.collab.organization_id })
    return (await work.asAdmin.get(`${path}.json?q=${q}`)).json().length
  }
  const given = { platform_id: 'tiktok', account_url } as const
  const account = await createSocialAccount(db, work.creator, given)
  expect(await found(handle)).toBe(0)
  await db.execute(sql`update social_accounts set status = 'verified', verified_at = now()
    where account_url = ${account_url}`)
  expect(await found(handle)).toBe(1)
  expect(await found(`@${handle.toUpperCase()}`)).toBe(1)
  expect(await found('tiktok')).toBe(0)

  // Whoever has withdrawn is listed with what came of it, and what they prove elsewhere is theirs again.
  await createSocialAccountSnapshot(db, account, { subscriber_count: 29_617 })
  const list = `${creatorsPath({ id: work.collab.organization_id })}.json`
  const followers = async () => (await work.asAdmin.get(list)).json()[0].follower_count
  expect(await followers()).toBe(29_617)
  await go(work, 'withdrawal')
  expect(await followers()).toBeNull()
  expect(await found(handle)).toBe(0)
  expect((await work.asAdmin.get(`${list}?min_followers=1`)).json()).toEqual([])
  const page = `${creatorPath({ ...work.submission, user_id: work.creator.id })}.json`
  expect((await work.asAdmin.get(page)).json().follower_count).toBeNull()
})
