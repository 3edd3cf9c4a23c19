import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import type { Body, Client } from '../../support/client.ts'
import { inTurns } from '../../support/run/turns.ts'
import { fieldsIn, kindOf, takes } from './field-kinds.ts'
import { inTurn, nastyValues, oddlyTyped } from './nasty.ts'
import { expectNoFailure, expectRefusalOrSuccess, title } from './refusal.ts'
import type { Row } from './row.ts'
import { addressOf, methodOf, programOf, routes, rows } from './table.ts'
import { browserFor, clientFor, createWorld, type World } from './world.ts'

/** Made from the table and the routes' own declarations, so new routes are covered. */
export const rowsWithFields = inTurns(
  rows.filter((row) => bodyOf(row)),
  4,
)

/**
 * A value that a field takes is sent by every route, because what comes of it is the route's own matter. One
 * that it refuses is sent by the first route with a field of that kind, and some by the others, others each
 * time.
 */
const firstUses = firstUsesIn(rowsWithFields)
const some = <Value>(all: Value[], row: Row, name: string, number: number) => {
  const { first, turn } = firstUses(row, name)
  return first ? all : inTurn(all, turn, number)
}

export function testFieldsOf(part: Row[]): void {
  describe.each(part)('each field of $route', (row) => {
    const { root, fields } = bodyOf(row) as HostileBody

    // What is refused changes nothing, so the fields share a place until a value is taken.
    let place: Promise<Place> | undefined

    test.each([...fields])('%s', async (name, field) => {
      place ??= createPlace(row)
      const { world, client, url } = await place
      const read = readerOf(row, client, url)
      const send = async (value: unknown) => {
        const headers = await row.headers?.(world)
        const body = bodyWith(row, world, root, name, value)
        const response = await client.send(methodOf(row), `${url}.json`, body, headers)
        expectRefusalOrSuccess(response, `${name}: ${title(value)}`)
        if (response.statusCode < 400) place = undefined
        return response.statusCode
      }

      let before = await read()
      const refused = nastyValues.filter((value) => !takes(field, value))
      for (const value of some(refused, row, name, 1))
        expect(await send(value), `${name}: ${title(value)}`).toBeGreaterThanOrEqual(400)
      expect(await read(), 'after refusals').toBe(before)

      for (const value of nastyValues.filter((value) => takes(field, value))) {
        const status = await send(value)
        const after = await read()
        if (status >= 400) expect(after, title(value)).toBe(before)
        before = after
      }
    })

    test('as a form in a browser', async () => {
      const world = await createWorld()
      const browser = await browserFor(world, 'session')
      const url = await addressOf(row, world)
      const send = async (body: Body, what: string | undefined) => {
        const headers = await row.headers?.(world)
        expectNoFailure(await browser.send(methodOf(row), url, body, headers), what)
      }

      for (const name of fields.keys()) {
        for (const field of some(formFields(root, name), row, name, 2))
          await send(field, field.slice(0, 60))
        for (const value of some(oddlyTyped, row, name, 1))
          await send(bodyWith(row, world, root, name, value), `${name}: ${title(value)}`)
      }
      if (root !== undefined)
        for (const field of [`${root}=a`, `${root}[]=a`]) await send(field, field)
    })
  })
}

type Place = { world: World; client: Client; url: string }

async function createPlace(row: Row): Promise<Place> {
  const world = await createWorld()
  const client = await clientFor(world, programOf(row))
  return { world, client, url: await addressOf(row, world) }
}

/** How to see whether anything has changed: the record itself, or the list that it is in. */
function readerOf(row: Row, client: Client, url: string): () => Promise<string> {
  const [, path = ''] = row.route.split(' ')
  const hasList = path.includes('/') && !routes.has(`GET ${path}`)
  const address = hasList ? url.slice(0, url.lastIndexOf('/')) : url
  return async () => (address === '' ? '' : (await client.get(`${address}.json`)).body)
}

type HostileBody = { root: string | undefined; fields: Map<string, z.ZodType> }

function bodyOf(row: Row): HostileBody | undefined {
  const body = routes.get(row.route)?.api?.body
  return body && { root: body.root, fields: fieldsIn(body.schema) }
}

function firstUsesIn(all: Row[]) {
  const firsts = new Map<string, string>()
  const turns = new Map<string, number>()
  const useOf = (row: Row, name: string) => `${all.indexOf(row)} ${name}`
  for (const row of all)
    for (const [name, field] of bodyOf(row)?.fields ?? []) {
      turns.set(useOf(row, name), turns.size)
      if (!firsts.has(kindOf(field))) firsts.set(kindOf(field), useOf(row, name))
    }
  const known = new Set(firsts.values())
  return (row: Row, name: string) => ({
    first: known.has(useOf(row, name)),
    turn: turns.get(useOf(row, name)) ?? 0,
  })
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
  ]
}
