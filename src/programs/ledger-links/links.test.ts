import { and, asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous, context, db, withSession, withToken } from '../../../test/support/helper.ts'
import { statementsOf } from '../../../test/support/reading/statements.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import {
  approveSubmission,
  createCreator,
  createRunningCampaign,
  fakePlatform,
  handInPost,
} from '../../../test/support/world/submissions.ts'
import { hashToken, isCurrent, seal } from '../../framework/secrets.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import type { Campaign } from '../../tables/campaigns/campaigns.ts'
import { ledgerLinks } from '../../tables/campaigns/ledger-links.ts'
import {
  campaignLedgerPath,
  ledgerLinkPath,
  ledgerLinkRenewalPath,
} from '../../vocabulary/addresses/ledger-urls.ts'
import { discoverCampaignPath, organizationPath } from '../../vocabulary/addresses/urls.ts'
import { rotateLedgerLinks } from './rotation.ts'

async function createBooks(fields: Partial<Campaign> = {}) {
  const owner = await createMembership(db)
  const { organization_id } = owner
  const campaign = await createRunningCampaign({ organization_id, ...fields })
  const creator = await createCreator()
  const client = await withToken(owner)
  const open = async () => {
    const link = (await client.post(`${ledgerLinkPath(campaign)}.json`)).json()
    return new URL(link.ledger_url).pathname
  }
  return { owner, campaign, creator, client, open }
}

const statusOf = async (path: string) => (await anonymous.get(`${path}.json`)).statusCode

test('an admin opens the books to everyone with the link, and closes them again', async () => {
  const { owner, campaign, creator, client, open } = await createBooks()
  await approveSubmission(await handInPost(fakePlatform(), campaign, creator))
  const path = await open()
  expect(await open()).toBe(path)

  const response = await anonymous.get(`${path}.json`)
  expect(response.json()).toMatchObject({ posts_count: 1, posts: [{ submission_url: null }] })
  expect(response.headers['cache-control']).toBe('max-age=0, private, must-revalidate')
  const own = (await (await withToken(creator.user)).get(`${path}.json`)).json()
  expect(own.posts[0].is_own).toBe(true)
  expect((await anonymous.get(`${path}.csv`)).body).toContain(creator.uid)
  const page = await anonymous.get(path)
  expect(page.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(page.body).toContain(`Ledger of ${campaign.name}`)
  expect(page.body).not.toContain('/organizations/')

  const brandPage = await (await withSession(owner)).get(campaignLedgerPath(campaign))
  expect(brandPage.body).toContain(path)
  expect((await client.delete(`${ledgerLinkPath(campaign)}.json`)).statusCode).toBe(204)
  expect(await statusOf(path)).toBe(404)
  expect((await client.delete(`${ledgerLinkPath(campaign)}.json`)).statusCode).toBe(404)
  expect((await client.get(`${ledgerLinkPath(campaign)}.json`)).statusCode).toBe(404)

  const isIts = and(eq(auditEvents.record_type, 'Campaign'), eq(auditEvents.record_id, campaign.id))
  const events = await db.select().from(auditEvents).where(isIts).orderBy(asc(auditEvents.id))
  expect(events.map(({ action }) => action)).toEqual(['open_ledger', 'close_ledger'])
  expect(JSON.stringify(events)).not.toContain(path.split('/').at(-1))
})

test('a new link ends the one before', async () => {
  const { campaign, client, open } = await createBooks()
  const before = await open()
  const renewed = await client.post(`${ledgerLinkRenewalPath(campaign)}.json`)
  const after = new URL(renewed.json().ledger_url).pathname

  expect(after).not.toBe(before)
  expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200])
  expect(await db.$count(ledgerLinks, eq(ledgerLinks.campaign_id, campaign.id))).toBe(1)
})

test('an organization that becomes private ends its links, and can open its books again on purpose', async () => {
  const { campaign, client, open } = await createBooks()
  const other = await createBooks()
  const [before, theirs] = [await open(), await other.open()]
  const path = `${organizationPath({ id: campaign.organization_id })}.json`
  const become = (privacy_setting: string) =>
    client.patch(path, { organization: { privacy_setting } })

  await become('restricted')
  expect(await statusOf(before)).toBe(200)
  expect((await become('private')).statusCode).toBe(200)
  expect([await statusOf(before), await statusOf(theirs)]).toEqual([404, 200])
  expect((await client.get(`${ledgerLinkPath(campaign)}.json`)).statusCode).toBe(404)
  await become('public')
  expect(await statusOf(before)).toBe(404)

  await become('private')
  const after = await open()
  await client.patch(path, { organization: { name: 'Renamed' } })
  expect([await statusOf(before), await statusOf(after)]).toEqual([404, 200])
})

