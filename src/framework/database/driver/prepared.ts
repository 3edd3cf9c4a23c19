import { fillPlaceholders } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Db } from '../db.ts'
import { type Fields, recordReader } from './records.ts'
import type { Statement, Value } from './statement.ts'

type Select = {
  _: { selectedFields: Fields; result: unknown }
  toSQL: () => { sql: string; params: unknown[] }
}

/** Begins what is to be prepared. */
export const query = new QueryBuilder()

/**
 * A read on the hot path, of which everything is made once: its text, the server's plan, and the way
 * from its rows to records. Give each a name of its own. It has to be quick, for others wait behind
 * it, and it does not take part in transactions.
 */
export function prepared<S extends Select>(name: string, select: S) {
  const { sql: text, params } = select.toSQL()
  const statement: Statement = { name, text }
  let readRecord: ReturnType<typeof recordReader> | undefined

  return async (db: Db, values: Record<string, Value>): Promise<S['_']['result']> => {
    const rows = await db.sendPrepared(statement, fillPlaceholders(params, values) as Value[])
    readRecord ??= recordReader(select._.selectedFields, statement.typeIds as number[])
    return rows.map(readRecord)
  }
}
