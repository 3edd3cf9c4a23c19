import { z } from 'zod'
import type { JsonSchema } from './json-schema.ts'

/** Which field tells the records apart that an answer may be, and which value of it means which. */
export function discriminatorOf({
  discriminator,
  options,
}: z.core.$ZodDiscriminatedUnionDef): JsonSchema {
  const mapping = options.flatMap((option) => {
    const { id } = z.globalRegistry.get(option) ?? {}
    const values = option._zod.propValues?.[discriminator] ?? []
    if (id === undefined) throw new Error(`A record told apart by ${discriminator} has no name`)
    return [...values].map((value) => [String(value), `#/components/schemas/${id}`])
  })
  return { propertyName: discriminator, mapping: Object.fromEntries(mapping) }
}
