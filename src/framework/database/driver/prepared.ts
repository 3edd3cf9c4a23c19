import { is, Param, Placeholder, sql } from 'drizzle-orm'
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

/** A number that is written into the SQL, so that a plan which is kept can count with it. */
export const written = (number: number) => sql.raw(String(number)) as unknown as Placeholder

/**
 * A read on the hot path. Its text, the server's plan and the conversion from rows to records are
 * made only once. It must be quick, because outside a transaction other reads wait behind it on the
 * same connection.
 */
export function prepared<S extends Select>(name: string, select: S) {
  const { sql: text, params } = select.toSQL()
  const read = statement(name, text)
  const fill = params.map(filling)
  let readRecord: ReturnType<typeof recordReader> | undefined

  return async (db: Pick<Reader, 'sendPrepared'>, values: Values): Promise<S['_']['result']> => {
    const sent = fill.map((valueIn) => valueIn(values))
    const rows = await db.sendPrepared(read, sent)
    readRecord ??= recordReader(select._.selectedFields, read.typeIds as number[])
    return rows.map(readRecord)
  }
}

type Values = Record<string, Value>

/** How a parameter of the statement gets its value from those that are given. */
function filling(param: unknown): (values: Values) => Value {
  const [placeholder, encoder] = is(param, Param) ? [param.value, param.encoder] : [param]
  if (!is(placeholder, Placeholder)) return () => param as Value

  const { name } = placeholder
  const given = (values: Values): Value => {
    const value = values[name]
    if (value === undefined) throw new Error(`no value for ${name}`)
    return value
  }
  return encoder === undefined
    ? given
    : (values) => encoder.mapToDriverValue(given(values)) as Value
}
