import { describe, expect, test } from 'vitest'
import { db, withSession, withToken } from '../../../test/support/helper.ts'
import { createMembership } from '../../../test/support/world/factories.ts'
import { billingDetailsPath } from '../../vocabulary/addresses/money-urls.ts'
import { auditPath, organizationPath } from '../../vocabulary/addresses/urls.ts'

async function setUp() {
  const admin = await createMembership(db)
  const organization = { id: admin.organization_id }
  const client = await withToken(admin)
  const path = billingDetailsPath(organization)
  const save = (billing_details: object) => client.patch(`${path}.json`, { billing_details })
  return { admin, organization, client, path, save }
}

describe('billing details', () => {
  test('are empty until they are saved, each field on its own', async () => {
    const { client, path, save } = await setUp()
    const before = await client.get(`${path}.json`)

    await save({ legal_name: ' Harbor Coffee GmbH ', country: 'de', email: 'Pay@Example.com' })
    const saved = await save({ tax_id: 'DE123456789', email: '' })

    expect(Object.values(before.json()).every((value) => value === null)).toBe(true)
    expect(saved.json()).toMatchObject({
      legal_name: 'Harbor Coffee GmbH',
      country: 'DE',
      tax_id: 'DE123456789',
      email: null,
    })
    expect((await client.get(`${path}.json`)).json()).toEqual(saved.json())
  })

  test.each([
    [{ email: 'nobody' }, { email: ['is invalid'] }],
    [{ country: 'XX' }, { country: ['is not included in the list'] }],
    [{ tax_id: 'x'.repeat(256) }, { tax_id: ['is too long (maximum is 255 characters)'] }],
  ])('refuse %j, and change nothing', async (wrong, errors) => {
    const { client, path, save } = await setUp()

    const refused = await save({ legal_name: 'Harbor', ...wrong })

    expect([refused.statusCode, refused.json()]).toMatchObject([422, { errors }])
    expect((await client.get(`${path}.json`)).json().legal_name).toBeNull()
  })

  test('are told of in the audit log, old and new', async () => {
    const { client, organization, save } = await setUp()
    await save({ legal_name: 'Harbor' })
    await save({ legal_name: 'Harbor Coffee' })

    const [newest] = (await client.get(`${auditPath(organization)}.json`)).json()

    expect(newest.summary).toBe('Robin Vale changed the billing details')
    expect(newest.changes).toEqual({ legal_name: ['Harbor', 'Harbor Coffee'] })
  })

  test('saved by many at once are one record with all that was saved', async () => {
    const { client, path, save } = await setUp()
    const fields = ['legal_name', 'tax_id', 'line1', 'line2', 'city', 'state', 'postal_code']

    const outcomes = await Promise.all(fields.map((field) => save({ [field]: field })))

    expect(outcomes.map(({ statusCode }) => statusCode)).toEqual(fields.map(() => 200))
    expect((await client.get(`${path}.json`)).json()).toMatchObject(
      Object.fromEntries(fields.map((field) => [field, field])),
    )
  })

  test('go with their organization', async () => {
    const { client, organization, save } = await setUp()
    await save({ legal_name: 'Harbor' })

    expect((await client.delete(`${organizationPath(organization)}.json`)).statusCode).toBe(204)
  })
})

describe('the page of billing details', () => {
  test('is a form for admins, which keeps what was typed wrong', async () => {
    const { admin, path } = await setUp()
    const browser = await withSession(admin)

    const refused = await browser.patch(path, {
      billing_details: { legal_name: 'Harbor', email: 'nobody' },
    })
    const saved = await browser.patch(path, { billing_details: { legal_name: 'Harbor & Sons' } })

    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('value="nobody"')
    expect([saved.statusCode, saved.headers.location]).toEqual([303, path])
    expect((await browser.get(path)).body).toContain('value="Harbor &amp; Sons"')
  })

  test('is to be read only for others', async () => {
    const { organization, path, save } = await setUp()
    const member = await createMembership(db, {
      organization_id: organization.id,
      role: 'member',
    })
    await save({ line1: 'Kastanienallee 7', postal_code: '10435', city: 'Berlin', country: 'DE' })

    const { body } = await (await withSession(member)).get(path)

    expect(body).toContain('Kastanienallee 7\n10435 Berlin\nGermany')
    expect(body).not.toContain('name="billing_details[legal_name]"')
  })
})
