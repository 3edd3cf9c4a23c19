import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
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
import { creatorGroupsPath } from '../../vocabulary/addresses/creator-urls.ts'
import { creatorInvitationsPath, creatorsPath } from '../../vocabulary/addresses/urls.ts'

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
  expect(file.body.trimEnd().split('\r\n').slice(1)).toEqual([
    expect.stringMatching(/,KRW,1,1,0,2000,350,175,0,0,0,2/),
    expect.stringMatching(/,USD,2,1,1,4001,7.00,1.75,0,0,0.00,2/),
    expect.stringMatching(/,USD,1,1,0,9000,15.75,1.75,1,0,0.00,2/),
  ])

  const enterRate = async (currency: string, rate: string) => {
    await db.execute(sql`insert into exchange_rates (currency, rate, day, user_id)
      values (${currency}, ${rate}, current_date, ${owner.user_id})`)
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
