import { z } from 'zod'
import { knownNames, nearestName } from '../../framework/http/fields/nearest-name.ts'

/**
 * The arguments of a tool, of which one that it does not know is refused: what nobody reads must not look
 * understood.
 */
export function strictArguments(tool: string, { shape }: z.ZodObject): z.ZodObject {
  const known = Object.keys(shape)
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys' ? refusalOf(tool, issue.keys, known) : undefined,
  })
}

const mostNamed = 10

function refusalOf(tool: string, unknown: string[], known: string[]): string {
  const names = knownNames(known)
  const named = unknown.slice(0, mostNamed).map((name) => {
    const meant = nearestName(name, names)
    return meant === undefined ? `${cut(name)}` : `${cut(name)} (did you mean ${meant}?)`
  })
  const all = known.length === 0 ? 'It has none' : `It has ${known.join(', ')}`
  return `No such argument of ${tool}: ${named.join(', ')}. ${all}.`
}

const cut = (name: string) => (name.length > 64 ? `${name.slice(0, 63)}…` : name)
