import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createApplication, go } from '../../../test/support/world/collab-work.ts'
import {
  addBalance,
  createCampaign,
  createCampaignSubmission,
  createMembership,
} from '../../../test/support/world/factories.ts'
import { idempotencyKeys } from '../../tables/users/credentials/idempotency-keys.ts'
import { encodeId } from '../../vocabulary/ids.ts'

const member = await createMembership(db, { role: 'admin' })
const client = await withToken(member)
const organization = `/organizations/${encodeId('Organization', member.organization_id)}`
const campaigns = `${organization}/campaigns.json`

let keys = 0
const newKey = () => ({ 'idempotency-key': `key-${keys++}` })
const total = async () => Number((await client.get(campaigns)).headers['total-count'])

describe('a POST with a key', () => {
  test('is done once, whatever it makes, and answered as the first time', async () => {
    const before = await total()
    const [key, body] = [newKey(), { campaign: { name: 'Once' } }]
    const first = await client.post(campaigns, body, key)
    const second = await client.post(campaigns, body, key)

    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    expect(second.headers.location).toBe(first.headers.location)
    expect(first.headers).not.toHaveProperty('idempotency-replayed')
    expect(second.headers['idempotency-replayed']).toBe('true')
    expect(await total()).toBe(before + 1)
  })

  test('is done once if it is sent many times at the same moment', async () => {
    const before = await total()
    const [key, body] = [newKey(), { campaign: { name: 'At once' } }]
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post(campaigns, body, key)))

    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await total()).toBe(before + 1)
  })

  test('is refused with another body, or for another record', async () => {
    const key = newKey()
    await client.post(campaigns, { campaign: { name: 'One' } }, key)
    const other = await client.post(campaigns, { campaign: { name: 'Other' } }, key)

    expect(other.statusCode).toBe(422)
    expect(other.json().errors.base[0]).toMatch(/another request/)
    expect(other.json().codes).toEqual({ base: ['idempotency_key_reused'] })
    const odd = await client.post(campaigns, {}, { 'idempotency-key': 'a b' })
    expect([odd.statusCode, odd.json().codes]).toEqual([422, { base: ['invalid'] }])
  })

  test('is refused with another query, or for another upload', async () => {
    const collabs = `${organization}/collabs.json`
    const keyOfCollab = newKey()
    const query = '?website=https%3A%2F%2Fnorthwind.example%2F'
    const first = await client.post(collabs, {}, keyOfCollab)
    const other = await client.post(`${collabs}${query}`, {}, keyOfCollab)
    expect([first.statusCode, other.statusCode]).toEqual([201, 422])

    const keyOfUpload = newKey()
    const begin = async (length: string) => {
      const headers = { 'tus-resumable': '1.0.0', 'upload-length': length, ...keyOfUpload }
      const { statusCode } = await client.post('/me/uploads.json', undefined, headers)
      return statusCode
    }
    expect([await begin('3000'), await begin('4000')]).toEqual([201, 422])
  })

  test('is done again after a refusal, which did nothing', async () => {
    const key = newKey()
    const refused = await client.post(campaigns, { campaign: { name: '' } }, key)
    const done = await client.post(campaigns, { campaign: { name: 'Named' } }, key)

    expect([refused.statusCode, done.statusCode]).toEqual([422, 201])
  })

  test('is done again after a refusal that others were told of', async () => {
    const work = await createApplication({ balance: 1000 })
    await go(work, 'counter_offer')
    const key = newKey()
    const accept = () => work.asCreator.post(`${work.ownPath}/acceptance.json`, {}, key)
    const refused = [await accept(), ...(await Promise.all(Array.from({ length: 8 }, accept)))]
    for (const answer of refused)
      expect(answer.json().errors?.base[0]).toMatch(/cannot set the price aside yet/)

    await addBalance(db, { id: work.collab.organization_id }, 100_000, work.collab.currency)
    expect((await accept()).statusCode).toBe(201)
    expect((await accept()).headers['idempotency-replayed']).toBe('true')
  })

  test('is answered without a body where the first was', async () => {
    const campaign = await createCampaign(db, { organization_id: member.organization_id })
    const path = `${organization}/campaigns/${encodeId('Campaign', campaign.id)}`
    const key = newKey()
    const first = await client.post(`${path}/duplication.json`, {}, key)
    const second = await client.post(`${path}/duplication.json`, {}, key)

    expect(second.statusCode).toBe(first.statusCode)
    expect(second.body).toBe(first.body)
  })

  test('is answered as the first time where it decides, too', async () => {
    const campaign = await createCampaign(db, { organization_id: member.organization_id })
    const { id } = await createCampaignSubmission(db, campaign)
    const decision = { submission_ids: [encodeId('Submission', id)], action: 'approve' }
    const key = newKey()
    const address = `${organization}/review/decisions.json`
    const first = await client.post(address, { decision }, key)
    const second = await client.post(address, { decision }, key)

    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(second.json()).toEqual(first.json())
    expect(second.headers['idempotency-replayed']).toBe('true')
  })

  test('says that it was done where its answer was lost', async () => {
    const [key, body] = [newKey(), { campaign: { name: 'Lost' } }]
    await client.post(campaigns, body, key)
    const before = await total()
    await db
      .update(idempotencyKeys)
      .set({ status: null, answer: null })
      .where(eq(idempotencyKeys.key, key['idempotency-key']))
    const again = await client.post(campaigns, body, key)

    expect(again.statusCode).toBe(409)
    expect(again.json()).toEqual({
      error: expect.stringMatching(/was lost/),
      code: 'answer_lost',
    })
    expect(await total()).toBe(before)
  })

  test('keeps nothing of a sign-in of who is signed in already', async () => {
    const key = newKey()
    const native = await withSession(member)
    const body = { email_address: member.user.email }
    const { statusCode, ...first } = await native.post('/session.json', body, key)
    expect(statusCode).toBe(201)
    const kept = await db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, key['idempotency-key']))
    expect(kept).toMatchObject([{ status: 409 }])
    expect(JSON.stringify(kept)).not.toContain(first.json().pending_authentication_token)
  })

  test('never shows a secret twice, nor keeps it', async () => {
    const [key, body] = [newKey(), { access_token: { description: 'CI', permission: 'read' } }]
    const first = await client.post('/me/access_tokens.json', body, key)
    const second = await client.post('/me/access_tokens.json', body, key)

    expect([first.statusCode, second.statusCode]).toEqual([201, 409])
    expect(second.json()).toEqual({
      error: expect.stringMatching(/told only once/),
      code: 'told_once',
    })
    const [kept] = await db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.key, key['idempotency-key']))
    expect(kept?.answer).not.toContain(first.json().token)
  })
})
