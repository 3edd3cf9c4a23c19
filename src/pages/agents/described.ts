import { z } from 'zod'
import { recordForm } from './ids.ts'

type Side = 'input' | 'output'

/**
 * A schema as the protocol lists it. Agents read the list whenever they begin, so it leaves out what tells
 * them nothing: the dialect, bounds that every whole number has, the form of ids, and of answers how long a
 * text can be and that nothing else is there. The schema itself still refuses all of that.
 */
export function describeSchema(schema: z.ZodObject, side: Side) {
  const { validate } = schema['~standard']
  let known: Record<string, unknown> | undefined
  const json = () => {
    known ??= brief(z.toJSONSchema(schema, { io: side }), side) as Record<string, unknown>
    return known
  }
  return {
    '~standard': {
      version: 1 as const,
      vendor: 'troupe',
      validate: (value: unknown) => validate(value),
      jsonSchema: { input: json, output: json },
    },
  }
}

function brief(part: unknown, side: Side): unknown {
  if (Array.isArray(part)) return part.map((one) => brief(one, side))
  if (typeof part !== 'object' || part === null) return part
  const kept = Object.entries(part).filter(
    ([name, value]) =>
      !(saysNothing(name, value) || (side === 'output' && isOfAnswers(name, value))),
  )
  return nullableType(Object.fromEntries(kept.map(([name, value]) => [name, brief(value, side)])))
}

const saysNothing = (name: string, value: unknown) =>
  name === '$schema' ||
  (name === 'pattern' && value === recordForm.source) ||
  Math.abs(value as number) === Number.MAX_SAFE_INTEGER

const isOfAnswers = (name: string, value: unknown) =>
  name === 'maxLength' || (name === 'additionalProperties' && value === false)

/** A type that may be null, in one line. */
function nullableType(part: Record<string, unknown>): Record<string, unknown> {
  const { anyOf, ...rest } = part
  if (!Array.isArray(anyOf) || anyOf.length !== 2) return part
  const [one, other] = anyOf as Record<string, unknown>[]
  const isPlain = typeof one?.type === 'string' && one.enum === undefined
  return isPlain && other?.type === 'null' ? { ...one, type: [one.type, 'null'], ...rest } : part
}
