import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { workOff } from '../../../../test/support/world/deadlines.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
  pass,
  reload,
} from '../../../../test/support/world/submissions.ts'
import {
  campaignDecisionsPath,
  waitingPath,
} from '../../../vocabulary/addresses/submission-urls.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

const publicId = ({ id }: { id: number }) => encodeId('Submission', id)
const ticks = (...some: { id: number }[]) =>
  some.map((one) => `&decision[submission_ids][]=${publicId(one)}`).join('')
const tickedIn = (page: string) =>
  [...page.matchAll(/<input type="checkbox"[^>]*value="(\w+)" checked/g)].map(([, id]) => id)

async function setUp() {
  const admin = await createMembership(db)
  const campaign = await createRunningCampaign({ organization_id: admin.organization_id })
  const platform = fakePlatform()
  const creator = await createCreator()
  return {
    browser: await withSession(admin),
    program: await withToken(admin),
    list: waitingPath(campaign, 1),
    path: campaignDecisionsPath(campaign),
    first: await handInPost(platform, campaign, creator),
    second: await handInPost(platform, campaign, creator),
  }
}

test('Posts that are decided together say so for ten seconds, and can be taken back on the list', async () => {
  const { browser, list, path, first, second } = await setUp()
  const form = `decision[action]=reject&decision[reason]=other&decision[note]=Too+dark.${ticks(first)}`
  const sent = await browser.post(`${path}?page=1`, form)
  expect([sent.statusCode, sent.headers.location]).toEqual([303, list])

  const { body } = await browser.get(list)
  expect(body).toContain(`The post of @${first.account_handle} will be rejected.`)
  expect(body.replace(/<[^>]+>/g, '')).toMatch(/rejectedby Robin Vale, takes effect in \d+ s/)
  expect(body).not.toContain(`value="${publicId(first)}" aria-label="Choose`)
  expect(body).toContain(`value="${publicId(second)}" aria-label="Choose`)

  const undo = body
    .match(/action="([^"]+decisions\?[^"]*_method=delete[^"]*)"/)?.[1]
    ?.replaceAll('&amp;', '&')
  const undone = await browser.post(undo ?? '', ticks(first).slice(1))
  expect(undone.headers.location).toBe(list)
  expect((await browser.get(list)).body).not.toContain('takes effect in')

  await browser.post(path, form)
  await pass(first, '10 seconds')
  await workOff()
  expect(await reload(first)).toMatchObject({ state: 'rejected', note: 'Too dark.' })
  expect((await reload(second)).state).toBe('pending')
})

test('A rejection of several names no reason by itself, and asks for one', async () => {
  const { browser, list, path, first } = await setUp()
  const { body } = await browser.get(list)
  const reasons = body.match(/<select[^>]*name="decision\[reason\]".*?<\/select>/s)?.[0] ?? ''
  expect(reasons).toMatch(/^<select[^>]*><option value[^>]*>Choose a reason</)
  expect(reasons).not.toContain('selected')

  const form = `decision[action]=reject&decision[reason]=&decision[note]=Dark${ticks(first)}`
  const refused = await browser.post(path, form)
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toMatch(/<details[^>]*open[^>]*>.*Reason can(&#39;|')t be blank/s)
  expect(refused.body).toContain('Dark')
  expect(tickedIn(refused.body)).toEqual([publicId(first)])
})

test('A decision about nothing is answered on the list', async () => {
  const { browser, program, list, path, first } = await setUp()
  const refused = await browser.post(path, 'decision[action]=approve&decision[reason]=')
  expect(refused.statusCode).toBe(422)
  expect(refused.body).toContain('Choose at least one post.')
  expect(refused.body).toContain('class="tab-bar"')
  expect(refused.body).toContain(`value="${publicId(first)}"`)

  const past = await browser.post(`${path}?page=2`, 'decision[action]=approve')
  expect(past.body).toContain(`href="${list.replace('&', '&amp;')}&amp;page=1"`)

  const json = await program.post(`${path}.json`, { decision: { action: 'approve' } })
  expect(json.json().errors).toEqual({ submission_ids: ["can't be blank"] })
})
