import { type Column, getTableColumns, getTableName, is, SQL, sql } from 'drizzle-orm'
import { PgDialect, type PgTable } from 'drizzle-orm/pg-core'
import type { Tx } from '../db.ts'
import { one } from '../rows.ts'
import { recordReader } from './records.ts'
import { type Send, type Statement, statementOf, type Value } from './statement.ts'

type Row<Table extends PgTable> = Table['$inferSelect']
type Values = Record<string, unknown>
/** A value for each column, or an expression of the database's. */
export type NewRow<Table extends PgTable> = {
  [Name in keyof Table['$inferInsert']]: Table['$inferInsert'][Name] | SQL
}

/** Inserts a row, and gives all of it as it was stored. What is undefined is left to the database. */
export function insertRow<Table extends PgTable>(
  tx: Tx,
  table: Table,
  values: NewRow<Table>,
): Promise<Row<Table>> {
  const { text, sent } = insertion(table, values)
  return writeAndRead(tx, table, text, sent)
}

/** Inserts a row that nobody needs back: see `writeLater`. */
export function insertRowLater<Table extends PgTable>(
  tx: Tx,
  table: Table,
  values: NewRow<Table>,
): void {
  const { text, sent } = insertion(table, values)
  tx.writeLater(statementOf(getTableName(table), text), sent)
}

/** Writes new values of a row, and gives all of it. */
export function updateRow<Table extends PgTable>(
  tx: Tx,
  table: Table,
  id: number,
  values: Values,
): Promise<Row<Table>> {
  const { names, expressions, sent } = assigned(table, values)
  const assignments = names.map((name, at) => `${name} = ${expressions[at]}`)
  const text = `update ${nameOf(table)} set ${assignments} where id = $${sent.length + 1}`
  return writeAndRead(tx, table, text, [...sent, id])
}

/** Any statement whose answer nobody needs: see `writeLater`. */
export function executeLater(tx: Tx, statement: SQL): void {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  tx.writeLater(statementOf('executed', text), params as Value[])
}

/**
 * The text of an insert, and the values that are sent with it, behind those of the same statement that are
 * sent before.
 */
export function insertion(
  table: PgTable,
  values: Values,
  before: Value[] = [],
): { text: string; sent: Value[] } {
  const { names, expressions, sent } = assigned(table, values, before)
  // An id that was drawn before. The database gives all others itself.
  const overriding = names.includes('"id"') ? ' overriding system value' : ''
  return {
    text: `insert into ${nameOf(table)} (${names})${overriding} values (${expressions})`,
    sent,
  }
}

const readers = new WeakMap<Statement, ReturnType<typeof recordReader>>()

function writeAndRead<Table extends PgTable>(
  tx: Tx,
  table: Table,
  text: string,
  sent: Value[],
): Promise<Row<Table>> {
  return readOne(tx.sendPrepared, table, `${text} returning ${columnNames(table)}`, sent)
}

/** Sends a statement that answers with the columns of a table in their order, and gives its one row. */
export async function readOne<Table extends PgTable>(
  send: Send,
  table: Table,
  text: string,
  sent: Value[],
): Promise<Row<Table>> {
  const statement = statementOf(getTableName(table), text)
  const row = one(await send(statement, sent))
  const read =
    readers.get(statement) ?? recordReader(getTableColumns(table), statement.typeIds as number[])
  readers.set(statement, read)
  return read(row) as Row<Table>
}

export const columnNames = (table: PgTable): string => columnsOf(table).names

type Columns = { columns: Record<string, Column>; names: string }
const known = new WeakMap<PgTable, Columns>()

function columnsOf(table: PgTable): Columns {
  const found = known.get(table)
  if (found !== undefined) return found
  const columns: Record<string, Column> = getTableColumns(table)
  const names = Object.values(columns)
    .map(({ name }) => `"${name}"`)
    .join(', ')
  known.set(table, { columns, names })
  return { columns, names }
}

/** The columns that get a value, the expression for each, and the values that are sent with it. */
function assigned(table: PgTable, values: Values, before: Value[] = []) {
  const { columns } = columnsOf(table)
  const names: string[] = []
  const expressions: string[] = []
  const sent = [...before]
  for (const [name, value] of Object.entries(values)) {
    const column = columns[name]
    if (value === undefined || column === undefined) continue
    names.push(`"${column.name}"`)
    expressions.push(
      is(value, SQL) ? expressionOf(value, sent) : `$${sent.push(sentFor(column, value))}`,
    )
  }
  return { names, expressions, sent }
}

function sentFor(column: Column, value: unknown): Value {
  return value === null ? null : (column.mapToDriverValue(value) as Value)
}

const dialect = new PgDialect()
const texts = new WeakMap<SQL, string>()

/** An expression as text. Values of its own are numbered anew, behind the others. */
function expressionOf(expression: SQL, sent: Value[]): string {
  const text = texts.get(expression)
  if (text !== undefined) return text
  const query = dialect.sqlToQuery(sql`(${expression})`)
  if (query.params.length === 0) texts.set(expression, query.sql)
  const before = sent.length
  sent.push(...(query.params as Value[]))
  return query.sql.replace(/\$(\d+)/g, (_, number) => `$${before + Number(number)}`)
}

const nameOf = (table: PgTable) => `"${getTableName(table)}"`
