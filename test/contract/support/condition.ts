import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { Client } from '../../support/client.ts'
import type { Caller } from './callers.ts'
import { oneSentence } from './refusal.ts'
import type { Row } from './row.ts'
import { ask, type Place, routes } from './table.ts'

/**
 * Whether the caller changes a record that is shown somewhere, and so may say which version of it they know.
 */
export function isConditional(row: Row, caller: Caller): boolean {
  const isOwners = caller === 'write' || caller === 'session' || caller === 'owner'
  return isOwners && row.answers[caller] < 400 && routes.get(row.route)?.shownAt !== undefined
}

/**
 * Sees a change refused that is meant for another version, and gives the header for the one that is there.
 */
export async function conditionOf(row: Row, place: Place, client: Client) {
  const show = shownBy(row, place)
  const { etag } = (await client.get(show)).headers
  const another = { 'if-match': '"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"' }
  const refused = await ask(row, place, client, 'suffix', another)
  expect(refused.statusCode).toBe(412)
  expect(refused.json()).toEqual(oneSentence)
  expect((await client.get(show)).headers.etag).toBe(etag)
  // A record that nobody has saved yet has none.
  return { 'if-match': etag === undefined ? '*' : String(etag) }
}

/** Sees the record that a change answers with have the tag that it is shown with. */
export async function expectSameTag(
  row: Row,
  place: Place,
  client: Client,
  { headers }: LightMyRequestResponse,
) {
  const route = routes.get(row.route)
  if (!route?.isShown) return
  // A change that takes no condition has the record where it is, too.
  const isMade = route.shownAt === undefined && headers.location !== undefined
  const address = isMade ? String(headers.location) : shownBy(row, place)
  const shown = await client.get(new URL(address, 'http://localhost').pathname)
  expect([row.route, headers.etag]).toEqual([row.route, shown.headers.etag])
}

/** The address of the record that is changed: its own or, for a move, the one above. */
function shownBy(row: Row, { url }: Place): string {
  const { shownAt, method } = routes.get(row.route) ?? {}
  const isItsOwn = shownAt === undefined ? method === 'PATCH' : row.route.endsWith(` ${shownAt}`)
  return `${isItsOwn ? url : url.slice(0, url.lastIndexOf('/'))}.json`
}
