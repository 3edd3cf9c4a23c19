import type { JsonSchema } from './json-schema.ts'

/** Sets of values that fields share, by the name that the description has for each. */
export type Sets = Record<string, { values: readonly string[]; description: string }>

type Direction = 'input' | 'output'

/**
 * Replaces the values that a field lists by a reference to their set, and keeps the sets that are
 * referred to. In requests a set is closed, because any other value is refused. In answers it is
 * open: a client that was made from an older description must not fail at a value that is new.
 */
export function collectSets(sets: Sets) {
  const components: Record<string, JsonSchema> = {}
  const names = new Map(Object.entries(sets).map(([name, { values }]) => [keyOf(values), name]))

  const refer = (part: unknown, direction: Direction): unknown => {
    if (Array.isArray(part)) return part.map((one) => refer(one, direction))
    if (typeof part !== 'object' || part === null) return part

    const { set, ...copy } = Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, refer(value, direction)]),
    )
    const name = typeof set === 'string' ? set : nameOf(copy)
    if (name === undefined) return copy

    const { type: _, enum: __, ...rest } = copy
    return { ...rest, $ref: `#/components/schemas/${componentFor(name, direction)}` }
  }

  const nameOf = ({ enum: values }: JsonSchema) =>
    Array.isArray(values) ? names.get(keyOf(values)) : undefined

  const componentFor = (name: string, direction: Direction): string => {
    const { values, description } = sets[name] ?? { values: [], description: '' }
    if (values.length === 0) throw new Error(`There is no set of values called ${name}`)
    const component = direction === 'input' ? `${name}Input` : name
    components[component] ??=
      direction === 'input' ? closed(values, description) : open(values, description)
    return component
  }

  return { components, refer: refer as (schema: JsonSchema, direction: Direction) => JsonSchema }
}

function closed(values: readonly string[], description: string): JsonSchema {
  return { type: 'string', description, enum: values }
}

function open(values: readonly string[], description: string): JsonSchema {
  return {
    type: 'string',
    description: `${description}. More may be added: be prepared for one that is not listed here.`,
    'x-extensible-enum': values,
    examples: [values[0]],
  }
}

const keyOf = (values: readonly unknown[]) => JSON.stringify([...values].sort())
