/** The body of a request, or a record in it. */
export type Body = Record<string, unknown>

export function isRecord(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The record under the root of a body, be it empty. */
export function rootedIn(body: Body, root: string | undefined): Body | undefined {
  const rooted = root === undefined ? undefined : body[root]
  return isRecord(rooted) ? rooted : undefined
}

/** Whether the fields are those of the body itself, as they may be where its root is missing or empty. */
export function isFlat(body: Body, root: string | undefined, known: readonly string[]): boolean {
  return !isFilled(rootedIn(body, root)) && known.some((name) => Object.hasOwn(body, name))
}

/** The fields of a body, under their root or flat; nothing where it has none that are known. */
export function fieldsIn(body: unknown, root: string, known: readonly string[]): Body | undefined {
  if (!isRecord(body)) return undefined
  const rooted = rootedIn(body, root)
  if (isFilled(rooted)) return rooted
  return isFlat(body, root, known) ? body : undefined
}

/** Whether there is nothing in a body, or nothing under its root. */
export function isNothing(body: unknown, root: string): boolean {
  if (body === undefined || body === null) return true
  if (!isRecord(body)) return false
  const rooted = body[root] ?? {}
  return isRecord(rooted) && !isFilled(rooted)
}

function isFilled(record: Body | undefined): record is Body {
  return record !== undefined && Object.keys(record).length > 0
}
