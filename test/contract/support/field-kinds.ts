import type { z } from 'zod'

/** The fields of a body by name, whatever is done to the body as a whole. */
export function fieldsIn(schema: z.ZodType): Map<string, z.ZodType> {
  const { shape, in: input, out } = schema as Parts
  if (shape !== undefined) return new Map(Object.entries(shape))
  return new Map([input, out].flatMap((inner) => (inner ? [...fieldsIn(inner)] : [])))
}

type Parts = { shape?: Record<string, z.ZodType>; in?: z.ZodType; out?: z.ZodType }

/**
 * The same for two fields that are read by the same code, such as all texts of one line, however long they
 * may be, and all choices from a list. One that may be left out is of the kind of one that may not.
 */
export function kindOf(field: z.ZodType): string {
  const { innerType } = field.def as { innerType?: z.ZodType }
  return innerType === undefined ? codeIn(field.def) : kindOf(innerType)
}

/** The types and functions that a definition is made of, without lengths, limits, choices and messages. */
function codeIn(part: unknown): string {
  if (typeof part === 'function' || part instanceof RegExp) return String(part)
  if (Array.isArray(part)) return part.map(codeIn).join(' ')
  if (typeof part !== 'object' || part === null) return ''
  if ('_zod' in part) return `(${codeIn((part as z.ZodType)._zod.def)})`
  return Object.entries(part).map(codeOf).join(' ')
}

function codeOf([name, part]: [string, unknown]): string {
  if (['type', 'check', 'format'].includes(name)) return String(part)
  return ['error', 'entries', 'values'].includes(name) ? '' : codeIn(part)
}

/** Whether a field lets a value pass, on to the code and the columns of its own route. */
export function takes(field: z.ZodType, value: unknown): boolean {
  return field.safeParse(value).success
}
