import { createConfig, lintFromString } from '@redocly/openapi-core'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { describe, expect, test } from 'vitest'
import { anonymous, app } from '../../../../test/support/helper.ts'
import { inTurns } from '../../../../test/support/run/turns.ts'
import { documentedPath } from './documented-path.ts'

type Schema = { [key: string]: unknown; type?: string; properties?: Record<string, Schema> }
type Body = { content?: Record<string, { schema: Schema }> }
type Operation = {
  operationId: string
  description?: string
  tags: string[]
  requestBody?: Body
  responses: Record<string, Body & { headers?: object; $ref?: string }>
}
type Document = {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema>; responses: Record<string, Body> }
}

const { body: text } = await anonymous.get('/openapi.json')
const document: Document = JSON.parse(text)
test.each(['/openapi.json', '/openapi/review.json'])('%s refuses a parameter', async (address) => {
  const { statusCode, body } = await anonymous.get(`${address}?part=money`)
  expect(statusCode).toBe(422)
  expect(JSON.parse(body).errors).toEqual({
    part: ['is not a parameter of this request, which has none'],
  })
})

const operations = Object.values(document.paths).flatMap((path) => Object.values(path))
const operationAt = (path: string, method: string) => document.paths[path]?.[method]

/** Linters, which tell what is wrong in a line each. They take long. */
const linters = {
  'Redocly, the recommended ones': async () => {
    // It names the server that it is read from, which in tests is at localhost.
    // Moves are answered by a redirect alone; that all others have a success is tested below.
    const rules = { 'no-server-example.com': 'off', 'operation-2xx-response': 'off' } as const
    const config = await createConfig({ extends: ['recommended'], rules })
    const problems = await lintFromString({ source: text, absoluteRef: 'openapi.json', config })
    return problems.map(
      ({ ruleId, message, location }) => `${ruleId}: ${message} at ${location[0]?.pointer}`,
    )
  },
  'Spectral, those for OpenAPI': async () => {
    const linter = new spectral.Spectral()
    linter.setRuleset({ extends: [rulesets.oas as spectral.RulesetDefinition] })
    const problems = await linter.run(JSON.parse(text))
    return problems.map(({ code, message, path }) => `${code}: ${message} at ${path.join('/')}`)
  },
}

describe('GET /openapi.json is clean under the rules of', () => {
  test.each(inTurns(Object.entries(linters), 2))('%s', async (_name, problems) => {
    expect(await problems()).toEqual([])
  })
})

