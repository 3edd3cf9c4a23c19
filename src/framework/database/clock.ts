import { sql } from 'drizzle-orm'
import { StartRefused } from '../start-refused.ts'
import type { Reader } from './db.ts'
import { installation } from './installation.ts'
import { one } from './rows.ts'

let aheadMs = 0
let movedMs = 0
let isTurning = false
let heardSeconds: number | undefined

/** Takes note of what time it was at the database when it was so late here. */
export function setDatabaseTime(there: number, here: number): void {
  aheadMs = there - here
}

/** Takes note of how far the clock of a trial was moved, in all. */
export function setMovedSeconds(seconds: number): void {
  movedMs = seconds * 1000
  isTurning = false
  heardSeconds = undefined
}

/**
 * Takes note of that for a transaction that turns the clock again and again, and is the only one to see that.
 */
export function setTurnedSeconds(seconds: number): void {
  setMovedSeconds(seconds)
  isTurning = true
}

/**
 * Takes note of what other connections see, unless one here is turning it. They have to see it twice in a
 * row, because a first answer may be from before a move that was made here meanwhile.
 */
export function hearMovedSeconds(seconds: number): void {
  if (isTurning) return
  if (heardSeconds === seconds) setMovedSeconds(seconds)
  else heardSeconds = seconds
}

/** The seconds by which the clock was moved in all; 0 in production. */
export async function readMovedSeconds(db: Reader): Promise<number> {
  const seconds = sql<number>`extract(epoch from troupe_now() - now())`.mapWith(Number)
  return one(await db.select({ seconds }).from(installation)).seconds
}

/**
 * Refuses to go on in earnest with a trial whose clock was moved: what happened in that future did not
 * happen.
 */
export async function refuseMovedClock(db: Reader): Promise<void> {
  if ((await readMovedSeconds(db)) === 0) return
  throw new StartRefused(
    'On the local trial that this database was used for, time was let pass, and what happened since then lies in the future. So it can only be used as a trial. Start with a new DATABASE_URL, or a new DATA_DIR.',
  )
}

/** Whether a moment lies in the past by the clock that programs and money go by. */
export function hasPassed(moment: string): boolean {
  return Date.parse(moment) <= businessTime()
}

/** The time by that clock, in milliseconds. */
export function businessTime(): number {
  return databaseTime() + movedMs
}

/**
 * The time by the database's own clock, in milliseconds, for deadlines that are kept outside of it. All
 * processes share that clock, and their own may differ.
 */
export function databaseTime(): number {
  return Date.now() + aheadMs
}
