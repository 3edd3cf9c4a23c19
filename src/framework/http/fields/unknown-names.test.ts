import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import {
  createCampaign,
  createCampaignSubmission,
  createMembership,
} from '../../../../test/support/world/factories.ts'
import { encodeId } from '../../../vocabulary/ids.ts'

const member = await createMembership(db, { role: 'admin' })
const client = await withToken(member)
const organization = `/organizations/${encodeId('Organization', member.organization_id)}`
const campaigns = `${organization}/campaigns.json`

describe('a list', () => {
  test('refuses a parameter that it does not know, and names those it knows', async () => {
    const answer = await client.get(`${organization}/submissions.json?status=pending&page=1`)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.status[0]).toMatch(
      /^is not a parameter of this list, which has .*state.*page, limit$/,
    )
    expect(answer.json().codes).toEqual({ status: ['unknown_parameter'] })
  })

  test('refuses a value that no record has', async () => {
    const answer = await client.get(`${organization}/submissions.json?state=nonsense`)

    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.state[0]).toMatch(/pending, .*rejected/)
    expect(answer.json().codes).toEqual({ state: ['inclusion'] })
    expect(answer.json().allowed.state).toContain('pending')
  })

  test.each([
    ['campaigns.json?page=2&after=', 'page'],
    ['campaigns.json?from=2026-11-14&to=2026-11-01', 'to'],
    ['overview.json?from=2026-11-14&to=2026-11-01', 'to'],
    ['calendar.json?from=2026-11-14&to=2026-11-01', 'to'],
    ['submissions.json?from=2026-11-14&to=2026-11-01', 'to'],
    ['submissions.json?order=most_views&after=', 'order'],
    ['submissions.json?order=most_views&sort=created_at', 'order'],
    ['overview.json?period=7d&from=2026-11-01&to=2026-11-14', 'period'],
    ['transfers.json?first_day=2026-11-14&last_day=2026-11-01', 'last_day'],
  ])('refuses what contradicts itself: %s', async (list, name) => {
    const answer = await client.get(`${organization}/${list}`)
    expect([answer.statusCode, answer.json().codes]).toEqual([422, { [name]: ['invalid'] }])
  })

  test('passes over what a browser adds to an address', async () => {
    const browser = await withSession(member)
    expect((await browser.get(`${organization}/campaigns?utm_source=mail`)).statusCode).toBe(200)
  })
})

describe('a field that is none', () => {
  const named = async (fields: object) =>
    (await client.post(campaigns, { campaign: fields })).headers['unknown-fields']

  test.each([
    ['cpm', 'cpm (cpm_amount?)'],
    ['cpmAmount', 'cpmAmount (cpm_amount?)'],
    ['cpm_amuont', 'cpm_amuont (cpm_amount?)'],
    ['contries', 'contries (countries?)'],
  ])('is named if it looks like one: %s', async (name, words) => {
    expect(await named({ name: 'Unknown', [name]: 1 })).toBe(words)
  })

  test('is named if it looks like none, or is one that only answers have', async () => {
    const fields = { name: 'Echoed', status: 'active', 'new\nline': 1, '\ud800': 1, zzz: 1 }
    expect(await named(fields)).toBe('status (read-only), new%0Aline, %EF%BF%BD, zzz')
  })

  test('is named beside the root too, and where there is no root at all', async () => {
    const beside = await client.post(campaigns, { campaign: { name: 'A' }, cpm_amount: 300 })
    expect(beside.headers['unknown-fields']).toBe('cpm_amount (beside campaign)')
    const flat = await client.post(campaigns, { name: 'B', cpm: 300 })
    expect(flat.headers['unknown-fields']).toBe('cpm (cpm_amount?)')
  })

  test('is not named where it is read under its own name, too', async () => {
    const under = { notification_settings: { push_notifications_enabled: false, push: 1 } }
    const answer = await client.patch('/me/notification_settings.json', under)
    expect(answer.json().push_notifications_enabled).toBe(false)
    expect(answer.headers['unknown-fields']).toBe('push')
  })

  test('is named where it changes nothing of what is there', async () => {
    const { url } = (await client.post(campaigns, { campaign: { name: 'Still' } })).json()
    const answer = await client.patch(new URL(url).pathname, { campaign: { status: 'active' } })
    expect(answer.json().status).toBe('draft')
    expect(answer.headers['unknown-fields']).toBe('status (read-only)')
  })

  test('is counted once there are too many to name', async () => {
    const many = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`zz${index}`, 1]))
    expect(await named({ name: 'Many', ...many })).toMatch(/zz49, and 10 more$/)
  })

  test('is named in the address of a write too, and where it belongs there', async () => {
    const odd = `${campaigns}?tmplate=clipping&notify=true`
    const answer = await client.post(odd, { campaign: { name: 'Odd', zzz: 1 } })
    expect(answer.statusCode).toBe(201)
    expect(answer.headers['unknown-fields']).toBe(
      'zzz, tmplate (no such parameter, template?), notify (no such parameter)',
    )
    expect(await named({ name: 'Clip', template: 'clipping' })).toBe(
      'template (belongs in the address)',
    )
    const { url } = answer.json()
    const emptied = await client.delete(`${new URL(url).pathname}?force=true`)
    expect(emptied.json().errors).toHaveProperty('force')
  })

  test('is named where an operation knows it, and does not read it this time', async () => {
    const { organization_id } = member
    const campaign = await createCampaign(db, { organization_id })
    const { id } = await createCampaignSubmission(db, campaign)
    const submission_ids = [encodeId('Submission', id)]
    const told = async (fields: object) => {
      const decision = { submission_ids, ...fields }
      const answer = await client.post(`${organization}/review/decisions.json`, { decision })
      return answer.headers['unknown-fields']
    }
    expect(await told({ action: 'approve', note: 'Well done' })).toBe('note (not read to approve)')
    const flagged = { action: 'flag', note: 'Bots?', reason: 'low_quality' }
    expect(await told(flagged)).toBe('reason (not read to flag)')
    expect(await told({ action: 'reject', reason: 'other', note: 'Dull' })).toBeUndefined()
    expect(await told({ action: 'approve', note: '' })).toBeUndefined()
  })

  test('is named beside a refusal too', async () => {
    const answer = await client.post(campaigns, { campaign: { nmae: 'Autumn' } })

    expect(answer.statusCode).toBe(422)
    expect(answer.headers['unknown-fields']).toBe('nmae (name?)')
    expect(answer.json()).toMatchObject({
      errors: { name: ["can't be blank"] },
      codes: { name: ['blank'] },
    })
  })
})

test('a refused choice says what there is to choose from', async () => {
  const answer = await client.post(campaigns, { campaign: { name: 'Odd', currency: 'xyz' } })

  expect(answer.json().codes).toEqual({ currency: ['inclusion'] })
  expect(answer.json().allowed.currency).toContain('eur')
})
