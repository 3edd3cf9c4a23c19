import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import { createCampaign, createMembership } from '../../../test/support/world/factories.ts'
import { createCreator, createRunningCampaign } from '../../../test/support/world/submissions.ts'
import { newHandInPath } from '../../vocabulary/addresses/submission-urls.ts'
import { campaignPath, discoverCampaignPath } from '../../vocabulary/addresses/urls.ts'

const address = 'https://www.tiktok.com/music/original-sound-7301234567890123456'

async function setUp(fields = {}) {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createCampaign(db, { organization_id, ...fields })
  const client = await withToken(admin)
  const path = campaignPath(campaign)
  const send = (tiktok_music_id: unknown) =>
    client.patch(`${path}.json`, { campaign: { tiktok_music_id } })
  return { admin, client, path, send }
}

test.each([
  [address, '7301234567890123456'],
  ['tiktok.com/music/x-7301234567890123456?lang=en', '7301234567890123456'],
  ['7301234567890123456', '7301234567890123456'],
  ['', null],
  [null, null],
])('a sound sent as %j is kept as %j', async (sent, kept) => {
  const { send } = await setUp({ tiktok_music_id: '12345678' })

  expect((await send(sent)).json().tiktok_music_id).toBe(kept)
})

test('what is left out stays', async () => {
  const { client, path } = await setUp({ tiktok_music_id: '12345678' })

  const answer = await client.patch(`${path}.json`, { campaign: { name: 'Other' } })

  expect(answer.json()).toMatchObject({ name: 'Other', tiktok_music_id: '12345678' })
})

test.each([
  'https://www.tiktok.com/@someone/video/7301234567890123456',
  'https://example.com/music/x-7301234567890123456',
  'javascript:alert(1)',
  'a song',
  7301234,
])('%j is no sound', async (sent) => {
  const { send } = await setUp()
  const { statusCode, json } = await send(sent)

  expect(statusCode).toBe(422)
  expect(Object.keys(json().errors)).toEqual(['tiktok_music_id'])
})

test('the form says so beside its field, with what was typed', async () => {
  const { admin, path } = await setUp()
  const browser = await withSession(admin)

  const { statusCode, body } = await browser.post(
    `${path}?_method=patch`,
    'campaign[tiktok_music_id]=a+song',
  )

  expect(statusCode).toBe(422)
  expect(body).toContain('TikTok sound is not the address of a sound on TikTok')
  expect(body).toContain('value="a song"')
})

test('it is fixed with the other terms, and its page leads to it', async () => {
  const { admin, path, send } = await setUp({
    tiktok_music_id: '12345678',
    status: 'active',
    published_at: now(),
  })

  expect((await send('87654321')).json().errors.tiktok_music_id).toEqual([
    "can't be changed after publication",
  ])
  const { body } = await (await withSession(admin)).get(`${path}/brief`)
  expect(body).toContain('href="https://www.tiktok.com/music/sound-12345678"')
})

test('creators read that posts have to use it, on the campaign and beside the form', async () => {
  const campaign = await createRunningCampaign({ tiktok_music_id: '7301234567890123456' })
  const browser = await withSession((await createCreator()).user)
  for (const path of [discoverCampaignPath(campaign), newHandInPath(campaign)]) {
    const { body } = await browser.get(path)
    expect(body).toContain('Posts on TikTok have to use this sound')
    expect(body).toContain('https://www.tiktok.com/music/sound-7301234567890123456')
  }
  const { body } = await browser.get(newHandInPath(campaign))
  expect(body).toContain('Mark the post as advertising')
  expect(body).toContain('only views after you submit it are paid')
})
