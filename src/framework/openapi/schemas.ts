import { z } from 'zod'

export type JsonSchema = { [key: string]: unknown }

export type Convert = ReturnType<typeof collectSchemas>['convert']

/**
 * Converts the schemas of requests and answers into those of the document. A schema with an id
 * becomes a component, and every use refers to it.
 */
export function collectSchemas() {
  const components: Record<string, JsonSchema> = {}

  const convert = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const {
      $schema: _,
      $defs,
      ...converted
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: adjust })
    for (const [id, definition] of Object.entries($defs ?? {}))
      components[id] = relocate(definition)
    return relocate(converted)
  }

  return { components, convert }
}

type Conversion = { zodSchema: z.core.$ZodType; jsonSchema: JsonSchema }

function adjust({ zodSchema, jsonSchema }: Conversion): void {
  // Fields may be added to a record later, and clients must not refuse it then.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties

  // Zod drops the examples of a transformed value, because it takes them for results. Ours are inputs.
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (examples !== undefined) jsonSchema.examples = examples
}

/** Points references to the components of the document instead of definitions within one schema. */
function relocate(schema: object): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as JsonSchema
}
