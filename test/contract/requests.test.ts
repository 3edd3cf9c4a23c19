import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import type { Described } from '../../src/framework/openapi/document/described.ts'
import { documentedPath } from '../../src/framework/openapi/document/documented-path.ts'
import { anonymous } from '../support/helper.ts'
import { inTurns } from '../support/run/turns.ts'
import type { Row } from './support/row.ts'
import { leftOut, type SentBody, sentBody, without } from './support/sent-bodies.ts'
import { addressOf, methodOf, type Place, programOf, routes, rows } from './support/table.ts'
import { clientFor, createWorld } from './support/world.ts'

const document: Described = JSON.parse((await anonymous.get('/openapi.json')).body)
const ajv = new Ajv2020({ strict: false })
formats.default(ajv)
ajv.addSchema({ $id: 'document', ...document })

const bodies = new Map(
  [...routes].flatMap(([name, route]) => {
    const { body } = route.api ?? {}
    if (body === undefined) return []
    const at = { path: documentedPath(route), method: route.method.toLowerCase(), root: body.root }
    return [[name, sentBody(document, ajv, at)] as const]
  }),
)

describe.each([...bodies])('the example for %s', (name, body) => {
  const { schema, neededWithoutFiles = [] } = routes.get(name)?.api?.body ?? {}

  test('is right by the description and by the server, with and without what is optional', () => {
    for (const names of [[], ...leftOut(body)]) {
      const fields = without(body.example, ...names)
      expect([names, body.isValid(body.holding(fields))]).toEqual([names, true])
      expect([names, schema?.safeParse(fields).success]).toEqual([names, true])
    }
  })

  test('is wrong by both without what is required', () => {
    for (const field of body.required) {
      const fields = without(body.example, field)
      const isTaken = schema?.safeParse(fields).success && !neededWithoutFiles.includes(field)
      expect([field, body.isValid(body.holding(fields)), isTaken]).toEqual([field, false, false])
    }
  })
})

/** A code that is missing is one that is wrong. */
const refusals = [400, 401, 422]

const withBodies = rows.filter(({ route, pageOnly }) => !pageOnly && bodies.has(route))

test('every operation that takes a body is asked here', () => {
  expect(new Set(withBodies.map(({ route }) => route))).toEqual(new Set(bodies.keys()))
})

describe.each(inTurns(withBodies, 4))('the body of $route', (row) => {
  const body = bodies.get(row.route) as SentBody
  const caller = programOf(row)
  const status = row.answers[caller]

  test('needs what is required, and nothing else', async () => {
    // A request that is refused changes nothing, and a change can be made again where it was made: one place
    // does for these. A record that is created or moved needs another each time.
    let place: Place | undefined = await createPlace(row)
    for (const name of body.required) {
      const { response } = await send(row, place, body, [name])
      expect([name, refusals.includes(response.statusCode)]).toEqual([name, true])
    }
    if (body.required.length === 0 && !body.isOptional && !row.emptiable) {
      const { response } = await send(row, place, body, body.optional)
      expect(response.statusCode).toBe(400)
    }

    for (const names of body.optional.length === 0 ? [] : [[], ...leftOut(body, row.dependent)]) {
      place ??= await createPlace(row)
      const { response, sent } = await send(row, place, body, names)
      expect([names, body.isValid(sent)]).toEqual([names, true])
      expect([names, response.statusCode, response.body]).toEqual([
        names,
        status,
        expect.anything(),
      ])
      const blamed = response.statusCode === 422 ? Object.keys(response.json().errors) : []
      expect(blamed.filter((name) => names.includes(name))).toEqual([])
      if (methodOf(row) !== 'PATCH') place = undefined
    }
  })
})

async function createPlace(row: Row): Promise<Place> {
  const world = await createWorld()
  return { world, url: await addressOf(row, world) }
}

/** Sends what a row does and all that may be sent beside it, but for some fields. */
async function send(row: Row, { world, url }: Place, body: SentBody, leftOut: string[]) {
  const client = await clientFor(world, programOf(row))
  const headers = await row.headers?.(world)
  const whole = { ...body.example, ...row.further?.(world), ...body.fieldsOf(row.body?.(world)) }
  const sent = body.holding(without(whole, ...leftOut))
  return { sent, response: await client.send(methodOf(row), `${url}.json`, sent, headers) }
}
