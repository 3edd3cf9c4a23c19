import type { Schema } from './described.ts'
import { exampleOf, type Schemas } from './examples.ts'

/** Gives the examples of records the id that is in the example of their address, however deep they lie. */
export function withOwnIds(schemas: Schemas): void {
  for (const schema of Object.values(schemas)) nameByAddress(schema, schemas)
}

function nameByAddress(schema: Schema, schemas: Schemas): void {
  const { properties = {}, items, anyOf = [] } = schema
  const { id, url } = properties
  if (id?.examples && url) {
    const [, own] = /\/(\w{8})\.json$/.exec(String(exampleOf(url, schemas))) ?? []
    if (own !== undefined) properties.id = { ...id, examples: [own] }
  }
  for (const part of [...Object.values(properties), ...anyOf, ...(items ? [items] : [])])
    nameByAddress(part, schemas)
}
