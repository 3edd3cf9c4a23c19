import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { anonymous, db, withSession, withToken } from '../../../test/support/helper.ts'
import { createUser } from '../../../test/support/world/factories.ts'
import { auditEvents } from '../../tables/audit-events.ts'
import { addressPathFrom } from '../../vocabulary/addresses/urls.ts'

const path = '/me/address'
const address = {
  name: 'Robin Vale',
  line1: 'Kastanienallee 7',
  line2: null,
  city: 'Berlin',
  state: null,
  postal_code: '10435',
  country: 'DE',
  phone: '+49 30 123456',
}

async function setUp() {
  const user = await createUser(db)
  return { user, client: await withToken(user), browser: await withSession(user) }
}

describe('GET /me/address', () => {
  test('is not there until it is saved', async () => {
    const { client } = await setUp()

    const response = await client.get(`${path}.json`)

    expect(response.statusCode).toBe(404)
    expect(response.body).toBe('')
  })

  test('shows what was saved, with an ETag', async () => {
    const { client } = await setUp()
    await client.put(`${path}.json`, { address })

    const response = await client.get(`${path}.json`)

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({
      ...address,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    })
    expect(response.headers.etag).toMatch(/^"/)
  })

  test('is for its owner alone', async () => {
    const { client } = await setUp()
    const { client: other } = await setUp()
    await client.put(`${path}.json`, { address })

    expect((await other.get(`${path}.json`)).statusCode).toBe(404)
    expect((await anonymous.get(`${path}.json`)).statusCode).toBe(401)
  })

  test('shows a form, empty or filled', async () => {
    const { client, browser } = await setUp()
    const empty = await browser.get(path)
    await client.put(`${path}.json`, { address })
    const filled = await browser.get(path)

    expect(empty.statusCode).toBe(200)
    expect(empty.body).not.toContain('Delete this address')
    expect(filled.body).toContain('Kastanienallee 7')
    expect(filled.body).toContain('Delete this address')
  })
})

describe('the form, for someone who came from elsewhere', () => {
  const filled = 'address[name]=Robin&address[line1]=Allee 7&address[city]=Bonn&address[country]=DE'

  test('leads back there, also after something was missing', async () => {
    const { browser } = await setUp()
    const kept = 'name="return_to" value="/collabs/abc/submissions/new"'
    const form = await browser.get(addressPathFrom('/collabs/abc/submissions/new'))
    expect(form.body).toContain(kept)

    const send = (fields: string) =>
      browser.post(`${path}?_method=patch`, `${fields}&return_to=/collabs/abc/submissions/new`)
    expect((await send('address[name]=Robin')).body).toContain(kept)
    expect((await send(filled)).headers.location).toBe('/collabs/abc/submissions/new')
  })

  test('leads to no other site', async () => {
    const { browser } = await setUp()
    const response = await browser.post(
      `${path}?_method=patch`,
      `${filled}&return_to=https://elsewhere.example`,
    )
    expect(response.headers.location).toBe(path)
  })
})

describe('PATCH /me/address', () => {
  test('needs everything that a parcel needs', async () => {
    const { client } = await setUp()

    const response = await client.patch(`${path}.json`, { address: { state: 'Berlin' } })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual({
      name: ["can't be blank"],
      line1: ["can't be blank"],
      city: ["can't be blank"],
      country: ["can't be blank"],
    })
    expect((await client.get(`${path}.json`)).statusCode).toBe(404)
  })

  test('keeps what is not mentioned, and clears what is empty', async () => {
    const { client } = await setUp()
    await client.put(`${path}.json`, { address })

    const response = await client.patch(`${path}.json`, { address: { city: 'Bonn', phone: ' ' } })

    expect(response.statusCode).toBe(200)
    expect(response.json()).toMatchObject({ ...address, city: 'Bonn', phone: null })
  })

  test('changes nothing when it says the same again', async () => {
    const { user, client } = await setUp()
    const first = await client.put(`${path}.json`, { address })
    const second = await client.put(`${path}.json`, { address })

    expect(second.json()).toEqual(first.json())
    expect(await eventsOf(user)).toHaveLength(1)
  })

  test('takes a country in any case', async () => {
    const { client } = await setUp()

    const response = await client.put(`${path}.json`, { address: { ...address, country: ' at ' } })

    expect(response.json().country).toBe('AT')
  })

  test.each([
    [{ name: ' ' }, { name: ["can't be blank"] }],
    [{ name: null }, { name: ["can't be blank"] }],
    [{ line1: 5 }, { line1: ['is invalid'] }],
    [{ line2: ['x'] }, { line2: ['is invalid'] }],
    [{ city: 'x'.repeat(256) }, { city: ['is too long (maximum is 255 characters)'] }],
    [{ country: 'XX' }, { country: ['is not included in the list'] }],
    [{ country: 49 }, { country: ['is not included in the list'] }],
    [{ country: '' }, { country: ["can't be blank"] }],
    [{ phone: 'call me' }, { phone: ['is invalid'] }],
  ])('refuses %j', async (fields, errors) => {
    const { client } = await setUp()

    const response = await client.put(`${path}.json`, { address: { ...address, ...fields } })

    expect(response.statusCode).toBe(422)
    expect(response.json().errors).toEqual(errors)
  })

  test('records who changed what, but not to what', async () => {
    const { user, client } = await setUp()
    await client.put(`${path}.json`, { address })
    await client.patch(`${path}.json`, { address: { line1: 'Secret street 1' } })

    const events = await eventsOf(user)

    expect(events.map(({ action }) => action)).toEqual(['create', 'update'])
    expect(Object.keys(events[1]?.changes ?? {})).toEqual(['line1'])
    expect(JSON.stringify(events)).not.toMatch(/Secret|Kastanien/)
  })

  test('works from the page, and shows what was typed when it does not', async () => {
    const { browser } = await setUp()
    const form = (country: string) =>
      new URLSearchParams(
        Object.entries({ ...address, country }).map(([key, value]) => [
          `address[${key}]`,
          value ?? '',
        ]),
      ).toString()

    const refused = await browser.post(`${path}?_method=patch`, form(''))
    const accepted = await browser.post(`${path}?_method=patch`, form('DE'))

    expect(refused.statusCode).toBe(422)
    expect(refused.body).toContain('Kastanienallee 7')
    expect(refused.body).toContain('Country can&#39;t be blank'.replace('&#39;', "'"))
    expect(accepted.statusCode).toBe(303)
  })

  test('names a field in its error without saying that it is optional', async () => {
    const { browser } = await setUp()

    const page = await browser.get(path)
    const refused = await browser.post(`${path}?_method=patch`, 'address[phone]=call me')

    expect(page.body).toContain('Phone (optional)</label>')
    expect(refused.body).toContain('>Phone is invalid<')
  })

  test('saves one address for people who save twice at once', async () => {
    const { client } = await setUp()

    const responses = await Promise.all(
      [1, 2, 3].map(() => client.put(`${path}.json`, { address })),
    )

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  })
})

describe('DELETE /me/address', () => {
  test('deletes it, once', async () => {
    const { user, client } = await setUp()
    await client.put(`${path}.json`, { address })

    const response = await client.delete(`${path}.json`)
    const again = await client.delete(`${path}.json`)

    expect(response.statusCode).toBe(204)
    expect(again.statusCode).toBe(404)
    expect(again.body).toBe('')
    expect((await eventsOf(user)).at(-1)).toMatchObject({ action: 'destroy', changes: {} })
  })
})

function eventsOf({ id }: { id: number }) {
  return db
    .select()
    .from(auditEvents)
    .where(and(eq(auditEvents.user_id, id), eq(auditEvents.record_type, 'Address')))
    .orderBy(auditEvents.id)
}
