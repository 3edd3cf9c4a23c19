import type { Described } from '../document/described.ts'

const inPlace = /^#\/components\/(headers|schemas)\/(\w[\w-]*)$/

/**
 * The document with headers and sets of values where they are referred to. A reader of the reference
 * wants to see them there; records and shared answers have places of their own.
 */
export function resolved(document: Described): Described {
  const { components } = document
  const valueAt = ($ref: string) => {
    const [, group, name = ''] = inPlace.exec($ref) ?? []
    if (group === 'headers') return components.headers[name]
    const schema = group === 'schemas' ? components.schemas[name] : undefined
    if (schema?.type !== 'string') return undefined
    const { description: _, ...values } = schema
    return values
  }
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part

    const copy = Object.fromEntries(
      Object.entries(part).map(([key, value]) => [key, resolve(value)]),
    )
    const { $ref, ...rest } = copy
    const found = typeof $ref === 'string' ? valueAt($ref) : undefined
    return found === undefined ? copy : { ...found, ...rest }
  }
  return resolve(document) as Described
}
