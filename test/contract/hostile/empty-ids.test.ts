import { describe, expect, test } from 'vitest'
import { db, withSession } from '../../support/helper.ts'
import { createMembership, createSessionToken } from '../../support/world/factories.ts'
import { type Method, routes } from '../support/table.ts'

const verbs: Method[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE']
const client = await withSession(await createMembership(db))

const withParts = [...routes.values()].filter(({ path }) => path !== '/')

describe.each(withParts)('$method $path', ({ method, path }) => {
  const filled = (empty?: string) =>
    path.replace(/[:*](\w*)/g, (_, name) => (name === empty ? '' : 'k5dXwQ2n'))
  const parameters = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name as string)
  const emptied = parameters.map(filled)
  // An id that is missing at the end: the address of the list, and a slash.
  const ended = [`${filled()}/`]

  test.each([...emptied, ...ended])('has nothing at %s', async (address) => {
    const isFile = /\.\w+$/.test(address)
    const url = isFile ? address : `${address}.json`
    for (const verb of verbs) {
      const response = await client.send(verb, url, verb === 'GET' ? undefined : {})
      expect([verb, url, response.statusCode]).toEqual([verb, url, 404])
      expect(response.body).toMatch(/^$|There is nothing at this address/)
    }
    const page = await client.send(method as Method, address)
    expect([address, page.statusCode]).toEqual([address, 404])
    expect(page.body).toMatch(/^$|There is nothing at this address/)
  })
})

test('no session ends because the id of one was left out', async () => {
  const someone = await createMembership(db)
  const other = await createSessionToken(db, someone.user)
  const own = await withSession(someone)

  for (const url of ['/me/sessions/.json', '/me/sessions/', '/me/sessions//.json'])
    expect((await own.delete(url)).statusCode).toBe(404)
  const headers = { cookie: `session_token=${other}` }
  expect((await client.get('/me.json', headers)).statusCode).toBe(200)
})
