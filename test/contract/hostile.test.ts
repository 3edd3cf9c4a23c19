import type { LightMyRequestResponse } from 'fastify'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { RecordType } from '../../src/vocabulary/ids.ts'
import type { Body, Client } from '../support/client.ts'
import { nastyBodies, nastyIds, nastyQueries, nastyValues, oddlyTyped } from './support/nasty.ts'
import type { Row } from './support/row.ts'
import { addressOf, fillIn, methodOf, routes, rows } from './support/table.ts'
import { browserFor, clientFor, createWorld, type World } from './support/world.ts'

/** Cases are made from the table and the routes' own declarations, so new routes are covered. */

const isRead = (row: Row) => row.route.startsWith('GET ')
const title = (value: unknown) => JSON.stringify(value)?.slice(0, 60)

describe.each(rows.filter((row) => bodyOf(row)))('each field of $route', (row) => {
  const { root, names } = bodyOf(row) ?? { names: [] }

  test.each(names)('%s', async (name) => {
    const world = await createWorld()
    const client = await clientFor(world, 'write')
    const url = await addressOf(row, world)
    const read = readerOf(row, client, url)
    let before = await read()

    for (const value of nastyValues) {
      const headers = await row.headers?.(world)
      const body = bodyWith(row, world, root, name, value)
      const response = await client.send(methodOf(row), `${url}.json`, body, headers)
      const after = await read()

      expectRefusalOrSuccess(response, `${name}: ${title(value)}`)
      if (response.statusCode >= 400) expect(after, title(value)).toBe(before)
      before = after
    }
  })

  test('as a form in a browser', async () => {
    const world = await createWorld()
    const browser = await browserFor(world, 'session')
    const url = await addressOf(row, world)

    for (const name of names) {
      for (const field of formFields(root, name)) {
        const headers = await row.headers?.(world)
        const response = await browser.send(methodOf(row), url, field, headers)
        expect(response.statusCode, field.slice(0, 60)).toBeLessThan(500)
      }
      for (const value of oddlyTyped) {
        const headers = await row.headers?.(world)
        const body = bodyWith(row, world, root, name, value)
        const response = await browser.send(methodOf(row), url, body, headers)
        expect(response.statusCode, `${name}: ${title(value)}`).toBeLessThan(500)
      }
    }
  })
})

describe.each(rows.filter((row) => !isRead(row)))('bodies that $route cannot use', (row) => {
  test('are refused or passed over', async () => {
    const world = await createWorld()
    const program = await clientFor(world, 'write')
    const browser = await browserFor(world, 'session')

    for (const { body, type } of nastyBodies) {
      const url = await addressOf(row, world)
      const headers = { ...(await row.headers?.(world)), 'content-type': type }
      const bytes = Buffer.from(body as string)
      const json = await program.send(methodOf(row), `${url}.json`, bytes, headers)
      expectRefusalOrSuccess(json, `${type}: ${title(String(body))}`)
      const page = await browser.send(methodOf(row), url, bytes, headers)
      expect(page.statusCode, `${type}: ${title(String(body))}`).toBeLessThan(500)
      // The first request may have deleted the organization, so the others have no address any
      // more.
      if (row.route === 'DELETE /organizations/:organization_id') return
    }
  })
})

describe.each(rows.filter(isRead))('queries that $route cannot use', (row) => {
  test('are passed over', async () => {
    const world = await createWorld()
    const url = await addressOf(row, world)
    const browser = await browserFor(world, 'session')
    for (const query of nastyQueries) {
      for (const suffix of ['', '.json']) {
        const { statusCode } = await browser.get(`${url}${suffix}?${query}`)
        expect(statusCode, `${suffix}?${query.slice(0, 60)}`).toBeLessThan(500)
      }
    }
  })
})

// Trial mails are left out: whoever runs the trial may see them all, so their ids can be guessed.
const withIds = rows.filter(({ route }) => route.includes(':') && !route.includes('/dev/'))

