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
      /^is not a parameter of this list \(state\?\), which has .*state.*page, limit$/,
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
    const url = 'https://northwind.example/kettles'
    expect(await named({ name: 'Linked', url })).toBe('url (website?)')
    expect(await named({ name: 'Echoed', url, website: url })).toBe('url (read-only)')
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

  test('is named where it belongs in the address', async () => {
    expect(await named({ name: 'Clip', template: 'clipping' })).toBe(
      'template (belongs in the address)',
    )
  })

  test('is told apart from a slip where the root was sent inside of itself', async () => {
    const campaign = { name: 'A', campaign: { name: 'B' } }
    const { headers } = await client.post(campaigns, { campaign })
    expect(headers['unknown-fields']).toBe('campaign (sent twice, one inside of the other)')
    const refused = await client.post(campaigns, { campaign }, { prefer: 'handling=strict' })
    expect(refused.json().errors).toEqual({
      campaign: ['is not a field inside of campaign: it was sent twice, one inside of the other'],
    })
  })

  test('is named beside an undoing', async () => {
    const decision = { submission_ids: ['Nq7RwXk3'], action: 'approve' }
    const sent = { decision: { ...decision, reasn: 'other' }, note: 'Sorry' }
    const answer = await client.send('DELETE', `${organization}/review/decisions.json`, sent)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['unknown-fields']).toBe('action, reasn, note (beside decision)')
  })

  test('is refused where an action does not read it, and read where it does', async () => {
    const { organization_id } = member
    const campaign = await createCampaign(db, { organization_id })
    const submission_ids = [
      encodeId('Submission', (await createCampaignSubmission(db, campaign)).id),
    ]
    const decide = async (fields: object) => {
      const decision = { submission_ids, ...fields }
      const answer = await client.post(`${organization}/review/decisions.json`, { decision })
      return [answer.statusCode, answer.json().errors]
    }
    const contrary = { action: 'approve', reason: 'low_quality', note: 'Dull' }
    const words = ['is not read to approve']
    expect(await decide(contrary)).toEqual([422, { reason: words, note: words }])
    const flagged = { action: 'flag', note: 'Bots?', reason: 'low_quality' }
    expect(await decide(flagged)).toEqual([422, { reason: ['is not read to flag'] }])
    expect((await decide({ action: 'approve', note: '' }))[0]).toBe(200)
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

describe('a write', () => {
  test('refuses a parameter that it does not know, and does nothing', async () => {
    const before = (await client.get(campaigns)).headers['total-count']
    const odd = `${campaigns}?tmplate=clipping&dry_run=true`
    const answer = await client.post(odd, { campaign: { name: 'Odd' } })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      {
        tmplate: ['is not a parameter of this request (template?), which has template'],
        dry_run: ['is not a parameter of this request, which has template'],
      },
    ])
    expect((await client.get(campaigns)).headers['total-count']).toBe(before)
    const { url } = (await client.post(campaigns, { campaign: { name: 'Even' } })).json()
    const address = `${new URL(url).pathname}?notify=1`
    const changes = { campaign: { name: 'Odd' } }
    expect((await client.patch(address, changes)).json().errors).toHaveProperty('notify')
    expect((await client.delete(address)).json().errors).toHaveProperty('notify')
  })

  test('refuses a trial run of everybody, and does nothing', async () => {
    const before = (await client.get(campaigns)).headers['total-count']
    const dry_run = true
    for (const body of [{ campaign: { name: 'Tried', dry_run } }, { name: 'Tried', dry_run }]) {
      const answer = await client.post(campaigns, body)
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['dry_run']])
    }
    expect((await client.get(campaigns)).headers['total-count']).toBe(before)
  })

  test('of a page passes over what a browser adds to an address', async () => {
    const browser = await withSession(member)
    const typed = 'campaign[name]=Typed'
    const answer = await browser.post(`${organization}/campaigns?utm_source=mail`, typed)
    expect(answer.statusCode).toBe(303)
  })
})

describe('a program that asks for strict handling', () => {
  const strictly = (prefer = 'handling=strict') => ({ prefer })

  test.each(['handling=strict', 'respond-async, Handling="strict"; a=b, handling=lenient'])(
    'is refused a field that nobody reads, and nothing is done: %s',
    async (prefer) => {
      const before = (await client.get(campaigns)).headers['total-count']
      const campaign = { name: 'Strict', cpm: 200, status: 'active', template: 'clipping' }
      const answer = await client.post(campaigns, { campaign, notify: 1 }, strictly(prefer))
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({
        cpm: [
          expect.stringMatching(/^is not a field of this request \(cpm_amount\?\), which has /),
        ],
        status: ['is not a field that can be written: answers have it'],
        template: ['is not a field of this request: it belongs in the address'],
        notify: ['is not a field beside campaign: put it inside'],
      })
      expect(answer.json().codes.cpm).toEqual(['unknown_parameter'])
      expect(answer.headers['preference-applied']).toBe('handling=strict')
      expect(answer.headers).not.toHaveProperty('unknown-fields')
      expect((await client.get(campaigns)).headers['total-count']).toBe(before)
    },
  )

  test('is obeyed where all is known, and a record may be sent back as it was read', async () => {
    const made = await client.post(campaigns, { campaign: { name: 'Known' } }, strictly())
    expect([made.statusCode, made.headers['preference-applied']]).toEqual([201, 'handling=strict'])
    const campaign = { ...made.json(), name: 'Changed' }
    const address = new URL(campaign.url).pathname
    const changed = await client.patch(address, { campaign }, strictly())
    expect([changed.statusCode, changed.json().name]).toEqual([200, 'Changed'])
    expect((await client.patch(address, { cpm: 1, name: 'A' }, strictly())).statusCode).toBe(422)
    const settings = { notification_settings: { push_notifications_enabled: false } }
    const own = '/me/notification_settings.json'
    expect((await client.patch(own, settings, strictly())).statusCode).toBe(200)
    expect((await client.patch(own, { push: 1 }, strictly())).statusCode).toBe(422)
  })

  test('is refused what it cannot change, and what is not read this time', async () => {
    const made = await client.post(campaigns, { campaign: { name: 'Running' } })
    const address = new URL(made.json().url).pathname
    const paused = await client.patch(address, { campaign: { status: 'paused' } }, strictly())
    expect([paused.statusCode, paused.json().errors]).toEqual([
      422,
      { status: ['is not a field that can be written: answers have it'] },
    ])
    const decision = { submission_ids: ['Nq7RwXk3'], action: 'approve', reason: 'suspected_fraud' }
    const contrary = await client.send(
      'POST',
      `${organization}/review/decisions.json`,
      { decision },
      strictly(),
    )
    expect([contrary.statusCode, contrary.json().errors]).toEqual([
      422,
      { reason: ['is not read to approve'] },
    ])
  })

  test.each(['handling=lenient', 'handling=lenient, handling=strict', 'return=minimal', 'strict'])(
    'and nobody else: %s',
    async (prefer) => {
      const answer = await client.post(campaigns, { name: 'Lenient', cpm: 1 }, strictly(prefer))
      expect([answer.statusCode, answer.headers['unknown-fields']]).toEqual([
        201,
        'cpm (cpm_amount?)',
      ])
      expect(answer.headers).not.toHaveProperty('preference-applied')
    },
  )
})

test('a refused choice says what there is to choose from', async () => {
  const answer = await client.post(campaigns, { campaign: { name: 'Odd', currency: 'xyz' } })

  expect(answer.json().codes).toEqual({ currency: ['inclusion'] })
  expect(answer.json().allowed.currency).toContain('eur')
})
