import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript'

type Operation = {
  deprecated?: boolean
  parameters?: { $ref?: string; in?: string }[]
  responses: Record<string, { headers?: unknown }>
}

/**
 * The types in `src/schema.ts`, written from the document that a server gives at `/openapi.json`. What the client does by
 * itself is left out: headers, refusals, and moves that answer with a redirect. So is PUT, which does what PATCH does.
 */
export async function writeTypes(document: object): Promise<string> {
  const ast = await openapiTS(onlyCalled(document) as unknown as OpenAPI3, { alphabetize: false })
  // Methods that a path does not have are written as `never`, and are most of the file.
  const types = astToString(ast).replace(/^ +(\w+\??): never;\n/gm, '')
  return `// Written from /openapi.json: npm run sdk-types\n${types}`
}

/** The way of paying that is usual on one server is not so on others, and the types are for all of them. */
const withoutUsualProvider = (document: object): unknown =>
  JSON.parse(JSON.stringify(document), (name, value) =>
    name === 'provider' && value?.default ? { ...value, default: undefined } : value,
  )

function onlyCalled(given: object) {
  const document = withoutUsualProvider(given) as {
    paths: Record<string, Record<string, Operation>>
    components: Record<string, unknown>
  }
  const headers = Object.entries(document.components.parameters as Record<string, { in: string }>)
  const isHeader = ({ $ref = '', in: place }: { $ref?: string; in?: string }) =>
    place === 'header' ||
    headers.some(([name, of]) => of.in === 'header' && $ref.endsWith(`/${name}`))

  for (const operations of Object.values(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      if (method === 'put' || operation.deprecated) delete operations[method]
      operation.parameters = operation.parameters?.filter((one) => !isHeader(one)) ?? []
      for (const [status, response] of Object.entries(operation.responses)) {
        if (!status.startsWith('2')) delete operation.responses[status]
        delete response.headers
      }
    }
  }
  document.paths = Object.fromEntries(
    Object.entries(document.paths).filter(([, operations]) => Object.keys(operations).length > 0),
  )
  document.components.parameters = Object.fromEntries(
    headers.filter(([, { in: of }]) => of !== 'header'),
  )
  for (const kind of ['headers', 'responses', 'securitySchemes']) delete document.components[kind]
  return withoutExamples(document)
}

function withoutExamples(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutExamples)
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(
    Object.entries(part)
      .filter(([name]) => name !== 'example' && name !== 'examples')
      .map(([name, value]) => [name, withoutExamples(value)]),
  )
}
