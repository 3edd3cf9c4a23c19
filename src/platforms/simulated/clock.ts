import { sql } from 'drizzle-orm'
import type { Services } from '../../framework/context.ts'
import {
  readMovedSeconds,
  setMovedSeconds,
  setTurnedSeconds,
} from '../../framework/database/clock.ts'
import type { Tx } from '../../framework/database/db.ts'
import { one } from '../../framework/database/rows.ts'
import { simulatedPosts } from '../../tables/users/simulated-platform.ts'

/**
 * Moves the clock of a trial, for everybody and everything that goes by it. Says how far it was moved, in
 * all, in seconds.
 */
export async function moveClock(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  seconds: number,
): Promise<number> {
  if (!config.trial) throw new Error('Only the clock of a trial can be moved')
  // The lock makes two who move the clock wait: one of them would fail to replace the function, and the later
  // has to add to the earlier.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('troupe_now', 0))`)
  const moved = Math.round((await readMovedSeconds(tx)) + seconds)
  await tx.execute(sql.raw(definitionOf(moved)))
  // Snapshots are kept by month, and the months have to be there.
  await tx.execute(sql`select make_snapshot_months(2)`)
  setMovedSeconds(moved)
  return moved
}

/**
 * Lets the clock follow a setting of this transaction, for whoever turns it again and again: replacing the
 * function each time would have every statement planned anew. It has to be fastened before the end.
 */
export async function loosenClock(tx: Tx, { config }: Pick<Services, 'config'>): Promise<void> {
  if (!config.trial) throw new Error('Only the clock of a trial can be moved')
  await tx.execute(sql.raw(definedAs(`now() + current_setting('troupe.moved')::interval`)))
}

/** Turns a clock that was loosened to a moment. */
export async function turnClock(tx: Tx, moment: Date): Promise<void> {
  const seconds = sql`extract(epoch from ${moment.toISOString()}::timestamptz - now())`
  const { rows } = await tx.execute<{ moved: string }>(
    sql`select set_config('troupe.moved', ${seconds} || ' seconds', true) as moved, make_snapshot_months(2)`,
  )
  setTurnedSeconds(Number.parseFloat(one(rows).moved))
}

/** Lets a clock that was loosened show the real time again. */
export async function fastenClock(tx: Tx): Promise<void> {
  await tx.execute(sql.raw(definitionOf(0)))
  setMovedSeconds(0)
}

function definitionOf(moved: number): string {
  return definedAs(moved === 0 ? 'now()' : `now() + interval '${moved} seconds'`)
}

function definedAs(moment: string): string {
  return `create or replace function troupe_now() returns timestamptz language sql stable parallel safe
    as $$ select ${moment} $$`
}

/** The age of a post, in seconds. */
export const ageOf =
  sql<number>`extract(epoch from troupe_now() - ${simulatedPosts.posted_at})`.mapWith(Number)
