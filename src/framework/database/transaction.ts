import { setTimeout as pause } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { OutcomeUnknown } from '../errors.ts'
import type { Tx } from './db.ts'
import { ask } from './driver/statement.ts'
import { isConflict, isLost } from './errors.ts'

const leastPauseMs = 25

/**
 * Runs the work in one transaction on a connection of its own, which is given back whatever happens.
 * Work that was chosen as the victim of a deadlock is done once more from the beginning, so it must do
 * nothing but ask this transaction.
 */
export async function transact<Result>(
  pool: pg.Pool,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt(pool, work)
  } catch (error) {
    if (!isConflict(error)) throw error
    // The pause lets the other, which waits for the locks of this one, wake up before they are taken again.
    await pause(leastPauseMs + Math.random() * leastPauseMs)
    return attempt(pool, work)
  }
}

async function attempt<Result>(pool: pg.Pool, work: (tx: Tx) => Promise<Result>): Promise<Result> {
  const client = await pool.connect()
  let isUsable = true
  try {
    await client.query('begin')
    const result = await work(transactionOn(client))
    await commit(client)
    return result
  } catch (error) {
    isUsable = !isLost(error) && (await rollBack(client))
    throw error
  } finally {
    // A connection in an unknown state is closed instead, and the server undoes what was begun on it.
    client.release(!isUsable)
  }
}

function transactionOn(client: pg.PoolClient): Tx {
  const writePrepared: Tx['writePrepared'] = async ({ name, text }, values) =>
    (await client.query({ name, text, values })).rowCount ?? 0
  const sendPrepared: Tx['sendPrepared'] = (statement, values) => ask(client, statement, values)
  return Object.assign(drizzle(client), { writePrepared, sendPrepared }) as unknown as Tx
}

async function commit(client: pg.PoolClient): Promise<void> {
  try {
    const { command } = await client.query('commit')
    // The server says so, and reports no error, if a statement failed and the work went on regardless.
    if (command === 'ROLLBACK')
      throw new Error('A transaction with a failed statement was committed')
  } catch (error) {
    throw isLost(error) ? new OutcomeUnknown({ cause: error }) : error
  }
}

function rollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  )
}
