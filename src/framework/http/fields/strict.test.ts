import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../../test/support/helper.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createMembership,
} from '../../../../test/support/world/factories.ts'
import { encodeId } from '../../../vocabulary/ids.ts'
import type { Described } from '../../openapi/document/described.ts'

const member = await createMembership(db, { role: 'admin' })
const client = await withToken(member)
const organization = `/organizations/${encodeId('Organization', member.organization_id)}`
const tokens = '/me/access_tokens.json'
const fundings = `${organization}/fundings.json`

async function refused(address: string, body: object) {
  const answer = await client.post(address, body)
  expect([address, body, answer.statusCode]).toEqual([address, body, 422])
  return answer.json()
}

describe('what makes a credential or moves money refuses a field that it does not know', () => {
  test.each([
    ['area', { review: 'read' }, 'areas'],
    ['organization_id', 'k5dXwQ2n', 'organization_ids'],
    ['daily_limit', 100, 'daily_limit_amount'],
    ['expires', '2027-01-01T00:00:00Z', 'expires_at'],
  ])('a slip for a limit: %s', async (name, value, meant) => {
    const access_token = { description: 'Limited', permission: 'read', [name]: value }
    const { errors, codes } = await refused(tokens, { access_token })
    expect(errors[name][0]).toContain(`(${meant}?)`)
    expect(codes).toEqual({ [name]: ['unknown_parameter'] })

    const flat = await refused(tokens, access_token)
    expect(Object.keys(flat.errors)).toEqual([name])
  })

  test('a limit beside the root, which is named', async () => {
    const access_token = { description: 'Limited', permission: 'read' }
    const { errors } = await refused(tokens, { access_token, areas: { review: 'read' } })
    expect(errors).toEqual({ areas: ['is not a field beside access_token: put it inside'] })
    expect((await client.get(tokens)).json()).toHaveLength(1)
  })

  test('before it is asked who may, and whether the record is there', async () => {
    const { organization_id } = member
    const someone = await withToken(await createMembership(db, { organization_id, role: 'member' }))
    const statusOf = async (client: typeof someone, path: string, funding: object) =>
      (await client.post(path, { funding })).statusCode
    const nowhere = `${organization}/campaigns/nope/fundings.json`
    expect(await statusOf(someone, fundings, { amount: 1 })).toBe(403)
    expect(await statusOf(someone, fundings, { amont: 1 })).toBe(422)
    expect(await statusOf(someone, nowhere, { amount: 1 })).toBe(404)
    expect(await statusOf(someone, nowhere, { amont: 1 })).toBe(422)
    const stranger = await withToken(await createMembership(db))
    expect(await statusOf(stranger, fundings, { amont: 1 })).toBe(404)
  })

  test('an empty end is no token without end', async () => {
    const access_token = { description: 'Endless', permission: 'read', expires_at: ' ' }
    for (const body of [{ access_token }, access_token])
      expect((await refused(tokens, body)).codes).toEqual({ expires_at: ['blank'] })
  })

  test('tokens and webhooks of an organization', async () => {
    const access_token = { description: 'Odd', areas: { review: 'read' }, expires: 'soon' }
    const token = await refused(`${organization}/access_tokens.json`, { access_token })
    expect(Object.keys(token.errors)).toEqual(['expires'])
    const webhook = { address: 'https://example.com', description: 'Odd', events: [] }
    const { errors } = await refused(`${organization}/webhooks.json`, { webhook })
    expect(errors.events[0]).toMatch(/\(types\?\), which has address, description, types$/)
    const hook = { url: 'https://example.com', description: 'Odd' }
    expect((await refused(`${organization}/webhooks.json`, { webhook: hook })).errors).toEqual({
      url: ['is not a field that can be written (address?): answers have it'],
    })
  })

  test('but a record may be sent back as it was read', async () => {
    const webhook = { address: 'https://example.com/hook', description: 'Kept', types: [] }
    const made = await client.post(`${organization}/webhooks.json`, { webhook })
    const address = new URL(made.json().url).pathname
    const read = (await client.get(address)).json()
    const answer = await client.patch(address, { webhook: { ...read, description: 'Changed' } })
    expect([answer.statusCode, answer.json().description]).toEqual([200, 'Changed'])
    expect(answer.headers['unknown-fields']).toContain('created_at (read-only)')
    expect((await client.patch(address, { webhook: { events: [] } })).statusCode).toBe(422)
  })

  test('fundings: another currency, another campaign, a provider beside, and a preview', async () => {
    const campaign = await createCampaign(db, { organization_id: member.organization_id })
    const own = `${organization}/campaigns/${encodeId('Campaign', campaign.id)}/fundings.json`
    const funding = { amount: 500 }
    for (const [address, body, name] of [
      [own, { funding: { ...funding, currency: 'eur' } }, 'currency'],
      [own, { funding, provider: 'test' }, 'provider'],
      [fundings, { funding: { ...funding, campaign_id: 'Vq7RtzK8' } }, 'campaign_id'],
      [`${fundings}?preview=true`, { funding }, 'preview'],
    ] as const)
      expect(Object.keys((await refused(address, body)).errors)).toEqual([name])
    expect((await client.get(fundings)).json()).toEqual([])
  })

  test('a payout whose amount stands beside its empty root', async () => {
    const { errors } = await refused('/me/payouts.json', { payout: {}, amount: 100 })
    expect(errors).toEqual({ amount: ['is not a field beside payout: put it inside'] })
  })

  test('a body without its root is told so, as everywhere', async () => {
    expect((await client.post(tokens, { token: { description: 'A' } })).statusCode).toBe(400)
  })
})

