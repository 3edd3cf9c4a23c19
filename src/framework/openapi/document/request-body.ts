import { z } from 'zod'
import type { ApiOperation } from '../../http/api.ts'
import type { JsonSchema } from './schemas/json-schema.ts'
import type { Convert } from './schemas/schemas.ts'

/** A body with files in it can only come as multipart; without them JSON does. */
export function describeBody(
  { schema, root, neededWithoutFiles = [], ...body }: NonNullable<ApiOperation['body']>,
  convert: Convert,
  response?: ApiOperation['response'],
  isClosed = false,
) {
  const closed = isClosed && { additionalProperties: false }
  const record: Fields = { ...explained(convert(schema, 'input'), response), ...closed }
  const whole = root === undefined ? record : { ...rooted(record, root, body), ...closed }
  const files = filesIn(whole)

  return {
    required: !body.optional,
    content: {
      'application/json': { schema: withoutFiles(whole, files, neededWithoutFiles) },
      ...(files.length > 0 && { 'multipart/form-data': { schema: bracketed(whole) } }),
    },
  }
}

/** A field that says nothing of itself means what the field of that name means in the answer. */
function explained(record: Fields, response: ApiOperation['response']): Fields {
  if (record.properties === undefined || !(response instanceof z.ZodObject)) return record
  const answered: Record<string, z.ZodType> = response.shape
  const properties = Object.entries(record.properties).map(([name, field]) => {
    const description = field.description ?? answered[name]?.description
    return [name, description === undefined ? field : { ...field, description }]
  })
  return { ...record, properties: Object.fromEntries(properties) }
}

/** A body that is a part of a file, and nothing around it. */
export function describeBytes(type: string) {
  return { required: true, content: { [type]: { schema: { type: 'string', format: 'binary' } } } }
}

/** A record that is needed cannot be empty either: it would be taken for one that is missing. */
function rooted(
  record: Fields,
  root: string,
  { optional, mayBeEmpty }: Pick<NonNullable<ApiOperation['body']>, 'optional' | 'mayBeEmpty'>,
): Fields {
  if (optional) return { type: 'object', properties: { [root]: record } }
  const isFilled = record.required === undefined && !mayBeEmpty
  const filled = isFilled ? { ...record, minProperties: 1 } : record
  return { type: 'object', properties: { [root]: filled }, required: [root] }
}

type Field = Fields & {
  format?: string
  type?: string
  description?: string
  items?: { format?: string }
}
type Fields = {
  type?: string
  properties?: Record<string, Field>
  required?: string[]
  minProperties?: number
  additionalProperties?: boolean
}

function filesIn(schema: Fields): string[] {
  const [record] = Object.values(schema.properties ?? {})
  const fields = Object.entries(record?.properties ?? {})
  const isFile = ({ format, items }: Field) => (items?.format ?? format) === 'binary'
  return fields.filter(([, field]) => isFile(field)).map(([name]) => name)
}

function withoutFiles(schema: Fields, files: string[], needed: string[]): JsonSchema {
  const copy = structuredClone(schema)
  if (files.length === 0) return copy as JsonSchema
  for (const record of Object.values(copy.properties ?? {})) {
    for (const file of files) delete record.properties?.[file]
    if (needed.length > 0) record.required = [...(record.required ?? []), ...needed]
  }
  return copy as JsonSchema
}

/** Multipart has no nesting: a field's name holds its root, `campaign[name]`, and `[]` for a list. */
function bracketed(schema: Fields): JsonSchema {
  const properties: Record<string, unknown> = {}
  const required: string[] = []
  for (const [root, record] of Object.entries(schema.properties ?? {})) {
    for (const [name, field] of Object.entries(record.properties ?? {})) {
      const sentAs = `${root}[${name}]${field.type === 'array' ? '[]' : ''}`
      properties[sentAs] = field
      if (record.required?.includes(name)) required.push(sentAs)
    }
  }
  return { type: 'object', properties, ...(required.length > 0 && { required }) }
}
