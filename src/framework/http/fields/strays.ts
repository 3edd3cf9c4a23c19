import { z } from 'zod'
import type { ApiOperation } from '../api.ts'
import { knownNames, nearestName } from './nearest-name.ts'
import { bare } from './parameters.ts'
import { type Body, rootedIn } from './root.ts'

/** A field that nobody reads, and whether it is beside the root that the others are in. */
export type Stray = { name: string; isBeside: boolean }

/** Why nobody reads a field, and the field that may have been meant. */
type Misplaced = {
  why:
    | 'belongs in the address'
    | 'is beside the root'
    | 'is the root again'
    | 'is read only'
    | 'is unknown'
  meant?: string | undefined
}

/** The fields of a body that nobody reads, inside of its root and beside it. */
export function straysIn(
  body: Body,
  root: string | undefined,
  known: readonly string[],
  isFlat: boolean,
): Stray[] {
  const isStray = (name: string) => !known.includes(name)
  const others = Object.keys(body).filter((name) => name !== root)
  const rooted = rootedIn(body, root)
  const inside = isFlat || rooted === undefined ? others : Object.keys(rooted)
  const beside = isFlat || rooted === undefined ? [] : others
  return [
    ...inside.filter(isStray).map((name): Stray => ({ name, isBeside: false })),
    ...beside.map((name): Stray => ({ name, isBeside: true })),
  ]
}

export function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** The root of the fields of a request, which only some requests need. */
export const rootOf = ({ body }: ApiOperation) => body?.root ?? body?.alsoUnder

/** Says of the fields that nobody reads why that is; `fields` are those that were sent with them. */
export function misplacedIn(operation: ApiOperation) {
  const { body, response, query = {} } = operation
  const parameters = Object.keys(query).map(bare)
  const shown = namesOf(response)
  const root = rootOf(operation)
  const known = knownNames([...namesOf(body?.schema), ...(root === undefined ? [] : [root])])
  return ({ name, isBeside }: Stray, fields: Body): Misplaced => {
    if (parameters.includes(name)) return { why: 'belongs in the address' }
    if (isBeside) return { why: 'is beside the root' }
    if (name === root) return { why: 'is the root again' }
    const meant = nearestName(name, known)
    if (!shown.includes(name)) return { why: 'is unknown', meant }
    // Where both were sent, a record was sent back as it was read.
    const isSent = meant !== undefined && Object.hasOwn(fields, meant)
    return { why: 'is read only', meant: isSent ? undefined : meant }
  }
}
