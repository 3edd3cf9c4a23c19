import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { appWith } from '../../../../test/support/app.ts'
import { clientOf } from '../../../../test/support/client.ts'
import { context, db, withSession, withToken } from '../../../../test/support/helper.ts'
import { mailTo } from '../../../../test/support/reading/mails.ts'
import {
  createAccessToken,
  createCampaign,
  createMembership,
} from '../../../../test/support/world/factories.ts'
import { makeStaff } from '../../../../test/support/world/staff.ts'
import { fromNow, setDeadline } from '../../../activity/deadlines/deadlines.ts'
import { meetDeadlines } from '../../../activity/deadlines/meeting.ts'
import { deadlines } from '../../../tables/deadlines.ts'
import { fundings } from '../../../tables/finance/fundings.ts'
import { organizations } from '../../../tables/organizations/organizations.ts'
import { fundingsPath } from '../../../vocabulary/addresses/money-urls.ts'
import { campaignPath } from '../../../vocabulary/addresses/urls.ts'
import { decodeId } from '../../../vocabulary/ids.ts'
import { hours } from '../../../vocabulary/time/time-limits.ts'
import { readBalance, walletAccount } from '../../bookkeeping/accounts.ts'
import { transferLapse } from './deadlines.ts'

const transfer = { funding: { amount: 900, provider: 'manual' } }

async function setUp() {
  const admin = await createMembership(db)
  const client = await withToken(admin)
  const organization = { id: admin.organization_id }
  const path = fundingsPath(organization)
  return { admin, client, organization, path, ask: () => client.post(`${path}.json`, transfer) }
}

async function aStaffMember() {
  const staff = await createMembership(db)
  makeStaff(staff.user)
  return withToken(staff)
}

const isOpen = and(eq(fundings.status, 'pending'), eq(fundings.provider, 'manual'))

describe('open bank transfers', () => {
  test('of an organization are ten at most, also of many that are asked for at the same moment', async () => {
    const { client, organization, path, ask } = await setUp()

    const answers = await Promise.all(Array.from({ length: 15 }, ask))

    const refused = answers.filter(({ statusCode }) => statusCode === 422)
    expect(refused).toHaveLength(5)
    expect(refused[0]?.json().errors.base).toEqual([
      expect.stringMatching(
        /has 10 open bank transfers, and cannot have more\. Send the money for one of them, or cancel one/,
      ),
    ])
    const isOwn = eq(fundings.organization_id, organization.id)
    expect(await db.$count(fundings, and(isOwn, isOpen))).toBe(10)

    const made = answers.find(({ statusCode }) => statusCode === 201)?.json()
    await client.post(`${path}/${made.id}/cancellation.json`)
    expect((await ask()).statusCode).toBe(201)
    const other = { funding: { amount: 900, provider: 'test' } }
    expect((await client.post(`${path}.json`, other)).statusCode).toBe(201)
  })

  test('beyond that are refused on the page of a campaign, too, with the way out', async () => {
    const { admin, organization, ask } = await setUp()
    const references: string[] = []
    for (let number = 0; number < 10; number += 1) references.push((await ask()).json().reference)
    const campaign = await createCampaign(db, { organization_id: organization.id })

    const browser = await withSession(admin)
    const filled = 'funding[typed][amount]=25.00&funding[provider]=manual'
    for (const path of [`${campaignPath(campaign)}/fundings`, fundingsPath(organization)]) {
      const page = await browser.post(path, filled)
      expect(page.statusCode).toBe(422)
      expect(page.body).toContain('has 10 open bank transfers')
      expect(page.body).toMatch(
        new RegExp(`href="${fundingsPath(organization)}"[^>]*>See your open bank transfers`),
      )
    }
    const list = (await browser.get(fundingsPath(organization))).body
    for (const reference of references) expect(list).toContain(reference)
  })

  test('are limited for each person, and in all', async () => {
    const { admin, path, ask } = await setUp()
    await ask()
    const askWith = async (settings: Record<string, string>, provider?: 'test') => {
      const { app } = await appWith(settings)
      const token = await createAccessToken(db, admin.user)
      const second = await createMembership(db, { user: admin.user })
      const paid = { ...transfer, funding: { ...transfer.funding, provider } }
      const client = clientOf(app, { authorization: `Bearer ${token}` })
      const address = `${fundingsPath({ id: second.organization_id })}.json`
      if (provider) await client.post(address, paid)
      return client.post(address, transfer)
    }

    const own = await askWith({ MAX_OPEN_TRANSFERS_PER_PERSON: '1' })
    const all = await askWith({ MAX_OPEN_TRANSFERS: '1' })

    expect(path).toBeDefined()
    expect(own.json().errors.base[0]).toContain(
      'You have asked for 1 bank transfer that is still open',
    )
    expect(all.json().errors.base).toEqual([
      'We wait for too many bank transfers of new organizations. Pay in another way, or try again later.',
    ])
    // Strangers cannot keep out those whose money has arrived before.
    expect((await askWith({ MAX_OPEN_TRANSFERS: '1' }, 'test')).statusCode).toBe(201)
  })
})

