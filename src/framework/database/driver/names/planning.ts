import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Tx } from '../../db.ts'
import { nameOfText } from '../statement.ts'

/**
 * The most values of a statement that is worth a plan of its own: with more it is a long list, which hardly
 * comes again with the same length.
 */
export const mostValues = 60

const names = new Map<string, string>()

/** The name under which a statement is prepared, and undefined for one that is not worth it. */
export function plannedName(text: string, values: unknown[]): string | undefined {
  if (values.length > mostValues) return undefined
  const name = names.get(text) ?? nameOfText(text)
  names.set(text, name)
  return name
}

/**
 * A transaction for work that says the same things thousands of times: each statement is parsed and
 * planned once, which on the embedded database takes longer than to do it.
 */
export function planningOnce(tx: Tx): Tx {
  const { $client: client } = tx as unknown as { $client: pg.PoolClient }
  const query = (statement: pg.QueryConfig, values: unknown[] = []) =>
    client.query({ ...statement, name: plannedName(statement.text, values) }, values)
  const eager = Object.assign(Object.create(client) as pg.PoolClient, { query })
  const { writePrepared, writeLater, sendPrepared, beforeCommit, finish, conclude } = tx
  const kept = { writePrepared, writeLater, sendPrepared, beforeCommit, finish, conclude }
  return Object.assign(drizzle(eager), kept) as unknown as Tx
}