describe('GET /openapi.json describes', () => {
  test('every route that programs use, and each under its own name', () => {
    const names = operations.map(({ operationId }) => operationId)
    const routes = app.routeTable.filter(({ api, file }) => api !== undefined || file !== undefined)
    const changes = routes.filter(({ method }) => method === 'PATCH')

    expect(document.openapi).toBe('3.1.0')
    expect(new Set(operations.flatMap(({ tags }) => tags))).toEqual(
      new Set(document.tags.map(({ name }) => name)),
    )
    expect(names).toHaveLength(routes.length + changes.length)
    expect(new Set(names).size).toBe(names.length)
  })

  test('each of them in whole sentences', () => {
    const bare = operations.filter(({ description = '' }) => !/^[A-Z].{20,}\.$/.test(description))
    expect(bare.map(({ operationId }) => operationId)).toEqual([])
  })

  test('what each field means that is sent', () => {
    const sent = operations.flatMap(({ operationId, requestBody }) =>
      Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
        untold(schema).map((field) => `${operationId}: ${field}`),
      ),
    )
    expect([...new Set(sent)]).toEqual([])
  })

  test('addresses that answer JSON to a client which sends nothing but what is described', () => {
    const files = app.routeTable.filter(({ file }) => file !== undefined)
    const others = Object.keys(document.paths).filter((path) => !path.endsWith('.json'))
    expect(others).toEqual(files.map(documentedPath))
    expect(operationAt('/session.json', 'post')?.operationId).toBe('requestSignInCode')
  })

  test('how each other operation succeeds', () => {
    const isTold = ({ responses }: Operation) =>
      Object.keys(responses).some((status) => /^2|^303$/.test(status))
    expect(operations.filter((operation) => !isTold(operation))).toEqual([])
  })

  test('PUT beside PATCH', () => {
    for (const path of Object.values(document.paths)) {
      expect(path.put === undefined).toBe(path.patch === undefined)
      expect(path.put?.requestBody).toEqual(path.patch?.requestBody)
    }
    expect(operationAt('/me.json', 'put')?.operationId).toBe('updateMeByPut')
  })

  test('that every operation refuses other formats, and how credentials are refused', () => {
    const isTold = ({ responses }: Operation) => responses['406'] !== undefined
    const others = operations.filter(({ operationId }) => !operationId.startsWith('download'))
    expect(others.filter((operation) => !isTold(operation)).map((one) => one.operationId)).toEqual([
      'readFeed',
      'readCalendar',
    ])
    expect(document.components.responses.Unauthenticated).toMatchObject({
      headers: { 'WWW-Authenticate': { $ref: '#/components/headers/WWW-Authenticate' } },
      content: { 'text/plain': { schema: { type: 'string' } } },
    })
  })

  test('records that may have more fields one day', () => {
    expect(JSON.stringify(document.components)).not.toContain('"additionalProperties":false')
  })

  test('what each field means that is sent to the resources people begin with', () => {
    const first = ['Campaigns', 'Collabs', 'Submissions', 'Invitations', 'Events']
    const unexplained = operations
      .filter(({ tags }) => first.includes(tags[0] as string))
      .flatMap(({ operationId, requestBody }) => {
        const { properties = {} } = requestBody?.content?.['application/json']?.schema ?? {}
        const fields = Object.values(properties as Record<string, Schema>).flatMap((root) =>
          Object.entries((root.properties ?? {}) as Record<string, Schema>),
        )
        return fields
          .filter(([, field]) => !('description' in field || '$ref' in field))
          .map(([name]) => `${operationId}.${name}`)
      })
    expect(unexplained).toEqual([])
  })

  test('records by an id that is in their address', () => {
    const records = Object.entries(document.components.schemas).flatMap(
      ([name, { properties }]) => {
        const [id, url] = [properties?.id?.examples, properties?.url?.examples].map(
          (examples) => (examples as string[] | undefined)?.[0],
        )
        return id && url ? [{ name, isIn: url.includes(`/${id}`) }] : []
      },
    )
    expect(records.length).toBeGreaterThan(20)
    expect(records.filter(({ isIn }) => !isIn)).toEqual([])
  })

  test('what a limited token needs, of each operation that takes one', () => {
    const areas = ['programs', 'review', 'creators', 'money', 'members', 'events', 'people', 'any']
    for (const operation of operations) {
      const { security, 'x-area': needed = '' } = operation as {
        security?: object[]
        'x-area'?: string
      }
      const takesToken = security?.some((one) => 'accessToken' in one) ?? true
      expect([operation.operationId, areas.includes(needed)]).toEqual([
        operation.operationId,
        takesToken,
      ])
    }
  })

  test('every value by an example, unless its type says it all', () => {
    const bodies = operations.flatMap(({ operationId, requestBody, responses }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) =>
        Object.values(body?.content ?? {}).map(({ schema }) => ({ at: operationId, schema })),
      ),
    )
    const components = Object.entries(document.components.schemas)
    const all = [...bodies, ...components.map(([at, schema]) => ({ at, schema }))]

    expect(all.flatMap(({ at, schema }) => withoutExample(schema, at))).toEqual([])
  })
})

/** The places where a reader would see nothing but `string` or `0`. */
function withoutExample(schema: Schema, at: string): string[] {
  const { properties, examples, items } = schema
  const anyOf = schema.anyOf ?? schema.oneOf
  if (properties !== undefined)
    return Object.entries(properties).flatMap(([name, field]) =>
      withoutExample(field, `${at}.${name}`),
    )
  if (examples !== undefined || '$ref' in schema || saysItAll(schema)) return []
  if (Array.isArray(anyOf)) return withoutExample(anyOf[0], at)
  if (items !== undefined) return withoutExample(items as Schema, at)
  return [at]
}

function saysItAll({ type, format, enum: values, const: value }: Schema): boolean {
  return type === 'boolean' || format === 'binary' || values !== undefined || value !== undefined
}

/**
 * The fields of a body, of objects in it and of what it may be, that nothing is said about. A name for a
 * group says enough.
 */
function untold(schema: Schema): string[] {
  const { anyOf = [], oneOf = [], allOf = [], properties = {} } = resolved(schema)
  const others = [anyOf, oneOf, allOf].flat() as Schema[]
  return [
    ...Object.entries(properties).flatMap(([name, field]) => {
      const { description, properties: group } = resolved(field)
      const isTold = field.description !== undefined || description !== undefined
      return isTold || group !== undefined ? untold(field) : [name]
    }),
    ...others.flatMap(untold),
  ]
}

function resolved(schema: Schema): Schema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined
  return name === undefined ? schema : (document.components.schemas[name] as Schema)
}

test('what is sent to others is described in the whole and in its own part', async () => {
  const sent = JSON.parse(text).webhooks
  const { requestBody, parameters } = sent.event.post
  expect(requestBody.content['application/json'].schema).toEqual({
    $ref: '#/components/schemas/Event',
  })
  expect(parameters.map(({ name }: { name: string }) => name)).toContain('webhook-signature')
  const part = async (name: string) => (await anonymous.get(`/openapi/${name}.json`)).json()
  expect((await part('events')).webhooks).toHaveProperty('event')
  expect(await part('money')).not.toHaveProperty('webhooks')
  expect(document.components.schemas.SentEventType?.['x-extensible-enum']).toContain('webhook.test')
})
