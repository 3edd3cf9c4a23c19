import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { textOf } from '../../../test/support/reading/reference.ts'
import {
  createAnotherApplication,
  createApplication,
  go,
  letTimePass,
  type Work,
} from '../../../test/support/world/collab-work.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  flagSubmission,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import {
  type CampaignSubmission,
  campaignSubmissions,
} from '../../tables/campaigns/campaign-submissions.ts'
import { type Flag, flags } from '../../tables/campaigns/flags.ts'
import { calendarPath } from '../../vocabulary/addresses/calendar-urls.ts'
import { collabSubmissionsPath, reviewPath } from '../../vocabulary/addresses/submission-urls.ts'
import { collabPath, collabsPath, organizationPath } from '../../vocabulary/addresses/urls.ts'
import { daysAfter, today } from '../calendar/span.ts'

/**
 * How much waits for the brand, wherever that is counted: home, the side bar, the list and above a collab.
 */
async function countsOf({ admin, collab, asAdmin }: Work) {
  const organization = { id: collab.organization_id }
  const browser = await withSession(admin)
  const overview = await asAdmin.get(`${organizationPath(organization)}/overview.json`)
  const waits: { kind: string; number: number }[] = overview.json().waits
  const list = (await browser.get(collabsPath(organization))).body
  const head = (await browser.get(collabPath(collab))).body
  return {
    home: waits.map(({ kind, number }) => `${number} ${kind}`),
    sideBar: /id="side-handshake"[^>]*><span class="waiting">(\d+)</.exec(list)?.[1] ?? '0',
    list: /(\d+) waiting/.exec(textOf(list.slice(list.indexOf('<main'))))?.[1] ?? '0',
    head: /(\d+) waiting for you/.exec(textOf(head))?.[1] ?? '0',
  }
}

const all = (number: string, home: string[]) => ({
  home,
  sideBar: number,
  list: number,
  head: number,
})

test('on a phone what waits comes before the figures', async () => {
  const { admin, collab } = await createApplication()
  const path = organizationPath({ id: collab.organization_id })
  const { body } = await (await withSession(admin)).get(path)
  expect(body).toMatch(
    /class="max-md:order-first">\s*<section[^>]*>(?:(?!<\/section>).)*Waiting for you/s,
  )
})

test('a posted collab waits until it is completed', async () => {
  const work = await createApplication()
  expect(await countsOf(work)).toEqual(all('1', ['1 applications']))
  await go(work, 'acceptance')
  expect(await countsOf(work)).toEqual(all('0', []))
  await go(work, 'content')
  expect(await countsOf(work)).toEqual(all('1', ['1 contents']))
  await go(work, 'approval')
  expect(await countsOf(work)).toEqual(all('0', []))
  await go(work, 'post')
  expect(await countsOf(work)).toEqual(all('1', ['1 completions']))

  const { body } = await (await withSession(work.admin)).get(
    organizationPath({ id: work.collab.organization_id }),
  )
  expect(textOf(body)).toContain('1 collab post waits for you')
  expect(textOf(body)).toContain(`to look at and complete for ${work.collab.name}`)
  expect(textOf(body)).toContain('completed automatically in 3 days')
  expect(body).toContain(
    `href="${collabSubmissionsPath(work.collab)}?state=posted&amp;waits_for=organization"`,
  )

  await go(work, 'completion')
  expect(await countsOf(work)).toEqual(all('0', []))
})

test('a request for more time waits for the brand, wherever that is counted', async () => {
  const work = await createApplication()
  await go(work, 'acceptance', 'extension')
  expect(await countsOf(work)).toEqual(all('1', ['1 extensions']))
  const browser = await withSession(work.admin)
  const board = await browser.get(collabPath(work.collab))
  expect(textOf(board.body)).toContain('You answer the request for more time')
  await go(work, 'extension_grant')
  expect(await countsOf(work)).toEqual(all('0', []))
})

