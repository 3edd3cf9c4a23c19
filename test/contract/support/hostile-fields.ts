import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Body, Client } from '../../support/client.ts'
import { inTurn, nastyValues, oddlyTyped } from './nasty.ts'
import { expectNoFailure, expectRefusalOrSuccess, title } from './refusal.ts'
import type { Row } from './row.ts'
import { addressOf, methodOf, programOf, routes, rows } from './table.ts'
import { browserFor, clientFor, createWorld, type World } from './world.ts'

/** Made from the table and the routes' own declarations, so new routes are covered. */
export const rowsWithFields = rows.filter((row) => bodyOf(row))

/**
 * A field is sent every value by the first route that declares it. Where another route takes the very same field,
 * as a change takes those of a creation, it is sent some, others each time.
 */
const { firstRows, turns } = firstUses(rowsWithFields)
const some = <Value>(all: Value[], row: Row, name: string, number: number) =>
  firstRows.get(fieldOf(row, name)) === row ? all : inTurn(all, turns.get(row) ?? 0, number)

export function testFieldsOf(part: Row[]): void {
  describe.each(part)('each field of $route', (row) => {
    const { root, names } = bodyOf(row) ?? { names: [] }

    test.each(names)('%s', async (name) => {
      const world = await createWorld()
      const client = await clientFor(world, programOf(row))
      const url = await addressOf(row, world)
      const read = readerOf(row, client, url)
      let before = await read()

      for (const value of some(nastyValues, row, name, 6)) {
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
        for (const field of some(formFields(root, name), row, name, 3)) {
          const headers = await row.headers?.(world)
          const response = await browser.send(methodOf(row), url, field, headers)
          expectNoFailure(response, field.slice(0, 60))
        }
        for (const value of some(oddlyTyped, row, name, 2)) {
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
  return body && { root: body.root, names: [...fieldsIn(body.schema).keys()] }
}

function firstUses(all: Row[]) {
  const firstRows = new Map<z.ZodType | undefined, Row>()
  for (const row of all)
    for (const name of bodyOf(row)?.names ?? []) {
      const field = fieldOf(row, name)
      if (!firstRows.has(field)) firstRows.set(field, row)
    }
  return { firstRows, turns: new Map(all.map((row, turn) => [row, turn])) }
}

function fieldOf(row: Row, name: string): z.ZodType | undefined {
  const { schema } = routes.get(row.route)?.api?.body ?? {}
  return schema && fieldsIn(schema).get(name)
}

type Parts = { shape?: Record<string, z.ZodType>; in?: z.ZodType; out?: z.ZodType }

function fieldsIn(schema: z.ZodType): Map<string, z.ZodType> {
  const { shape, in: input, out } = schema as Parts
  if (shape !== undefined)
    return new Map(Object.entries(shape).map(([name, field]) => [name, withoutWrapping(field)]))
  return new Map([input, out].flatMap((inner) => (inner ? [...fieldsIn(inner)] : [])))
}

/** The same field may be needed here, and be left out there. */
function withoutWrapping(field: z.ZodType): z.ZodType {
  const { innerType } = field.def as { innerType?: z.ZodType }
  return innerType === undefined ? field : withoutWrapping(innerType)
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
