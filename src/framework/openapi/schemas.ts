import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }

/**
 * Turns the schemas that validate and present into those of the document. A schema with an id
 * becomes a component and is referred to, however often it is used.
 */
export function collectSchemas() {
  const components: Record<string, JsonSchema> = {}

  const convert = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const {
      $schema: _,
      $defs,
      ...converted
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    for (const [id, definition] of Object.entries($defs ?? {}))
      components[id] = relocate(definition)
    return relocate(converted)
  }

  return { components, convert }
}

/** Components live in one place of the document, wherever they were first met. */
function relocate(schema: object): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as JsonSchema
}
