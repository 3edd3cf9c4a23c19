import type { Route } from '../../http/api.ts'
import { type Described, type DescribedOperation, isReference, type Schema } from './described.ts'
import { documentedPath } from './documented-path.ts'
import { exampleOf, inStatesKey, type Schemas } from './examples.ts'
import { withOwnIds } from './own-ids.ts'
import type { JsonSchema } from './schemas/json-schema.ts'

/**
 * Gives each operation an answer that fits it: with the values of the request that is its example, and
 * in the state that it leads to. Records get an example of their own where fields go with states.
 */
export function withAnswers(document: JsonSchema, routes: Route[]): JsonSchema {
  const { paths, components } = document as unknown as Described
  const { schemas } = components
  withOwnIds(schemas)

  for (const route of routes) {
    const path = paths[documentedPath(route)] ?? {}
    const [own, put] = [path[route.method.toLowerCase()], path.put]
    if (own === undefined || route.api === undefined) continue
    addAnswer(own, schemas, route.api.shows ?? {})
    if (route.method === 'PATCH' && put) addAnswer(put, schemas, route.api.shows ?? {})
  }
  for (const schema of Object.values(schemas))
    if (goesWithStates(schema)) schema.examples = [exampleOf(schema, schemas)]
  return withoutStates(document) as JsonSchema
}

/** Only where it differs from what the schema says by itself, to keep the document small. */
function addAnswer(
  { requestBody, responses }: DescribedOperation,
  schemas: Schemas,
  shows: Record<string, unknown>,
): void {
  const sent = requestBody?.content['application/json']?.schema
  const [answer] = Object.values(responses)
  const content = answer && !isReference(answer) ? answer.content?.['application/json'] : undefined
  if (content === undefined) return

  const plain = exampleOf(content.schema, schemas)
  const given = { ...(sent && kept(sentFields(sent, schemas), plain)), ...shows }
  const example = exampleOf(content.schema, schemas, given)
  if (JSON.stringify(example) !== JSON.stringify(plain)) content.example = example
}

/** The fields that are sent, under their root or bare. */
function sentFields(body: Schema, schemas: Schemas): Record<string, unknown> {
  const whole = exampleOf(body, schemas) as Record<string, unknown>
  const [root, ...others] = Object.values(whole)
  const isRooted = others.length === 0 && typeof root === 'object' && !Array.isArray(root)
  return (isRooted ? root : whole) as Record<string, unknown>
}

/** Those that come back under the same name, and as the same kind of value. */
function kept(sent: Record<string, unknown>, answer: unknown): Record<string, unknown> {
  const record = (answer ?? {}) as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([name, value]) => name in record && kindOf(value) === kindOf(record[name]),
    ),
  )
}

/** A day that is sent comes back as a moment, so they are of two kinds. */
function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'array'
  return typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? 'moment' : typeof value
}

const goesWithStates = ({ properties = {} }: Schema) =>
  Object.values(properties).some((field) => inStatesKey in field)

function withoutStates(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutStates)
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).filter(([key]) => key !== inStatesKey)
  return Object.fromEntries(entries.map(([key, value]) => [key, withoutStates(value)]))
}
