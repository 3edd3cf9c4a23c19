import type { Db } from '../../../framework/database/db.ts'
import { takeTurns } from '../../../framework/fair-queue.ts'
import { limitRate } from '../../../framework/http/load/rate-limit.ts'
import type { Actor } from '../../../tables/actor.ts'

/**
 * Limits how many papers someone has drawn, since drawing one keeps the process from everything else for a
 * moment.
 */
export function limitDrawing(db: Db, { user }: Actor): Promise<void> {
  return limitRate(db, { key: `pdf-for:${user.id}`, most: 30, seconds: 300 })
}

/**
 * Draws papers one after another, and for each person in their turn, so that there is time in between for
 * everybody else.
 */
export const inDrawingTurn = takeTurns({ atOnce: 1, waiting: 60, each: { atOnce: 1, waiting: 29 } })
