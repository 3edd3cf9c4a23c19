import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'
import { describeSentFields } from './sent-fields.ts'
import { collectSets, type Sets } from './sets.ts'

export type Convert = ReturnType<typeof collectSchemas>['convert']

/**
 * Converts the schemas of requests and answers into those of the document. A schema with an id
 * becomes a component, and every use refers to it; so does a set of values that has a name.
 */
export function collectSchemas(sets: Sets) {
  const records: Record<string, JsonSchema> = {}
  const named = collectSets(sets)

  const convert = (schema: z.ZodType, io: 'input' | 'output'): JsonSchema => {
    const override = (conversion: Conversion) => adjust(conversion, io)
    const {
      $schema: _,
      $defs,
      ...converted
    } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
    for (const [id, definition] of Object.entries($defs ?? {}))
      records[id] = named.refer(relocate(definition), io)
    return named.refer(relocate(converted), io)
  }

  return { components: () => joined(records, named.components), convert }
}

function joined(records: Record<string, JsonSchema>, sets: Record<string, JsonSchema>) {
  const taken = Object.keys(sets).filter((name) => name in records)
  if (taken.length > 0) throw new Error(`A record and a set of values are both called ${taken}`)
  return { ...records, ...sets }
}

type Conversion = { zodSchema: z.core.$ZodTypes; jsonSchema: JsonSchema }

function adjust({ zodSchema, jsonSchema }: Conversion, io: 'input' | 'output'): void {
  // Fields may be added to a record later, and clients must not refuse it then.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties

  // Zod drops the examples of a transformed value, because it takes them for results. Ours are inputs.
  const { examples } = z.globalRegistry.get(zodSchema) ?? {}
  if (examples !== undefined) jsonSchema.examples = examples

  // The pattern of a moment is long, and says nothing that its format does not.
  if (jsonSchema.format === 'date-time' || jsonSchema.format === 'date') delete jsonSchema.pattern

  const { def } = zodSchema._zod
  if (def.type === 'object' && io === 'input') describeSentFields(def.shape, jsonSchema)
  if (def.type === 'union' && 'discriminator' in def)
    jsonSchema.discriminator = discriminatorOf(def as z.core.$ZodDiscriminatedUnionDef)
}

/** Points references to the components of the document instead of definitions within one schema. */
function relocate(schema: object): JsonSchema {
  const text = JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')
  return JSON.parse(text) as JsonSchema
}

/** Which field tells the records apart that an answer may be, and which value of it means which. */
function discriminatorOf({ discriminator, options }: z.core.$ZodDiscriminatedUnionDef): JsonSchema {
  const mapping = options.flatMap((option) => {
    const { id } = z.globalRegistry.get(option) ?? {}
    const values = option._zod.propValues?.[discriminator] ?? []
    if (id === undefined) throw new Error(`A record told apart by ${discriminator} has no name`)
    return [...values].map((value) => [String(value), `#/components/schemas/${id}`])
  })
  return { propertyName: discriminator, mapping: Object.fromEntries(mapping) }
}