describe.each(withIds)('ids that $route has not', (row) => {
  const names = [...row.route.matchAll(/:(\w+)/g)].map(([, name]) => name as string)

  test.each(names)('are not found: %s', async (name) => {
    const world = await createWorld()
    const { send } = row.pageOnly
      ? await browserFor(world, 'session')
      : await clientFor(world, 'write')
    const parameters = { ...world.parameters, ...(await row.given?.(world)) }

    for (const id of nastyIds(typeNamed(row, name))) {
      const url = fillIn(row, { ...parameters, [name]: id })
      const body = row.body?.(world)
      const response = await send(methodOf(row), row.pageOnly ? url : `${url}.json`, body)
      expect(response.statusCode, `${methodOf(row)} ${url.slice(0, 100)}`).toBe(404)
    }
  })
})

/** A refusal has one of the documented shapes; anything else is a success. */
function expectRefusalOrSuccess(response: LightMyRequestResponse, what: string): void {
  const { statusCode, body, headers } = response
  expect([200, 201, 202, 204, 303, 400, 401, 404, 406, 413, 415, 422], what).toContain(statusCode)
  expect(headers['x-request-id'], what).toMatch(/\S/)
  if (statusCode === 422) {
    const { errors } = response.json()
    expect(Object.keys(errors).length, what).toBeGreaterThan(0)
    for (const messages of Object.values(errors))
      expect(messages, what).toEqual(expect.arrayContaining([expect.stringMatching(/\S/)]))
  } else if (statusCode >= 400 && body !== '') {
    const isText = headers['content-type'] === 'text/plain; charset=utf-8'
    if (!isText) expect(response.json(), what).toEqual({ error: expect.stringMatching(/\S/) })
  }
}

/** How to see whether anything has changed: the record itself, or the list that it is in. */
function readerOf(row: Row, client: Client, url: string): () => Promise<string> {
  const [, path = ''] = row.route.split(' ')
  const hasList = path.includes('/') && !routes.has(`GET ${path}`)
  const address = hasList ? url.slice(0, url.lastIndexOf('/')) : url
  return async () => (address === '' ? '' : (await client.get(`${address}.json`)).body)
}

function bodyOf(row: Row): { root: string | undefined; names: string[] } | undefined {
  const body = routes.get(row.route)?.api?.body
  return body && { root: body.root, names: namesIn(body.schema) }
}

function namesIn(schema: z.ZodType): string[] {
  const { shape, in: input, out } = schema as unknown as Record<string, object | undefined>
  if (shape !== undefined) return Object.keys(shape)
  return [input, out].flatMap((inner) => (inner ? namesIn(inner as z.ZodType) : []))
}

function bodyWith(
  row: Row,
  world: World,
  root: string | undefined,
  name: string,
  value: unknown,
): Body {
  const usual = Object(row.body?.(world)) as Record<string, object>
  return root === undefined
    ? { ...usual, [name]: value }
    : { [root]: { ...usual[root], [name]: value } }
}

function formFields(root: string | undefined, name: string): string[] {
  const field = root === undefined ? name : `${root}[${name}]`
  return [
    `${field}=`,
    `${field}=%00`,
    `${field}=%ff`,
    `${field}=${'x'.repeat(3_000)}`,
    `${field}[]=a&${field}[]=b`,
    `${field}[a]=b`,
    `${field}[a][b]=c`,
    `${field}[toString]=a`,
    `${root ?? name}=a`,
    `${root ?? name}[]=a`,
  ]
}

function typeNamed({ route }: Row, name: string): RecordType | undefined {
  if (name === 'organization_id') return 'Organization'
  const types: Record<string, RecordType> = {
    members: 'Membership',
    invitations: 'Invitation',
    campaigns: 'Campaign',
    collabs: 'Collab',
    social_accounts: 'SocialAccount',
    access_tokens: 'AccessToken',
    sessions: 'Session',
    notifications: 'Notification',
  }
  const [, folder = ''] = /(\w+)\/:id/.exec(route) ?? []
  return name === 'id' ? types[folder] : undefined
}
