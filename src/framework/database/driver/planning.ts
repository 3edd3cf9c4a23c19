import { hash } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Tx } from '../db.ts'

/**
 * The most values of a statement that is worth a plan of its own: with more it is a long list, which hardly
 * comes again with the same length.
 */
const mostValues = 60

/**
 * The same transaction for work that says the same things thousands of times: each statement is parsed and
 * planned once, which on the embedded database takes longer than to do it.
 */
export function planningOnce(tx: Tx): Tx {
  const { $client: client } = tx as unknown as { $client: pg.PoolClient }
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? hash('sha1', text)
    names.set(text, name)
    return name
  }
  const query = (statement: pg.QueryConfig, values: unknown[] = []) =>
    client.query(
      values.length > mostValues ? statement : { ...statement, name: nameOf(statement.text) },
      values,
    )
  const eager = Object.assign(Object.create(client) as pg.PoolClient, { query })
  const { writePrepared, writeLater, sendPrepared } = tx
  return Object.assign(drizzle(eager), { writePrepared, writeLater, sendPrepared }) as unknown as Tx
}