describe('what cannot be taken back refuses what it does not know, too', () => {
  const created = async (status: 'draft' | 'active') => {
    const campaign = await createCampaign(db, {
      organization_id: member.organization_id,
      total_budget_amount: 100_000,
      ...(status === 'active' && { status, published_at: new Date().toISOString() }),
    })
    return `${organization}/campaigns/${encodeId('Campaign', campaign.id)}`
  }

  test.each([
    ['publication', 'draft', '?dry_run=1', {}, 'dry_run'],
    ['completion', 'active', '?dry_run=true', {}, 'dry_run'],
    ['completion', 'active', '', { completion: { preview: true } }, 'completion'],
    ['suspension', 'active', '', { preview: true }, 'preview'],
  ] as const)('%s of a campaign that is %s: %s %j', async (noun, status, query, body, name) => {
    const address = await created(status)
    const { errors, codes } = await refused(`${address}/${noun}.json${query}`, body)
    expect([Object.keys(errors), codes]).toEqual([[name], { [name]: ['unknown_parameter'] }])
    expect((await client.get(`${address}.json`)).json().status).toBe(status)
  })

  test('but not an empty record under the name of the move', async () => {
    const answer = await client.post(`${await created('active')}/suspension.json`, {
      suspension: {},
    })
    expect(answer.statusCode).toBe(201)
  })

  test('marking as read, which one field too many would have meant all for', async () => {
    const { errors } = await refused(`${organization}/messages/reading.json`, {
      submission_id: 'Nq7RwXk3',
    })
    expect(Object.keys(errors)).toEqual(['submission_id'])
  })

  test('deleting', async () => {
    const address = `${await created('draft')}.json`
    expect((await client.delete(`${address}?dry_run=1`)).statusCode).toBe(422)
    expect((await client.delete(address)).statusCode).toBe(204)
  })

  test.each([
    ['review/decisions.json?dry_run=1', {}, 'dry_run'],
    ['review/decisions.json', { preview: true }, 'preview'],
    ['decisions.json', { preview: 1 }, 'preview'],
    ['submissions/approval.json', { dry_run: true }, 'dry_run'],
  ])('deciding: %s %j', async (address, sent, name) => {
    const campaign = await createCampaign(db, { organization_id: member.organization_id })
    const submission = await createCampaignSubmission(db, campaign)
    const id = encodeId('Submission', submission.id)
    const posts = `${organization}/campaigns/${encodeId('Campaign', campaign.id)}/submissions`
    const decision = { submission_ids: [id], action: 'approve', ...sent }
    const paths: Record<string, string> = {
      'decisions.json': `${posts}/decisions.json`,
      'submissions/approval.json': `${posts}/${id}/approval.json`,
    }
    const path = paths[address] ?? `${organization}/${address}`
    const { errors } = await refused(path, path.endsWith('approval.json') ? sent : { decision })
    expect(Object.keys(errors)).toEqual([name])
    expect((await client.get(`${posts}/${id}.json`)).json().state).toBe('pending')
  })

  test.each([
    ['creator_invitations.json', 'creator_invitation', { email: 'ida@example.com' }],
    ['creator_invitations/batch/preview.json', 'invitation_batch', { addresses: 'a@example.com' }],
    ['creators/invitations.json', 'program_invitation', { user_ids: ['a'], program_id: 'a' }],
    ['creators/messages.json', 'message_batch', { user_ids: ['a'], body: 'Hello' }],
  ])('what is mailed: %s', async (address, root, sent) => {
    const path = `${organization}/${address}`
    const { errors } = await refused(path, { [root]: { ...sent, dry_run: true } })
    expect(Object.keys(errors)).toEqual(['dry_run'])
    expect((await refused(`${path}?preview=1`, { [root]: sent })).errors).toHaveProperty('preview')
  })

  test('what an action does not read is refused', async () => {
    const campaign = await createCampaign(db, { organization_id: member.organization_id })
    const submission = await createCampaignSubmission(db, campaign)
    const submission_ids = [encodeId('Submission', submission.id)]
    const decision = { submission_ids, action: 'approve', note: 'Well done.' }
    const answer = await client.post(`${organization}/review/decisions.json`, { decision })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      { note: ['is not read to approve'] },
    ])
  })
})

