import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { planOf } from '../../../test/support/reading/plans.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createWaitingPayout } from '../../../test/support/world/earnings.ts'
import {
  createCampaign,
  createCollab,
  createMembership,
  createOrganization,
  createUser,
  unique,
} from '../../../test/support/world/factories.ts'
import { makeStaff } from '../../../test/support/world/staff.ts'
import {
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { staffPayoutPath, staffUserPath } from '../../vocabulary/addresses/staff-urls.ts'
import { staffSubmissionPath } from '../../vocabulary/addresses/submission-urls.ts'
import { absolute, campaignPath, socialAccountPath } from '../../vocabulary/addresses/urls.ts'
import { encodeId } from '../../vocabulary/ids.ts'

type Found = { type: string; id: string; title: string; detail: string; app_url: string }

async function staff() {
  const user = await createUser(db)
  makeStaff(user)
  return user
}

async function finder() {
  const client = await withToken(await staff())
  return async (q: string) =>
    (await client.get(`/staff/search.json?q=${encodeURIComponent(q)}`)).json() as Found[]
}

const word = (text: string) => unique(text).replaceAll('-', '')

describe('the search of staff', () => {
  test('finds people by parts of name and mail, and shows no mail address', async () => {
    const find = await finder()
    const name = `Ida ${word('brandt')}`
    const user = await createUser(db, { name })

    for (const q of [
      name,
      name.slice(5).toUpperCase(),
      user.email,
      ` ${user.email.toUpperCase()} `,
    ]) {
      const [found] = await find(q)
      expect(found).toMatchObject({
        type: 'User',
        title: name,
        app_url: absolute(staffUserPath(user)),
      })
      expect(JSON.stringify(found)).not.toContain(user.email)
    }
  })

  test('finds organizations, programs, posts and accounts of whomever', async () => {
    const find = await finder()
    const name = word('nordwind')
    const organization = await createOrganization(db, { name })
    await createCampaign(db, { organization_id: organization.id, name: `Spring ${name}` })
    await createCollab(db, { organization_id: organization.id, name: `Mugs ${name}` })
    const { organization_id } = await createMembership(db)
    const campaign = await createRunningCampaign({ organization_id })
    const creator = await createCreator(await createUser(db))
    const submission = await handInPost(fakePlatform(), campaign, creator)

    expect((await find(name)).map(({ type }) => type)).toEqual([
      'Organization',
      'Campaign',
      'Collab',
    ])
    expect(await find(`${name} spring`)).toMatchObject([{ type: 'Campaign', detail: name }])
    expect(await find(submission.post_url)).toMatchObject([
      { type: 'Submission', app_url: absolute(staffSubmissionPath(submission)) },
    ])
    expect(await find(creator.account.account_url)).toMatchObject([{ type: 'SocialAccount' }])
  })

  test('finds a record by its id of any kind, and by an address that has one', async () => {
    const find = await finder()
    const member = await createMembership(db)
    const campaign = await createCampaign(db, { organization_id: member.organization_id })
    const creator = await createCreator(await createUser(db))

    expect(await find(encodeId('User', member.user_id))).toMatchObject([{ type: 'User' }])
    expect(await find(encodeId('Membership', member.id))).toMatchObject([
      { type: 'User', id: encodeId('User', member.user_id) },
    ])
    for (const address of [
      campaignPath(campaign),
      `${absolute(campaignPath(campaign))}.json?page=2`,
    ])
      expect(await find(address)).toMatchObject([
        { type: 'Campaign', id: encodeId('Campaign', campaign.id) },
      ])
    expect(await find(absolute(socialAccountPath(creator.account)))).toMatchObject([
      { type: 'SocialAccount' },
    ])
    expect(await find(encodeId('Campaign', 999_999_999))).toEqual([])
  })

  test('finds a payout by its reference, and a transfer by its key or id', async () => {
    const find = await finder()
    const payout = await createWaitingPayout()
    const { rows } = await db.execute<{ id: number; idempotency_key: string }>(sql`
      select transfer.id, idempotency_key from ledger_transfers transfer
      join ledger_accounts account on account.id = credit_account_id
      where account.kind = 'payout' and account.owner_id = ${payout.id}`)
    const [transfer] = rows

    const found = [{ type: 'Payout', app_url: absolute(staffPayoutPath(payout)) }]
    expect(await find(payout.reference)).toMatchObject(found)
    expect(await find(payout.reference.toLowerCase())).toMatchObject(found)
    for (const q of [transfer?.idempotency_key ?? '', encodeId('Transfer', transfer?.id ?? 0)])
      expect(await find(q)).toMatchObject([
        { type: 'Transfer', app_url: absolute(staffPayoutPath(payout)) },
      ])
  })

  test.each(['', ' ', '%', '_', '\\', '%%%', ':*', "'", '🫖', 'https://', 'a'.repeat(500)])(
    'takes %j',
    async (q) => {
      expect(Array.isArray(await (await finder())(q))).toBe(true)
    },
  )

  test.each(['a'.repeat(501), '\0'])('refuses what nothing can have', async (q) => {
    expect(await (await finder())(q)).toHaveProperty('errors.q')
  })

  test('takes two statements, is a page, and nothing to others', async () => {
    const user = await staff()
    const client = await withToken(user)
    const other = await withSession(await createUser(db))
    await client.get('/staff/search.json?q=autumn')

    expect(await statementsOf(() => client.get('/staff/search.json?q=autumn'))).toHaveLength(2)
    const page = await (await withSession(user)).get(`/staff/search?q=${user.email}`)
    expect(page.body).toContain(staffUserPath(user))
    expect(page.body).toContain('data-palette-address-value="/staff/search"')
    expect((await other.get('/staff/search')).statusCode).toBe(404)
  })

  test.each([
    ['users_by_words', `users where lower(name || ' ' || email) like '%brandt%'`],
    ['organizations_by_words', `organizations where lower(name) like '%wind%'`],
    ['social_accounts_by_words', `social_accounts where lower(account_url) like '%brews%'`],
    ['search_entries_of_organization', `search_entries where words like '%mug%'`],
    ['audit_events_of_users', `audit_events where record_type = 'User' and record_id = 7`],
  ])('is answered by the index %s', async (index, from) => {
    expect(await planOf(sql.raw(`select 1 from ${from}`))).toContain(index)
  })
})
