import pg from 'pg'
import { plannedName } from '../../../src/framework/database/driver/names/planning.ts'

type Query = (...args: unknown[]) => unknown
type Asked = { text: string; name?: string; submit?: unknown }

/**
 * Has the embedded database plan each text once, and not each time: tests say the same things thousands of
 * times, and to plan them takes longer than to do them.
 */
export function planOnce(): void {
  const query = pg.Client.prototype.query as Query
  pg.Client.prototype.query = function (this: pg.Client, ...[first, values, ...rest]: unknown[]) {
    const asked = (typeof first === 'string' ? { text: first } : first) as Asked
    const isPlain = asked.name === undefined && asked.submit === undefined
    const name =
      isPlain && Array.isArray(values) && values.length > 0
        ? plannedName(asked.text, values)
        : undefined
    return query.call(this, name === undefined ? first : { ...asked, name }, values, ...rest)
  } as typeof pg.Client.prototype.query
}