test('forms send fields of their own', async () => {
  const browser = await withSession(member)
  const typed = 'funding[amount]=500&funding[currency]=usd&return_to=/&commit=Add'
  expect((await browser.post(`${organization}/fundings`, typed)).statusCode).toBe(303)
})

describe('a program', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' }

  test('is refused what nobody reads in a form, too', async () => {
    const typed = 'funding[amount]=500&funding[dry_run]=1'
    const before = (await client.get(fundings)).json()
    for (const [body, name] of [
      [typed, 'dry_run'],
      ['funding[amount]=500&preview=1', 'preview'],
    ] as const) {
      const answer = await client.post(fundings, body, form)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [name]])
    }
    expect((await client.get(fundings)).json()).toEqual(before)
    expect((await client.post(fundings, 'funding[amount]=500', form)).statusCode).toBe(201)
  })

  test.each(['[]', '[{"dry_run":true}]', '"dry_run"', '5', 'true', 'null'])(
    'is refused a body that is no object: %s',
    async (body) => {
      const json = { 'content-type': 'application/json' }
      const campaign = await createCampaign(db, { organization_id: member.organization_id })
      const submission = await createCampaignSubmission(db, campaign)
      const own = `${organization}/campaigns/${encodeId('Campaign', campaign.id)}`
      const post = `${own}/submissions/${encodeId('Submission', submission.id)}`
      for (const [method, address] of [
        ['POST', `${organization}/campaigns.json`],
        ['POST', `${organization}/collabs.json`],
        ['PATCH', `${own}.json`],
        ['POST', `${post}/approval.json`],
        ['DELETE', `${own}.json`],
      ] as const) {
        const answer = await client.send(method, address, Buffer.from(body), json)
        expect([address, answer.statusCode]).toEqual([address, 400])
        expect(answer.json()).toEqual({
          error: expect.stringMatching(/^The body has to be a JSON object|^param is missing/),
          code: 'bad_request',
        })
      }
      expect((await client.get(`${post}.json`)).json().state).toBe('pending')
    },
  )
})

test('the description closes the bodies of strict operations, and no others', async () => {
  const { paths }: Described = (await anonymous.get('/openapi.json')).json()
  const bodyOf = (path: string) => paths[path]?.post?.requestBody?.content['application/json']
  expect(bodyOf(tokens)?.schema).toMatchObject({
    additionalProperties: false,
    properties: { access_token: { additionalProperties: false } },
  })
  expect(bodyOf('/organizations.json')?.schema).not.toHaveProperty('additionalProperties')
})

test('a slip in the name of an area is no state of things, and neither are too many ids', async () => {
  const access_token = { description: 'A', permission: 'read', areas: { reviews: 'read' } }
  expect((await refused(tokens, { access_token })).codes).toEqual({ areas: ['inclusion'] })
  const submission_ids = Array.from({ length: 101 }, (_, index) => `Nq7RwXk${index}`)
  const decision = { action: 'approve', submission_ids }
  const { codes } = await refused(`${organization}/review/decisions.json`, { decision })
  expect(codes).toEqual({ submission_ids: ['too_long'] })
})

test('a refused choice offers what there is here', async () => {
  const { allowed } = await refused(fundings, { funding: { amount: 5, provider: 'stripe' } })
  expect(allowed).toEqual({ provider: ['test', 'manual'] })
  const webhook = { address: 'https://example.com', description: 'A', types: ['payout.sent'] }
  const other = await refused(`${organization}/webhooks.json`, { webhook })
  expect(other.codes).toEqual({ types: ['inclusion'] })
  expect(other.allowed.types).toContain('funding.succeeded')
  expect(other.allowed.types).not.toContain('payout.sent')
})
