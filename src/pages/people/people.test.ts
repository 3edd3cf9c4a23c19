import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createEarner, createWaitingPayout } from '../../../test/support/world/earnings.ts'
import { createMembership, createUser } from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { staffUserPath } from '../../vocabulary/addresses/staff-urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

async function staff(name = 'Ola Berg') {
  const user = await createUser(db, { name })
  makeStaff(user)
  return user
}

const looksAt = (id: number) =>
  db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.record_id, id), eq(auditEvents.action, 'look')))
    .orderBy(desc(auditEvents.id))

describe('GET /staff/users/:id', () => {
  test('shows what staff need to help someone', async () => {
    const { user, organization_id } = await createMembership(db, { role: 'admin' })
    const { organization_id: elsewhere } = await createMembership(db)
    const campaign = await createRunningCampaign({ organization_id: elsewhere })
    const creator = await createCreator(user)
    const submission = await handInPost(fakePlatform(), campaign, creator)
    await createEarner(user)
    await withSession(user)
    const client = await withToken(await staff())

    const person = (await client.get(`${staffUserPath(user)}.json`)).json()

    expect(person).toMatchObject({
      ...{ name: user.name, email: user.email, staff: false, two_factor: false },
      organizations: [{ id: encodeId('Organization', organization_id), role: 'admin' }],
      social_accounts: [{ account_url: creator.account.account_url, status: 'verified' }],
      submissions_count: 1,
      submissions: [{ id: encodeId('Submission', submission.id), type: 'Campaign' }],
    })
    expect(person.sessions_count).toBeGreaterThan(0)
    expect(person.balances[0].available_amount).toBeGreaterThan(0)
    expect(JSON.stringify(person)).not.toMatch(/totp|token_hash/)
  })

  test('shows payouts, and leads from the page to each record', async () => {
    const payout = await createWaitingPayout()
    const browser = await withSession(await staff())

    const { body } = await browser.get(staffUserPath({ id: payout.user_id }))

    expect(body).toContain(payout.reference)
    expect(body).toContain(`/staff/payouts/${encodeId('Payout', payout.id)}`)
    expect(body).toContain('Your visit to this page is recorded')
  })

  test('is recorded each time, and shown to whoever looks next', async () => {
    const user = await createUser(db)
    const first = await staff('Nia Okafor')
    await (await withToken(first)).get(`${staffUserPath(user)}.json`)
    await (await withSession(first)).get(staffUserPath(user))

    const looks = await looksAt(user.id)
    const next = (await (await withToken(await staff())).get(`${staffUserPath(user)}.json`)).json()

    expect(looks).toMatchObject([
      { user_id: first.id, user_name: 'Nia Okafor (staff)', organization_id: null, changes: {} },
      { user_id: first.id, credential_type: 'access_token' },
    ])
    expect(next.events.map(({ summary }: { summary: string }) => summary)).toContain(
      'Nia Okafor (staff) looked at an account',
    )
  })

  test('is nothing to others, who leave no record, nor to anyone for nobody', async () => {
    const user = await createUser(db)
    const other = await withSession(await createUser(db))
    const client = await withToken(await staff())

    expect((await other.get(staffUserPath(user))).statusCode).toBe(404)
    expect(await looksAt(user.id)).toEqual([])
    for (const id of ['nobody', encodeId('User', 999_999_999), encodeId('Campaign', user.id)])
      expect((await client.get(`/staff/users/${id}.json`)).statusCode).toBe(404)
  })
})
