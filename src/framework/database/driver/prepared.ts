import { fillPlaceholders } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Reader } from '../db.ts'
import { type Fields, recordReader } from './records.ts'
import { statement, type Value } from './statement.ts'

type Select = {
  _: { selectedFields: Fields; result: unknown }
  toSQL: () => { sql: string; params: unknown[] }
}

/** Builds the selects that are given to `prepared`. */
export const query = new QueryBuilder()

/**
 * A read on the hot path. Its text, the server's plan and the conversion from rows to records are
 * made only once. It must be quick, because outside a transaction other reads wait behind it on the
 * same connection.
 */
export function prepared<S extends Select>(name: string, select: S) {
  const { sql: text, params } = select.toSQL()
  const read = statement(name, text)
  let readRecord: ReturnType<typeof recordReader> | undefined

  return async (
    db: Pick<Reader, 'sendPrepared'>,
    values: Record<string, Value>,
  ): Promise<S['_']['result']> => {
    const rows = await db.sendPrepared(read, fillPlaceholders(params, values) as Value[])
    readRecord ??= recordReader(select._.selectedFields, read.typeIds as number[])
    return rows.map(readRecord)
  }
}
