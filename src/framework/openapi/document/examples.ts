import { anExample } from '../../http/api.ts'
import { isRecord } from '../../http/fields/root.ts'
import { type Described, nameIn, type Schema } from './described.ts'

export type Schemas = Described['components']['schemas']
type Values = Record<string, unknown>

/** A value that fits a schema, made of the examples in it. */
export function exampleOf(schema: Schema, schemas: Schemas, fixed: Values = {}): unknown {
  const { $ref, examples, properties, items, anyOf, oneOf } = schema
  if (examples !== undefined) return examples[0]
  if ($ref !== undefined) return exampleOf(schemas[nameIn($ref)] as Schema, schemas, fixed)
  if (properties !== undefined) return exampleRecord(properties, schemas, fixed)
  const [first] = anyOf ?? oneOf ?? []
  if (first !== undefined) return exampleOf(first, schemas, fixed)
  if (items !== undefined) return [exampleOf(items, schemas)]
  return plainExample(schema)
}

/**
 * A record with these values. Fields that go with other states than the one that it is in then are
 * empty, unless their values are given.
 */
function exampleRecord(
  properties: Record<string, Schema>,
  schemas: Schemas,
  fixed: Values,
): Values {
  const fields = Object.entries(properties)
  const made = Object.fromEntries(
    fields.map(([name, field]) => [name, merged(exampleOf(field, schemas), fixed[name])]),
  )
  const state = made.state ?? made.status
  for (const [name, field] of fields) {
    const states = field[inStatesKey]
    const isOfAnother = states !== undefined && !states.includes(String(state))
    if (isOfAnother && !(name in fixed)) made[name] = emptyValue(field)
  }
  return made
}

/** Has a field say in which states it holds something. It is taken out before the document is shown. */
export const inStatesKey = 'x-in-states'

/** The value, with what is given of it instead. */
function merged(value: unknown, given: unknown): unknown {
  if (given === undefined || given === anExample) return value
  if (Array.isArray(given) && Array.isArray(value) && isRecord(given[0]))
    return given.map((one, index) => merged(value[index] ?? value[0], one))
  if (!isRecord(given) || !isRecord(value)) return given
  return {
    ...value,
    ...Object.fromEntries(
      Object.entries(given).map(([name, one]) => [name, merged(value[name], one)]),
    ),
  }
}

function emptyValue({ type, anyOf = [], items }: Schema): unknown {
  if (anyOf.some((one) => one.type === 'null') || [type].flat().includes('null')) return null
  if (items !== undefined) return []
  return type === 'integer' ? 0 : false
}

/** The example of a schema whose type alone says what it can be. */
function plainExample({ const: value, enum: values, type }: Schema): unknown {
  if (value !== undefined) return value
  if (values !== undefined) return values[0]
  return type === 'boolean' ? false : {}
}
