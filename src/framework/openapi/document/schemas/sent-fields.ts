import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'

type Shape = Readonly<Record<string, z.core.$ZodType>>

/**
 * Says of the fields of a request which may be left out, and which may be null. A converter can only
 * guess at it where a value passes through a function before it is checked, so the fields are asked.
 */
export function describeSentFields(shape: Shape, jsonSchema: JsonSchema): void {
  const properties = jsonSchema.properties as Record<string, JsonSchema>
  const required = Object.keys(shape).filter((name) => !accepts(shape[name], undefined))
  for (const [name, field] of Object.entries(shape)) {
    const described = properties[name]
    if (described !== undefined && !accepts(field, null)) properties[name] = withoutNull(described)
  }

  if (required.length > 0) jsonSchema.required = required
  else delete jsonSchema.required
}

function accepts(field: z.core.$ZodType | undefined, value: unknown): boolean {
  return field === undefined || z.safeParse(field, value).success
}

function withoutNull(schema: JsonSchema): JsonSchema {
  const { anyOf, ...rest } = schema
  if (!Array.isArray(anyOf)) return schema
  const others = anyOf.filter(({ type }) => type !== 'null')
  return others.length === 1 ? { ...others[0], ...rest } : { ...rest, anyOf: others }
}
