import type { Described } from '../document/described.ts'
import { exampleOf } from '../document/examples.ts'
import { asJson } from './examples.ts'
import type { Operation } from './operations.ts'

/**
 * All that a form needs beside what the heading of the operation says: `web/reading/try-it.ts` reads both.
 */
type Tryable = {
  fields: { name: string; in: string; example: string; values?: unknown[] }[]
  body?: string
}

/** The operation as something to try; undefined for one whose body is a file. */
export function tryable(operation: Operation, { components }: Described): Tryable | undefined {
  const { parameters, requestBody } = operation
  const schema = requestBody?.content['application/json']?.schema
  if (requestBody !== undefined && schema === undefined) return undefined

  return {
    fields: parameters
      .filter(({ in: place }) => place !== 'header')
      .map(({ name, in: place, example, schema }) => {
        // Of several that are taken at once, one is enough to try it.
        const values = schema.enum ?? schema.items?.enum
        return { name, in: place, example: String(example), ...(values && { values }) }
      }),
    ...(schema && { body: asJson(exampleOf(schema, components.schemas)) }),
  }
}