test('what is counted leads to exactly those, and each says whose turn it is', async () => {
  const work = await createApplication()
  const offered = await createAnotherApplication(work)
  await go(offered, 'counter_offer')
  const browser = await withSession(work.admin)
  const home = (await browser.get(organizationPath({ id: work.collab.organization_id }))).body
  const path = collabSubmissionsPath(work.collab)
  const [, link = ''] = new RegExp(`href="(${path}[^"]+)"`).exec(home) ?? []
  expect(link).toBe(`${path}?state=applied&amp;waits_for=organization`)
  const list = (await browser.get(link.replaceAll('&amp;', '&'))).body
  expect([list.includes(work.path), list.includes(offered.path)]).toEqual([true, false])
  expect(textOf(list)).toContain('You answer')

  const both = (await browser.get(`${path}?state=applied,posted`)).body
  expect(textOf(both)).toContain('The creator answers your offer')
  expect(both).toContain('value="applied,posted" selected')
  const ids = async (side: string) =>
    (await work.asAdmin.get(`${path}.json?waits_for=${side}`))
      .json()
      .map(({ url }: { url: string }) => new URL(url).pathname.replace('.json', ''))
  expect(await ids('organization')).toEqual([work.path])
  expect(await ids('creator')).toEqual([offered.path])
  expect((await work.asAdmin.get(`${path}.json?waits_for=staff`)).statusCode).toBe(422)
  const file = await browser.get(`${path}.csv?waits_for=organization`)
  expect(file.body.trim().split('\r\n')).toHaveLength(2)
})

test('what lacks its Spark code, or is with staff, does not wait for the brand', async () => {
  const work = await createApplication({ require_spark_ads: true })
  await go(work, 'acceptance', 'content', 'approval', 'post')
  expect(await countsOf(work)).toEqual(all('0', []))
  await go(work, 'spark_code')
  expect(await countsOf(work)).toEqual(all('1', ['1 completions']))
  await go(work, 'escalation')
  expect(await countsOf(work)).toEqual(all('0', []))
})

test('a product that is late is called so, wherever it is to be sent', async () => {
  const work = await createApplication({ requires_product_shipment: true })
  const browser = await withSession(work.admin)
  const shown = async () => {
    const home = await browser.get(organizationPath({ id: work.collab.organization_id }))
    const board = await browser.get(collabPath(work.collab))
    const list = await browser.get(collabSubmissionsPath(work.collab))
    const page = await browser.get(work.path)
    const own = await (await withSession(work.creator)).get(work.ownPath)
    return [home, board, list, page, own].map(({ body }) => textOf(body))
  }

  await go(work, 'acceptance')
  for (const page of await shown()) expect(page).not.toMatch(/\blate\b/)
  await letTimePass(work, '5 days')
  const [home, board, list, page, own] = await shown()
  expect(home).toContain('late, canceled automatically')
  expect(board).toContain('You send the product, it is late')
  expect(list).toContain('product is late')
  expect(page).toContain('Send it within 5 days, or the work is canceled.product is late')
  expect(own).toContain('You can withdraw instead of waiting.product is late')

  await go(work, 'shipment')
  for (const page of await shown()) expect(page).not.toMatch(/product is late|it is late/)
})

test('a post that was flagged twice waits once', async () => {
  const platform = fakePlatform()
  const campaign = await createRunningCampaign()
  const admin = await createMembership(db, { organization_id: campaign.organization_id })
  const submission = await handInPost(platform, campaign, await createCreator())
  await flagSubmission(submission)
  const [flag] = await db.select().from(flags).where(eq(flags.submission_id, submission.id))
  const { id: _, ...same } = flag as Flag
  await db.insert(flags).values({ ...same, rule: 'sudden_jump' })

  const address = `${organizationPath({ id: campaign.organization_id })}/overview.json`
  const { waits } = (await (await withToken(admin)).get(address)).json()
  expect(waits).toMatchObject([{ kind: 'flags', number: 1 }])
})

test('posts that wait are decided in the inbox, where home and the calendar lead', async () => {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const campaign = await createRunningCampaign({ organization_id })
  await handInPost(fakePlatform(), campaign, await createCreator())
  const browser = await withSession(admin)
  const organization = { id: organization_id }
  const way = `href="${reviewPath(organization, { campaign_id: campaign.id })}"`
  const due = `${calendarPath(organization)}?from=${daysAfter(today(), 2)}`
  for (const path of [organizationPath(organization), due])
    expect((await browser.get(path)).body, path).toContain(way)
})

test('the page says what becomes of a post that nobody decides', async () => {
  const admin = await createMembership(db)
  const { organization_id } = admin
  const platform = fakePlatform()
  const post = await handInPost(
    platform,
    await createRunningCampaign({ organization_id }),
    await createCreator(),
  )
  const browser = await withSession(admin)
  const home = async () =>
    textOf((await browser.get(organizationPath({ id: organization_id }))).body)
  expect(await home()).toContain('approved automatically in 2 days')

  const checks = [{ name: 'sound', outcome: 'failed', found: 'Another sound.' }]
  await db
    .update(campaignSubmissions)
    .set({ checks: checks as CampaignSubmission['checks'] })
    .where(eq(campaignSubmissions.id, post.id))
  expect(await home()).toContain('rejected automatically in 2 days')
})
