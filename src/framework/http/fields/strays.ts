import { z } from 'zod'

/** A field that nobody reads, and whether it is beside the root that the others are in. */
export type Stray = { name: string; isBeside: boolean }
export type Body = Record<string, unknown>

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

export function rootedIn(body: Body, root: string | undefined): Body | undefined {
  const rooted = root === undefined ? undefined : body[root]
  return isRecord(rooted) ? rooted : undefined
}

/** Whether the fields are those of the body itself, as they may be where its root is missing or empty. */
export function isFlat(body: Body, root: string | undefined, known: string[]): boolean {
  const isFilled = Object.keys(rootedIn(body, root) ?? {}).length > 0
  return !isFilled && known.some((name) => Object.hasOwn(body, name))
}

export function namesOf(schema: z.ZodType | undefined): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

export function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
