import {
  type Described,
  type DescribedOperation,
  isReference,
  nameIn,
  type Schema,
} from './described.ts'

/** A value that fits a schema, made of the examples in it. */
export function exampleOf(schema: Schema, document: Described): unknown {
  const { $ref, examples, properties, items, anyOf, oneOf } = schema
  if (examples !== undefined) return examples[0]
  if ($ref !== undefined)
    return exampleOf(document.components.schemas[nameIn($ref)] as Schema, document)
  if (properties !== undefined) {
    const fields = Object.entries(properties)
    return Object.fromEntries(fields.map(([name, field]) => [name, exampleOf(field, document)]))
  }
  const [first] = anyOf ?? oneOf ?? []
  if (first !== undefined) return exampleOf(first, document)
  if (items !== undefined) return [exampleOf(items, document)]
  return plainExample(schema)
}

/** The body that the example of a request gets, and its status. Curl does not follow a 303, which has none. */
export function answerExampleOf(
  responses: DescribedOperation['responses'],
  document: Described,
): { status: string; text: string } | undefined {
  if (responses[303] !== undefined) return undefined
  for (const [status, answer] of Object.entries(responses)) {
    const content = isReference(answer) ? undefined : answer.content?.['application/json']
    if (content === undefined) continue
    const value = content.example ?? exampleOf(content.schema, document)
    return { status, text: asJson(value) }
  }
  return undefined
}

/** The value as JSON on several lines, with lists of plain values on one. */
export function asJson(value: unknown): string {
  const isList = /\[\s+([^[\]{}]*?)\s+\]/g
  return JSON.stringify(value, null, 2).replace(
    isList,
    (_, items: string) => `[${items.replace(/\n\s*/g, ' ')}]`,
  )
}

/** The example of a schema whose type alone says what it can be. */
function plainExample({ const: value, enum: values, type }: Schema): unknown {
  if (value !== undefined) return value
  if (values !== undefined) return values[0]
  return type === 'boolean' ? false : {}
}