test('the token is kept as a hash and sealed, and a guess finds nothing', async () => {
  const { campaign, open } = await createBooks()
  const token = (await open()).split('/').at(-1) as string
  const [link] = await db.select().from(ledgerLinks).where(eq(ledgerLinks.campaign_id, campaign.id))

  expect(link?.token_hash).toEqual(hashToken(token))
  expect(link?.token.toString('latin1')).not.toContain(token)
  expect(await statusOf(`/ledgers/${'x'.repeat(43)}`)).toBe(404)
})

test('a token that was sealed with an earlier key is sealed with the first one', async () => {
  const { campaign, client, open } = await createBooks()
  const path = await open()
  const [current] = context.config.secretKeys
  const earlier = 'an earlier secret of at least thirty-two characters'
  const sealed = seal([earlier], path.split('/').at(-1))
  const isIts = eq(ledgerLinks.campaign_id, campaign.id)
  await db.update(ledgerLinks).set({ token: sealed }).where(isIts)

  const secretKeys = [current, earlier] as const
  await rotateLedgerLinks({ ...context, config: { ...context.config, secretKeys } })
  const [link] = await db.select().from(ledgerLinks).where(isIts)
  expect(isCurrent([current], link?.token as Buffer)).toBe(true)
  const shown = (await client.get(`${ledgerLinkPath(campaign)}.json`)).json()
  expect(new URL(shown.ledger_url).pathname).toBe(path)
})

test('opened and renewed at the same moment there is one link that works', async () => {
  const { campaign, client, open } = await createBooks()
  await Promise.all([open(), open(), open()])
  const renewals = await Promise.all(
    [1, 2, 3].map(() => client.post(`${ledgerLinkRenewalPath(campaign)}.json`)),
  )
  const paths = renewals.map((response) => new URL(response.json().ledger_url).pathname)
  const statuses = await Promise.all(paths.map(statusOf))
  expect(statuses.sort()).toEqual([200, 404, 404])
})

test('members see the link and do not change it, and drafts have none', async () => {
  const { owner, campaign, open, client } = await createBooks()
  await open()
  const { organization_id } = owner
  const member = await createMembership(db, { organization_id, role: 'member' })
  const reader = await withToken(member)
  expect((await reader.get(`${ledgerLinkPath(campaign)}.json`)).statusCode).toBe(200)
  expect((await reader.delete(`${ledgerLinkPath(campaign)}.json`)).statusCode).toBe(403)
  const page = await (await withSession(member)).get(campaignLedgerPath(campaign))
  expect(page.body).toContain('Public ledger')
  expect(page.body).not.toContain('Make ledger private')

  const draft = await createRunningCampaign({
    organization_id,
    status: 'draft',
    published_at: null,
  })
  const refused = await client.post(`${ledgerLinkPath(draft)}.json`)
  expect([refused.statusCode, refused.json().errors.base]).toEqual([
    422,
    ['Publish the campaign first: a draft has no ledger.'],
  ])
})

test('the page of a campaign leads to its open books', async () => {
  const { campaign, open } = await createBooks()
  const address = discoverCampaignPath(campaign)
  expect((await anonymous.get(`${address}.json`)).json().ledger_url).toBeNull()
  expect((await anonymous.get(address)).body).not.toContain('Public ledger')

  const path = await open()
  expect((await anonymous.get(`${address}.json`)).json().ledger_url).toContain(path)
  const page = await anonymous.get(address)
  expect(page.body).toContain('Public ledger')
  expect(page.body).toContain(path)
})

test('visitors are counted, and everything is read by one statement more', async () => {
  const { open } = await createBooks()
  const path = await open()
  const statements = await statementsOf(() => anonymous.get(`${path}.json`))
  expect(statements).toEqual([
    expect.stringContaining('rate_limits'),
    expect.stringContaining('ledger_links'),
  ])
})
