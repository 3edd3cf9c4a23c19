import { hash } from 'node:crypto'
import pg from 'pg'

type Query = (...args: unknown[]) => unknown
type Asked = { text: string; name?: string; submit?: unknown }

/** With more values it is a long list, which hardly comes again with the same length. */
const mostValues = 60

const names = new Map<string, string>()

/**
 * Has the embedded database plan each text once, and not each time: tests say the same things thousands of times,
 * and to plan them takes longer than to do them.
 */
export function planOnce(): void {
  const query = pg.Client.prototype.query as Query
  pg.Client.prototype.query = function (this: pg.Client, ...[first, values, ...rest]: unknown[]) {
    const asked = (typeof first === 'string' ? { text: first } : first) as Asked
    const isFit = Array.isArray(values) && values.length > 0 && values.length <= mostValues
    const isPlain = asked.name === undefined && asked.submit === undefined
    const named = isFit && isPlain ? { ...asked, name: nameOf(asked.text) } : first
    return query.call(this, named, values, ...rest)
  } as typeof pg.Client.prototype.query
}

function nameOf(text: string): string {
  const name = names.get(text) ?? hash('sha1', text)
  names.set(text, name)
  return name
}
