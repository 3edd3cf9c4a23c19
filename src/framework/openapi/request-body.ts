import { z } from 'zod'
import type { ApiOperation } from '../http/api.ts'
import type { Convert, JsonSchema } from './schemas.ts'

/** A body with files in it can only come as multipart; without them JSON does. */
export function describeBody(
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

type Field = Fields & { format?: string; type?: string; items?: { format?: string } }
type Fields = { properties?: Record<string, Field> }

function filesIn(schema: Fields): string[] {
  const [record] = Object.values(schema.properties ?? {})
  const fields = Object.entries(record?.properties ?? {})
  const isFile = ({ format, items }: Field) => (items?.format ?? format) === 'binary'
  return fields.filter(([, field]) => isFile(field)).map(([name]) => name)
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
