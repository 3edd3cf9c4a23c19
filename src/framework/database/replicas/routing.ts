import type pg from 'pg'
import { textsOf } from '../driver/row.ts'
import { type Send, statement } from '../driver/statement.ts'
import { positionOf } from './position.ts'
import { type Reading, readings } from './reading.ts'

/** A statement that begins so and writes after all is refused by a replica, and then done by the primary. */
const isRead = /^\s*(select|with|\()/i

/** The pool, but for the reads of a request that may be old. */
export function orReplica(pool: pg.Pool): pg.Pool {
  const query = (...asked: Parameters<pg.Pool['query']>) => {
    const ask = (at: pg.Pool) => at.query(...asked) as unknown as Promise<unknown>
    const reading = readings.getStore()
    if (reading === undefined) return ask(pool)
    return isRead.test(textOf(asked[0]))
      ? reading.read(
          (replica) => ask(replica.pool),
          () => ask(pool),
        )
      : reading.write(ask(pool))
  }
  return Object.create(pool, { query: { value: query } })
}

/** A way to send prepared reads that may go to a replica, as `orReplica` does with a pool. */
export function sendOrReplica(send: Send): Send {
  return (asked, values) => {
    const ask = (to: Send) => to(asked, values)
    const reading = readings.getStore()
    return reading === undefined
      ? ask(send)
      : reading.read(
          (replica) => ask(replica.send),
          () => ask(send),
        )
  }
}

// The end of all that is inserted: where commits do not wait for the disk, it is not there yet.
const ownPosition = statement('own_position', 'select pg_current_wal_insert_lsn()::text')

/** The position of all that was written until now. */
export async function askPosition(send: Send): Promise<string | undefined> {
  const [row] = await send(ownPosition, [])
  const [position] = row === undefined ? [] : textsOf(row)
  return position ? positionOf(position) : undefined
}

/**
 * To be called when a commit is sent, with a way to send more behind it: the position takes the same way
 * there and back. Gives what to wait for. Nobody asks outside of a request.
 */
export function notePosition(send: Send): Promise<void> | undefined {
  const reading: Reading | undefined = readings.getStore()
  if (reading === undefined) return undefined
  return askPosition(send).then(
    (position) => reading.committed(position),
    () => reading.committed(undefined),
  )
}

function textOf(query: unknown): string {
  return typeof query === 'string' ? query : ((query as { text?: string }).text ?? '')
}
