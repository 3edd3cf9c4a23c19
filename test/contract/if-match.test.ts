import { describe, expect, test } from 'vitest'
import { addressOf, methodOf, programOf, routes, rows } from './support/table.ts'
import { clientFor, createWorld } from './support/world.ts'

const conditional = rows.filter((row) => {
  const isDone = row.answers[programOf(row)] < 400
  return isDone && !row.pageOnly && routes.get(row.route)?.shownAt !== undefined
})

describe.each(conditional)('$route', (row) => {
  test('is done only to the record that its caller knows', async () => {
    const world = await createWorld()
    const client = await clientFor(world, programOf(row))
    const url = await addressOf(row, world)
    const isItsOwn = row.route.endsWith(` ${routes.get(row.route)?.shownAt}`)
    const show = `${isItsOwn ? url : url.slice(0, url.lastIndexOf('/'))}.json`
    const headers = await row.headers?.(world)
    const send = (tag: string) =>
      client.send(methodOf(row), `${url}.json`, row.body?.(world), { ...headers, 'if-match': tag })

    const { etag } = (await client.get(show)).headers
    const refused = await send('"4Vd0q5o1kD3mYw2nXz8rTb6sPcA"')
    expect([refused.statusCode, Object.keys(refused.json())]).toEqual([412, ['error']])
    expect((await client.get(show)).headers.etag).toBe(etag)
    expect((await send(String(etag))).statusCode).toBe(row.answers[programOf(row)])
  })
})