describe('a bank transfer that nobody saw', () => {
  const idOf = (funding: { id: string }) => ({ id: decodeId('Funding', funding.id) as number })

  const isLapseOf = (funding: { id: string }) =>
    and(eq(deadlines.kind, transferLapse.kind), eq(deadlines.record_id, idOf(funding).id))

  async function lapse(funding: { id: string }) {
    await db.transaction((tx) => setDeadline(tx, transferLapse, idOf(funding), fromNow(hours(-1))))
    await meetDeadlines(context, [transferLapse])
  }

  test('is canceled after its days, told and mailed to the admins', async () => {
    const { admin, client, path, ask } = await setUp()
    const asked = (await ask()).json()
    const [due] = await db.select().from(deadlines).where(isLapseOf(asked))
    const days = (Date.parse(due?.due_at ?? '') - Date.parse(asked.created_at)) / 86_400_000
    expect(Math.round(days)).toBe(30)

    await lapse(asked)

    const shown = (await client.get(`${path}/${asked.id}.json`)).json()
    expect(shown).toMatchObject({ status: 'canceled' })
    expect(shown.failure_reason).toContain('did not see the money')
    const [told] = (await client.get('/me/notifications.json')).json()
    expect(told).toMatchObject({
      type: 'FundingLapsedNotifier',
      params: { amount: 900, reference: asked.reference },
    })
    const mail = await mailTo(admin.user.email)
    expect(mail.subject).toBe('A bank transfer of $9.00 was not seen')
    expect(mail.text).toContain(asked.reference)
    const page = await (await withSession(admin)).get(`${path}/${asked.id}`)
    expect(page.body).toContain('This funding has lapsed')
  })

  test('stays as it is where it was decided before', async () => {
    const { client, path, ask } = await setUp()
    const asked = (await ask()).json()
    await (await aStaffMember()).post(`/staff/fundings/${asked.id}/confirmation.json`)
    expect(await db.$count(deadlines, isLapseOf(asked))).toBe(0)
    await lapse(asked)
    expect((await client.get(`${path}/${asked.id}.json`)).json().status).toBe('succeeded')
  })

  test.each(['lapsed', 'was canceled', 'was refused'])(
    'and %s is still confirmed when it arrives, once',
    async (how) => {
      const { client, path, organization, ask } = await setUp()
      const asked = (await ask()).json()
      const staff = await aStaffMember()
      const place = `/staff/fundings/${asked.id}`
      if (how === 'lapsed') await lapse(asked)
      if (how === 'was canceled') await client.post(`${path}/${asked.id}/cancellation.json`)
      if (how === 'was refused')
        await staff.post(`${place}/refusal.json`, { refusal: { reason: 'It did not arrive.' } })

      const again = [
        await staff.post(`${place}/confirmation.json`),
        await staff.post(`${place}/confirmation.json`),
      ]

      expect(again.map(({ statusCode }) => statusCode)).toEqual([201, 422])
      expect(again[0]?.json()).toMatchObject({ status: 'succeeded', failure_reason: null })
      expect(await readBalance(db, walletAccount(organization, 'usd'))).toBe(900)
    },
  )

  test('goes back where its organization is gone', async () => {
    const { admin, organization, ask } = await setUp()
    const asked = (await ask()).json()
    await lapse(asked)
    const owner = await withSession(admin)
    const gone = await owner.delete(`${fundingsPath(organization).replace('/fundings', '')}.json`)
    expect(gone.statusCode).toBe(204)
    expect(await db.$count(organizations, eq(organizations.id, organization.id))).toBe(0)

    const refused = await (await aStaffMember()).post(
      `/staff/fundings/${asked.id}/confirmation.json`,
    )

    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors.base[0]).toContain('Send the money back')
  })
})
