import { z } from 'zod'
import { lineOfText } from '../../framework/rich-text/plain-text.ts'

const mark = 'untrusted_'

/**
 * A text that somebody else wrote, cut to a length. Its field is called `untrusted_…`, which the instructions
 * explain.
 */
export const textOfOthers = (longest = 300) => z.string().max(longest).nullable()

/**
 * Gives of a record what a shape has, and nothing else. A field `untrusted_name` holds the text of `name`, so
 * that no text of others comes to an agent under a name that does not say so.
 */
export function shownBy(shape: z.ZodType, value: unknown): unknown {
  if (shape instanceof z.ZodOptional)
    return value === undefined ? undefined : shownBy(shape.unwrap() as z.ZodType, value)
  if (shape instanceof z.ZodNullable)
    return value == null ? null : shownBy(shape.unwrap() as z.ZodType, value)
  if (shape instanceof z.ZodArray)
    return [value].flat().map((one) => shownBy(shape.element as z.ZodType, one))
  if (shape instanceof z.ZodObject) return fieldsOf(shape, Object(value))
  return value
}

function fieldsOf(shape: z.ZodObject, record: Record<string, unknown>): object {
  const fields = Object.entries(shape.shape).map(([name, field]) => [
    name,
    name.startsWith(mark)
      ? cut(field as z.ZodType, record[name.slice(mark.length)])
      : shownBy(field as z.ZodType, record[name]),
  ])
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined))
}

function cut(field: z.ZodType, text: unknown): string | null | undefined {
  if (text === undefined && field instanceof z.ZodOptional) return undefined
  if (typeof text !== 'string') return null
  return lineOfText(text, longestOf(field)) ?? ''
}

function longestOf(field: z.ZodType): number {
  const inner = field instanceof z.ZodOptional || field instanceof z.ZodNullable
  if (inner) return longestOf(field.unwrap() as z.ZodType)
  return (field as z.ZodString).maxLength ?? 300
}
