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
  pg.Client.prototype.query = function (this: pg.Client, ...[asked, values, ...rest]: unknown[]) {
    const { text, name, submit }: Asked =
      typeof asked === 'string' ? { text: asked } : (asked as Asked)
    const isFit = Array.isArray(values) && values.length > 0 && values.length <= mostValues
    return name === undefined && submit === undefined && isFit
      ? query.call(
          this,
          { ...Object(asked === text ? {} : asked), text, name: nameOf(text) },
          values,
          ...rest,
        )
      : query.call(this, asked, values, ...rest)
  } as typeof pg.Client.prototype.query
}

function nameOf(text: string): string {
  const name = names.get(text) ?? hash('sha1', text)
  names.set(text, name)
  return name
}
