import { describe, expect, test } from 'vitest'
import type { User } from '../src/tables/users/users.ts'
import { creatorPath } from '../src/vocabulary/addresses/creator-urls.ts'
import {
  campaignTransfersPath,
  fundingsPath,
  transfersPath,
} from '../src/vocabulary/addresses/money-urls.ts'
import {
  campaignSubmissionPath,
  campaignSubmissionsPath,
  collabSubmissionsPath,
  reviewPath,
} from '../src/vocabulary/addresses/submission-urls.ts'
import {
  auditPath,
  campaignPath,
  collabPath,
  creatorsPath,
  organizationPath,
} from '../src/vocabulary/addresses/urls.ts'
import { grouped } from '../src/vocabulary/amounts/counts.ts'
import { pagesOf, type Visitor } from './browser/pages.ts'
import { theWorld } from './browser/world.ts'
import { anonymous, app, db, withSession } from './support/helper.ts'
import { createAccessToken } from './support/world/factories.ts'

const world = await theWorld()
const people: Record<Visitor, User | undefined> = { ...world, nobody: undefined }
const { organization, posts, work } = world
const waiting = reviewPath(organization, { id: posts.waiting.id })
const [, chosen = ''] = waiting.split('?id=')

/** Where there is nothing yet, programs are told so by 404, and people are shown a form. */
const unwritten = ['/me/address.json', '/me/payout_method.json']

describe('the API calls that a page offers', () => {
  const visits = Object.values(pagesOf(world)).flatMap((one) =>
    typeof one === 'string' ? [] : one,
  )

  test.each(visits)('work as printed: $address for $who', async ({ who, address }) => {
    for (const line of await offeredAt(address, people[who])) {
      const answer = await run(line, people[who])
      const isMissing = unwritten.some((path) => line.includes(path)) && answer.statusCode === 404
      if (isMissing) continue
      expect.soft(answer.statusCode, line).toBe(200)
      expect.soft(answer.headers['content-type'], line).toContain('application/json')
    }
  })

  test.each([
    [`${organizationPath(organization)}?period=7d`, ['/overview.json?period=7d', '.json']],
    [`${campaignPath(posts.received)}?period=90d`, ['/overview.json?period=90d', '.json']],
    [`${collabPath(work.applied.collab)}?period=90d`, ['/overview.json', '.json']],
    [`${creatorPath(posts.known)}?page=2`, ['/notes.json?page=2', '.json']],
    [`${fundingsPath(organization)}?page=2`, ['balances', 'money_totals', '.json?page=2']],
    [campaignSubmissionPath(posts.waiting), ['/explanation.json', '.json']],
    [`${campaignSubmissionsPath(posts.received)}?state=pending&page=1`],
    [`${collabSubmissionsPath(work.applied.collab)}?state=applied`],
    [`${transfersPath(organization)}?event=funding_succeeded&first_day=2026-01-01`],
    [`${campaignTransfersPath(world.campaign)}?event=funding_succeeded`],
    [`${creatorsPath(organization)}?sort=cpm&limit=5`],
    [`${auditPath(organization)}?record_type=Campaign&page=1`],
    [waiting, [`/${chosen}.json`, '.json']],
    [reviewPath(organization, { campaign_id: posts.received.id })],
    ['/me/submissions?stage=ended'],
    ['/me/statement?event=payout_paid'],
    ['/staff/payouts?status=paid'],
    ['/staff/organizations?q=a'],
    ['/discover/campaigns?platform_ids%5B%5D=tiktok&platform_ids[]=youtube&sort=newest'],
    ['/discover/campaigns?sort=newest&nothing=1', ['.json?sort=newest']],
    ['/discover/collabs?q=mug'],
  ])('ask for the part that it shows: %s', async (address, expected?: string[]) => {
    const [path, query = ''] = address.split(/\?(.*)/s, 2)
    const offered = (await offeredAt(address, world.mara)).map(addressOf)
    const whole = expected ?? [`.json?${query}`]

    expect(offered).toEqual(
      whole.map((end) =>
        /^[a-z]/.test(end) ? `${organizationPath(organization)}/${end}.json` : `${path}${end}`,
      ),
    )
    for (const one of offered) {
      const answer = await run(`"${one}" Bearer $TOKEN`, world.mara)
      expect(answer.statusCode, one).toBe(200)
    }
  })

  test.each(['7d', '30d', '90d', '12m'])('have the figures of the last %s', async (period) => {
    for (const path of [organizationPath(organization), campaignPath(posts.received)]) {
      const address = `${path}?period=${period}`
      const [line = ''] = await offeredAt(address, world.mara)
      const overview = (await run(line, world.mara)).json()
      const page = await (await withSession(world.mara)).get(address)

      expect(overview.period).toBe(period)
      expect(page.body).toContain(`<span title="${grouped(overview.now.view_count)}">`)
    }
  })
})

/** The lines for the shell that read, as someone copies them. */
async function offeredAt(address: string, user: User | undefined): Promise<string[]> {
  const { body } = await (user ? await withSession(user) : anonymous).get(address)
  const [, panel = ''] = body.split('id="api-panel" ')
  return [...panel.matchAll(/<code [^>]*>(curl &quot;[^<]*|curl "[^<]*)<\/code>/g)].map(
    ([, line = '']) => line.replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}

function addressOf(line: string): string {
  const { pathname, search } = new URL(/"([^"]+)"/.exec(line)?.[1] ?? '', 'http://localhost')
  return `${pathname}${search}`
}

async function run(line: string, user: User | undefined) {
  const token = user && line.includes('Bearer $TOKEN') ? await createAccessToken(db, user) : ''
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  return app.inject({ url: addressOf(line), headers })
}
