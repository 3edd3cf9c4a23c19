import { describe, expect, test } from 'vitest'
import { billingDetailsPath } from '../src/vocabulary/addresses/money-urls.ts'
import { campaignsPath, collabsPath, organizationPath } from '../src/vocabulary/addresses/urls.ts'
import { db, withSession } from './support/helper.ts'
import { createMembership } from './support/world/factories.ts'

const typed = ' Ha\u202errow\u200b\r\n\u3164＆\u00a0 Sons '
const kept = 'Harrow & Sons'
const invisible = '\u200b\u3164\u2800\ufe0f'

type Organization = { id: number }
type Writing = [
  method: 'post' | 'patch' | 'put',
  path: (organization: Organization) => string,
  root: string,
  attribute: string,
  others?: object,
]

const place = { line1: 'Kastanienallee 7', city: 'Berlin', country: 'DE', postal_code: '10435' }
const bank = { iban: 'DE89370400440532013000' }

/** Records that have to have a name. */
const required: Record<string, Writing> = {
  organization: ['post', () => '/organizations', 'organization', 'name'],
  'changed organization': ['patch', organizationPath, 'organization', 'name'],
  campaign: ['post', campaignsPath, 'campaign', 'name'],
  collab: ['post', collabsPath, 'collab', 'name'],
  user: ['patch', () => '/me', 'user', 'name'],
  token: ['post', () => '/me/access_tokens', 'access_token', 'description'],
  addressee: ['patch', () => '/me/address', 'address', 'name', place],
  street: ['patch', () => '/me/address', 'address', 'line1', { ...place, name: 'Robin Vale' }],
}

/** Names that may be empty, which clears them. */
const optional: Record<string, Writing> = {
  company: ['patch', billingDetailsPath, 'billing_details', 'legal_name'],
  payee: [
    'patch',
    () => '/me/payout_method',
    'payout_method',
    'legal_name',
    { ...bank, account_holder: 'Robin Vale' },
  ],
}

async function write([method, path, root, attribute, others]: Writing, name: string) {
  const membership = await createMembership(db)
  const client = await withSession(membership)
  const body = { [root]: { ...others, [attribute]: name } }
  return client[method](`${path({ id: membership.organization_id })}.json`, body)
}

describe('the name of', () => {
  const all = { ...required, ...optional }
  test.each(Object.keys(all))(
    'a %s is kept on one line, without what cannot be seen',
    async (what) => {
      const writing = all[what] as Writing
      const response = await write(writing, typed)
      expect(response.json()).toMatchObject({ [writing[3]]: kept })
    },
  )

  test.each(Object.keys(required))('a %s is not what cannot be seen', async (what) => {
    const writing = required[what] as Writing
    const response = await write(writing, invisible)
    expect(response.statusCode).toBe(422)
    expect(response.json().errors[writing[3]]).toEqual(["can't be blank"])
  })

  test.each(Object.keys(optional))('a %s is cleared by what cannot be seen', async (what) => {
    const writing = optional[what] as Writing
    expect((await write(writing, invisible)).json()).toMatchObject({ [writing[3]]: null })
  })

  test.each(['Ola (staff)', 'Ola （sta\u2060ff）', 'Ola (ѕtaff)\u3164'])(
    'a user is not %j',
    async (name) => {
      const response = await write(required.user as Writing, name)
      expect(response.json().errors).toEqual({ name: ['must not end with “(staff)”'] })
    },
  )

  test('anything that is too long is refused for that, whatever its letters', async () => {
    for (const name of ['ﷺ'.repeat(20), 'x'.repeat(256), '\u200b'.repeat(100_000)]) {
      const response = await write(required.organization as Writing, name)
      expect(response.json().errors.name).toEqual(['is too long (maximum is 255 characters)'])
    }
  })
})
