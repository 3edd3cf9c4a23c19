import { expect, test } from 'vitest'
import { Troupe } from '../../clients/sdk/src/index.ts'
import { encodeId } from '../../src/vocabulary/ids.ts'
import { appWith } from '../support/app.ts'
import { db } from '../support/helper.ts'
import {
  createAccessToken,
  createCampaignSubmission,
  createMembership,
} from '../support/world/factories.ts'
import { createRunningCampaign, rejectSubmission } from '../support/world/submissions.ts'

const { app } = await appWith({})
const baseUrl = await app.listen({ port: 0, host: '127.0.0.1' })

async function setUp(posts: number) {
  const { user, organization_id } = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id })
  const known = new Map<string, { id: number }>()
  for (let index = 0; index < posts; index += 1) {
    const submission = await createCampaignSubmission(db, campaign)
    known.set(encodeId('Submission', submission.id), submission)
  }
  const organization = encodeId('Organization', organization_id)
  const troupe = new Troupe({ baseUrl, token: await createAccessToken(db, user), organization })
  return { troupe, known, campaignId: encodeId('Campaign', campaign.id) }
}

test('posts that are decided between pages make none of the others be skipped', async () => {
  const { troupe, known } = await setUp(7)
  const seen: string[] = []
  for await (const post of troupe.submissions.list({ state: 'pending', limit: 2 })) {
    seen.push(post.id)
    await rejectSubmission(known.get(post.id) as { id: number })
  }
  expect(seen.sort()).toEqual([...known.keys()].sort())
  expect(await troupe.submissions.list({ state: 'pending' }).all()).toEqual([])
})

test('pages have numbers and a count where they are asked for, or the order has no cursor', async () => {
  const { troupe, campaignId } = await setUp(3)
  const counts = async (list: { pages(): AsyncIterable<{ totalCount: number | undefined }> }) =>
    Array.fromAsync(list.pages(), ({ totalCount }) => totalCount)
  const path = '/organizations/{organization_id}/campaigns/{campaign_id}/submissions.json'
  const options = { path: { campaign_id: campaignId } }
  const limit = 2

  expect(await counts(troupe.list(path, { limit }, options))).toEqual([undefined, undefined])
  expect(await counts(troupe.list(path, { limit, page: 1 }, options))).toEqual([3, 3])
  expect(await counts(troupe.list(path, { limit, order: 'most_views' }, options))).toEqual([3, 3])
  const creators = '/organizations/{organization_id}/creators.json'
  expect(await counts(troupe.list(creators, { sort: 'views', limit }))).toEqual([3, 3])
  expect(await troupe.list(creators, { limit }).all()).toHaveLength(3)
})
