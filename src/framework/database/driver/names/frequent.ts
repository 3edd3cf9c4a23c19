import type pg from 'pg'
import { nameOfText } from '../statement.ts'
import { mostValues } from './planning.ts'

/** From the how manieth time on a text is prepared. */
const often = 10
/** A connection keeps what was prepared on it, so there is an end to it. */
const mostNamed = 200
const mostCounted = 5000

/** Counts texts, and names those that came often: undefined for all others. */
export function countTexts() {
  const counts = new Map<string, number>()
  const names = new Map<string, string>()

  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= mostNamed) return name
    const count = (counts.get(text) ?? 0) + 1
    if (counts.size >= mostCounted) counts.clear()
    counts.set(text, count)
    if (count < often) return undefined
    counts.delete(text)
    names.set(text, nameOfText(text))
    return names.get(text)
  }
}

const ofAllPools = countTexts()

type Send = (...given: unknown[]) => unknown
type Asked = { text: string; name?: string; submit?: unknown }

/**
 * Prepares the statements that are sent most, so that the server plans each only a few times on this
 * connection: to plan those of a page takes longer than to answer them. Whether one plan does for all values
 * is left to the server.
 */
export function prepareFrequent(client: pg.ClientBase, nameOf = ofAllPools): void {
  const send = client.query.bind(client) as Send
  const query: Send = (first, values, ...rest) => {
    const asked = (typeof first === 'string' ? { text: first } : first) as Asked
    const name = isPlain(asked, values) ? nameOf(asked.text) : undefined
    return send(name === undefined ? first : { ...asked, name }, values, ...rest)
  }
  Object.assign(client, { query })
}

function isPlain({ name, submit }: Asked, values: unknown): boolean {
  const isNew = name === undefined && submit === undefined
  return isNew && Array.isArray(values) && values.length > 0 && values.length <= mostValues
}
