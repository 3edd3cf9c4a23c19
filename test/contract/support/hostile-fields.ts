import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Body, Client } from '../../support/client.ts'
import { nastyValues, oddlyTyped } from './nasty.ts'
import { expectNoFailure, expectRefusalOrSuccess, title } from './refusal.ts'
import type { Row } from './row.ts'
import { addressOf, methodOf, programOf, routes, rows } from './table.ts'
import { browserFor, clientFor, createWorld, type World } from './world.ts'

/** Made from the table and the routes' own declarations, so new routes are covered. */
export const rowsWithFields = rows.filter((row) => bodyOf(row))

export function testFieldsOf(some: Row[]): void {
  describe.each(some)('each field of $route', (row) => {
    const { root, names } = bodyOf(row) ?? { names: [] }

    test.each(names)('%s', async (name) => {
      const world = await createWorld()
      const client = await clientFor(world, programOf(row))
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
          expectNoFailure(response, field.slice(0, 60))
        }
        for (const value of oddlyTyped) {
          const headers = await row.headers?.(world)
          const body = bodyWith(row, world, root, name, value)
          const response = await browser.send(methodOf(row), url, body, headers)
          expectNoFailure(response, `${name}: ${title(value)}`)
        }
      }
    })
  })
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
