import { eq, sql } from 'drizzle-orm'
import { render } from 'preact-render-to-string'
import { expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { now } from '../../../test/support/now.ts'
import {
  createAnotherApplication,
  createApplication,
  go,
  letTimePass,
} from '../../../test/support/world/collab-work.ts'
import { createPayoutMethod, createReleasedGrant } from '../../../test/support/world/earnings.ts'
import {
  createCampaign,
  createMembership,
  createUser,
} from '../../../test/support/world/factories.ts'
import { arrivalDay } from '../../money/payouts/days.ts'
import { payouts } from '../../tables/finance/payouts.ts'
import { creatorInvitations } from '../../tables/organizations/creator-invitations.ts'
import { memberships } from '../../tables/organizations/memberships.ts'
import { calendarPath } from '../../vocabulary/addresses/calendar-urls.ts'
import type { CalendarEntry } from './entry.ts'
import { daysAfter, monthOf, today } from './span.ts'
import { Agenda } from './views/agenda.tsx'

const soon = () => `?from=${today()}&to=${daysAfter(today(), 60)}`

async function setUp() {
  const work = await createApplication({ name: 'Morning ritual' })
  const { organization_id } = work.collab
  const path = calendarPath({ id: organization_id })
  const mine = async () => (await work.asCreator.get(`/me/calendar.json${soon()}`)).json()
  const theirs = async () => (await work.asAdmin.get(`${path}.json${soon()}`)).json()
  return { work, path, mine, theirs, organization_id }
}

test('both sides see what is due of accepted work, each with the way to its own page', async () => {
  const { work, mine, theirs } = await setUp()
  for (const entries of [await mine(), await theirs()])
    expect(entries).toMatchObject([{ kind: 'answer_application', number: 1 }])

  await go(work, 'acceptance')
  const due = { kind: 'submit_content', day: daysAfter(today(), 14), name: 'Morning ritual' }
  expect(await mine()).toMatchObject([due])
  expect(await theirs()).toMatchObject([{ ...due, with_name: 'Robin Vale' }])
  for (const [client, entries] of [
    [work.asCreator, await mine()],
    [work.asAdmin, await theirs()],
  ] as const)
    expect((await client.get(new URL(entries[0].url).pathname)).statusCode).toBe(200)

  await go(work, 'content', 'approval')
  expect(await mine()).toMatchObject([{ kind: 'post' }])
})

test('an organization reads whose applications expire, also where there are several', async () => {
  const { work, theirs } = await setUp()
  expect(await theirs()).toMatchObject([{ with_name: 'Robin Vale', number: 1 }])
  await createAnotherApplication(work)
  expect(await theirs()).toMatchObject([{ with_name: 'Robin Vale and 1 more', number: 2 }])
})

test('campaigns end, applications close for those who were invited, and nobody sees those of others', async () => {
  const { work, organization_id, mine, theirs } = await setUp()
  const at = `${daysAfter(today(), 20)}T12:00:00.000Z`
  const live = { status: 'active', published_at: now(), ends_at: at } as const
  await createCampaign(db, { organization_id, name: 'Autumn', ...live })
  const { collab } = await createApplication({ organization_id, applications_end_at: at })
  await createApplication({ applications_end_at: at })
  const kinds = (entries: { kind: string }[]) => entries.map(({ kind }) => kind).sort()
  const application = 'answer_application'
  expect(kinds(await theirs())).toEqual([
    application,
    application,
    'applications_end',
    'campaign_end',
  ])
  expect(kinds(await mine())).toEqual([application])

  await db
    .insert(creatorInvitations)
    .values({ organization_id, email: work.creator.email, collab_id: collab.id })
  expect(await mine()).toMatchObject([{ kind: application }, { kind: 'applications_end', at }])
})

test('days that are none and too many days are refused', async () => {
  const { work } = await setUp()
  for (const query of [
    'from=2026-02-30',
    'from=2026-01-02&to=2026-01-01',
    'from=2026-01-01&to=2027-02-01',
  ])
    expect((await work.asCreator.get(`/me/calendar.json?${query}`)).statusCode).toBe(422)
  const browser = await withSession(work.creator)
  expect((await browser.get('/me/calendar?from=never')).statusCode).toBe(200)
})

test('the page places a moment on the day of its reader', async () => {
  const { work, organization_id, path } = await setUp()
  const live = { status: 'active', published_at: now() } as const
  const ends_at = '2027-01-31T23:30:00.000Z'
  await createCampaign(db, { organization_id, name: 'Winter', ends_at, ...live })
  const browser = await withSession(work.admin)
  const page = async (from: string) => (await browser.get(`${path}?from=${from}`)).body
  expect(await page('2027-01-15')).toContain('id="day-2027-01-31"')
  expect(await page('2027-02-01')).toContain('Nothing is due')
})

test('a program reads along until the address is ended, made anew, or its owner leaves', async () => {
  const { work, path, organization_id } = await setUp()
  await go(work, 'acceptance')
  const member = await createMembership(db, { organization_id, role: 'member' })
  const client = await withToken(member)
  const make = async () => {
    const { calendar_url } = (await client.post(`${path}/link.json`, {})).json()
    return new URL(calendar_url).pathname
  }
  const first = await make()
  const file = await anonymous.get(first)
  expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(file.body).toMatch(/UID:\w+-submit_content@.*SUMMARY:Content due: Morning ritual/s)
  const etag = String(file.headers.etag)
  const again = await anonymous.send('GET', first, undefined, { 'if-none-match': etag })
  expect(again.statusCode).toBe(304)
  await letTimePass(work, '1 day')
  const uid = /UID:.*/.exec(file.body)?.[0]
  expect((await anonymous.get(first)).body).toContain(uid)

  const second = await make()
  expect((await anonymous.get(first)).statusCode).toBe(404)
  expect((await anonymous.get(second)).statusCode).toBe(200)
  expect((await client.delete(`${path}/link.json`)).statusCode).toBe(204)
  expect((await anonymous.get(second)).statusCode).toBe(404)

  const third = await make()
  await db.delete(memberships).where(eq(memberships.id, member.id))
  expect((await anonymous.get(third)).statusCode).toBe(404)
})

test('a payout that is late promises no day of arrival, and says whom to ask', async () => {
  const user = await createUser(db)
  await createReleasedGrant(user, 30_000)
  await createPayoutMethod(user)
  const client = await withToken({ user })
  const { id } = (await client.post('/me/payouts.json', { payout: { currency: 'usd' } })).json()
  const page = async () => (await (await withSession(user)).get(`/me/payouts/${id}`)).body
  const kinds = async () => {
    const all: CalendarEntry[] = (await client.get(`/me/calendar.json${soon()}`)).json()
    return all.map(({ kind }) => kind)
  }
  expect(await page()).toContain('Arrives by')
  expect(await kinds()).toContain('payout_arrival')
  const yesterday = sql`(now() - interval '1 day')::date`
  await db.execute(sql`alter table payouts disable trigger user`)
  await db.update(payouts).set({ sends_on: yesterday }).where(eq(payouts.user_id, user.id))
  await db.execute(sql`alter table payouts enable trigger user`)
  expect(await page()).not.toContain('Arrives by')
  expect(await page()).toMatch(/and is late[\s\S]+To ask about it, write to/)
  expect(await kinds()).not.toContain('payout_arrival')
})

test('it opens on today, with earlier days folded, and has the arrival of payouts', async () => {
  const user = await createUser(db)
  await createReleasedGrant(user, 30_000)
  await createPayoutMethod(user)
  const client = await withToken({ user })
  await client.post('/me/payouts.json', { payout: { currency: 'usd' } })
  const entries: CalendarEntry[] = (await client.get(`/me/calendar.json${soon()}`)).json()
  const sent = entries.find(({ kind }) => kind === 'payout')
  expect(entries).toContainEqual(
    expect.objectContaining({
      kind: 'payout_arrival',
      day: arrivalDay(sent?.day ?? ''),
      amount: 30_000,
    }),
  )

  const zone = { isOwn: true, zone: 'UTC', path: '', link: undefined, isFull: false }
  const [month, entry] = [monthOf('2026-11-18'), [] as CalendarEntry[]]
  const shown = (now: string) =>
    render(
      Agenda({
        ...zone,
        month,
        today: now,
        days: new Map([
          ['2026-11-03', entry],
          ['2026-11-20', entry],
        ]),
      }),
    )
  expect(shown('2026-11-18')).toMatch(
    /<details.*1 earlier day.*November 3.*<\/details>.*November 20/s,
  )
  expect(shown('2026-12-01')).not.toContain('<details')
})
