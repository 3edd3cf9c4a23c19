import { z } from 'zod'
import type { ApiOperation, Route } from '../http/api.ts'
import { errorResponses, requestId, successResponse } from './responses.ts'
import type { collectSchemas, JsonSchema } from './schemas.ts'

type Convert = ReturnType<typeof collectSchemas>['convert']

const pageParameters = [
  { $ref: '#/components/parameters/page' },
  { $ref: '#/components/parameters/limit' },
]

/** One route as the document describes it. */
export function describeOperation(route: Route, api: ApiOperation, convert: Convert): JsonSchema {
  const { method, path } = route
  const { status = 200, response, body, alternatives = [] } = api
  const success = response && convert(response, 'output')

  return {
    operationId: api.name,
    summary: api.summary,
    tags: [api.tag],
    ...(api.open && { security: [] }),
    parameters: parametersOf(method, path, api),
    ...(body && { requestBody: describeBody(body, convert) }),
    responses: {
      [status]: successResponse(method, api, success),
      ...Object.fromEntries(
        alternatives.map((other) => [
          other.status,
          {
            description: other.description,
            headers: requestId,
            content: { 'application/json': { schema: convert(other.response, 'output') } },
          },
        ]),
      ),
      ...errorResponses(method, path, api),
    },
  }
}

function parametersOf(
  method: string,
  path: string,
  { paginated, headers = {}, query = {} }: ApiOperation,
) {
  const names = path.match(/(?<=:)\w+/g) ?? []
  const text = (name: string, place: 'path' | 'header' | 'query', description: string) => ({
    name,
    in: place,
    required: place === 'path',
    description,
    schema: { type: 'string' },
  })

  return [
    ...names.map((name) => text(name, 'path', 'Opaque id')),
    ...Object.entries(query).map(([name, description]) => text(name, 'query', description)),
    ...Object.entries(headers).map(([name, description]) => text(name, 'header', description)),
    ...(paginated ? pageParameters : []),
    ...(method === 'GET' ? [{ $ref: '#/components/parameters/if_none_match' }] : []),
  ]
}

/** A body with files can be sent only as multipart. Without files JSON is enough. */
function describeBody(
  { schema, root, optional }: NonNullable<ApiOperation['body']>,
  convert: Convert,
) {
  const rooted = root === undefined ? schema : z.object({ [root]: schema })
  const whole = convert(rooted, 'input')
  const files = filesIn(whole)

  return {
    required: !optional,
    content: {
      'application/json': { schema: files.length === 0 ? whole : withoutFiles(whole, files) },
      ...(files.length > 0 && { 'multipart/form-data': { schema: bracketed(whole) } }),
    },
  }
}

type Fields = { properties?: Record<string, Fields & { format?: string; type?: string }> }

function filesIn(schema: Fields): string[] {
  const [record] = Object.values(schema.properties ?? {})
  const fields = Object.entries(record?.properties ?? {})
  return fields.filter(([, { format }]) => format === 'binary').map(([name]) => name)
}

function withoutFiles(schema: Fields, files: string[]): JsonSchema {
  const copy = structuredClone(schema)
  for (const record of Object.values(copy.properties ?? {})) {
    for (const file of files) delete record.properties?.[file]
  }
  return copy as JsonSchema
}

/** Multipart has no nesting: a field's name holds its root, `campaign[name]`, and `[]` for a list. */
function bracketed(schema: Fields): JsonSchema {
  const properties: Record<string, unknown> = {}
  for (const [root, record] of Object.entries(schema.properties ?? {})) {
    for (const [name, field] of Object.entries(record.properties ?? {})) {
      properties[`${root}[${name}]${field.type === 'array' ? '[]' : ''}`] = field
    }
  }
  return { type: 'object', properties }
}
