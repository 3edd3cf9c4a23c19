import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../../test/support/helper.ts'
import { createMembership } from '../../../../test/support/world/factories.ts'
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

  test('is passed over if it looks like none, or is one that answers have', async () => {
    const fields = { name: 'Echoed', id: 'x', budget_amount: 5, url: 'x', 'new\nline': 1, zzz: 1 }
    expect(await named(fields)).toBeUndefined()
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
