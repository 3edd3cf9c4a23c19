import { expect } from 'vitest'
import type { Client } from '../../support/client.ts'
import type { Caller } from './callers.ts'
import type { Row } from './row.ts'
import { ask, type Place, routes } from './table.ts'

/** Whether the caller changes a record that is shown somewhere, and so may say which version of it they know. */
export function isConditional(row: Row, caller: Caller): boolean {
  const isOwners = caller === 'write' || caller === 'session' || caller === 'owner'
  return isOwners && row.answers[caller] < 400 && routes.get(row.route)?.shownAt !== undefined
}

/** Sees a change refused that is meant for another version, and gives the header for the one that is there. */
export async function conditionOf(row: Row, place: Place, client: Client) {
  const { url } = place
  const isItsOwn = row.route.endsWith(` ${routes.get(row.route)?.shownAt}`)
  const show = `${isItsOwn ? url : url.slice(0, url.lastIndexOf('/'))}.json`

  const { etag } = (await client.get(show)).headers
  const another = { 'if-match': '"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"' }
  const refused = await ask(row, place, client, 'suffix', another)
  expect([refused.statusCode, Object.keys(refused.json())]).toEqual([412, ['error']])
  expect((await client.get(show)).headers.etag).toBe(etag)
  return { 'if-match': String(etag) }
}
